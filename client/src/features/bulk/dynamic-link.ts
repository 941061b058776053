import type { RowTypes } from '@canary/bulk/columns';
import { shortLinkPayload } from '@canary/links/short-link';
import { ownSlugProblem } from '@canary/links/slug';
import { readTarget } from '@canary/links/target';
import { type ContentTypeId, contentTypes } from '@canary/qr/content/all';
import type { ContentType, Values } from '@canary/qr/content/content-type';
import { addressField, url } from '@canary/qr/content/url';
import { generatorTypes } from '#config/generators.ts';

/** A short link to make. */
export interface NewLink {
  readonly target: string;
  /** The own name; generated if it is missing. */
  readonly slug?: string | undefined;
}

/** What the account may do with short links. */
export interface LinkRights {
  /** The payload of a link with a generated name. */
  readonly example: string;
  /** Whether the user's email address is confirmed, which own names need. */
  readonly canName: boolean;
}

const ownHost = () => window.location.hostname;

/**
 * The form of a dynamic code in a run. A name that no link can have is a warning, because a name is generated then: names
 * of other services are often generated, too, and no print depends on them.
 */
export const dynamicLink: ContentType<'target' | 'slug'> = {
  id: 'dynamic',
  name: 'Dynamic code',
  fields: [
    {
      ...addressField('target'),
      name: 'target',
      label: 'Web address',
      check: (value) => readTarget(value, [ownHost()]).problem,
    },
    {
      name: 'slug',
      label: 'Name of the short link',
      control: 'text',
      check: () => undefined,
      complete: (value) => {
        const slug = lastPart(value);
        return slug === value
          ? undefined
          : { values: { slug }, note: 'The last part of the link is its name.' };
      },
      warn: (value) => {
        const problem = value === '' ? undefined : ownSlugProblem(value);
        return problem && `${problem} Unless you change it, a name is generated.`;
      },
    },
  ],
  empty: { target: '', slug: '' },
  payload: () => exampleLink(),
  wording: ({ target }) => url.wording({ url: target }),
};

/** The forms of the content types of a run. */
export const runTypes: RowTypes = { ...contentTypes, dynamic: dynamicLink };

/** The types that a run can have, in order. */
export const runTypeIds: readonly ContentTypeId[] = [...generatorTypes, 'dynamic'];

/** The payload of a generated link of this site. A short host is only known to logged-in users. */
export const exampleLink = () =>
  shortLinkPayload('2222222', { publicUrl: window.location.origin, shortUrl: null });

/** The link that valid values of {@link dynamicLink} ask for. */
export function newLinkOf({ target: typed = '', slug = '' }: Values, { canName }: LinkRights): NewLink {
  const { target = typed } = readTarget(typed, [ownHost()]);
  const isOwn = canName && slug !== '' && ownSlugProblem(slug) === undefined;
  return isOwn ? { target, slug } : { target };
}

/** The payload of a link before it is made. A generated name has the length of the example's. */
export function payloadBefore({ slug }: NewLink, { example }: LinkRights): string {
  return slug === undefined ? example : example.replace(/[^/]*$/, slug.toUpperCase());
}

/** @example lastPart('https://bit.ly/menu-2026?x=1') // 'menu-2026' */
function lastPart(value: string): string {
  const [path = ''] = value.split(/[?#]/);
  return path.replace(/\/+$/, '').replace(/^.*\//, '');
}
