import { findDisguises } from '@canary/links/disguise';
import { readWebAddress } from '@canary/links/web-address';
import { contentTypes } from './all.ts';
import { type ContentType, toPayload } from './content-type.ts';
import { location } from './location.ts';
import { readPlace } from './map-address.ts';
import { parseCode } from './parse-code.ts';
import { type Part, toParts } from './parts.ts';
import { type FormOffer, offerForm, recogniseContent } from './recognise.ts';

/** What a code contains, for people. */
export interface ExplainedCode {
  /** The form in which the code can be made again. */
  readonly form: FormOffer;
  /** What the code is, if it has no form of its own, such as `Calendar event`. */
  readonly kind?: string | undefined;
  /** Its parts, with labels for display. */
  readonly parts: readonly { readonly label: string; readonly value: string }[];
  /** Why to be careful, as sentences. */
  readonly warnings: readonly string[];
  /** The web address that the code opens. */
  readonly address?: string | undefined;
}

/** Texts that programs understand and that have no form here, by how they start. Sources: the programs' documentation. */
const otherKinds: readonly { readonly kind: string; readonly start: RegExp; readonly warning?: string }[] = [
  { kind: 'Contact', start: /^(MECARD|BIZCARD):/i },
  { kind: 'Email', start: /^MATMSG:/i },
  { kind: 'Bank transfer', start: /^ST00012\|/ },
  {
    kind: 'Payment in a cryptocurrency',
    start: /^(bitcoin|bitcoincash|ethereum|litecoin|lightning|monero):/i,
  },
  { kind: 'eSIM', start: /^LPA:1\$/i },
  {
    kind: 'Secret for one-time passwords',
    start: /^otpauth(-migration)?:/i,
    warning:
      'With this secret, anyone can make the one-time passwords of an account. Don’t show it to others.',
  },
];

/** Characters that are invisible, or change the order in which a text is shown, except for the joiners of letters. */
const invisible = /(?![\u200c\u200d])[\p{Cf}\u115f\u1160\u3164]/u;

/**
 * Explains the text of a code: what it is, its parts, and what could mislead people. Requests nothing.
 *
 * @example
 * explainCode('WIFI:S:Guests;T:WPA;P:come on in;;').parts
 * // [{ label: 'Network name (SSID)', value: 'Guests' }, { label: 'Password', value: 'come on in' }, …]
 */
export function explainCode(text: string): ExplainedCode {
  const content = text.trim();
  const misleading = invisible.test(content)
    ? ['This text has invisible characters, so that it may not be what it looks like.']
    : [];
  const { url } = /^https?:\/\//i.test(content) ? readWebAddress(content) : {};
  const place = url && readPlace(content);
  if (place && isWritten(content, place))
    return describe(
      { id: 'location', values: { ...place }, leavesOut: [] },
      toParts({ ...place }),
      misleading,
    );
  if (url) {
    const warnings = [...misleading, ...findDisguises(url)];
    const parsed = parseCode(content);
    const { id, values } = recogniseContent(content);
    const described =
      parsed?.id === id
        ? describe({ id, values, leavesOut: [] }, parsed.parts, warnings)
        : describe(urlForm(content), toParts({ url: content }), warnings);
    return { ...described, address: url.href };
  }
  const form = offerForm(content);
  const parsed = form && parseCode(content);
  if (parsed) return describe(form, [...parsed.parts, ...toParts({ ...parsed.unsaid })], misleading);
  const other = otherKinds.find(({ start }) => start.test(content));
  const asText = { id: 'text', values: { ...contentTypes.text.empty, text }, leavesOut: [] } as const;
  return {
    ...describe(asText, toParts({ text }), [...misleading, ...(other?.warning ? [other.warning] : [])]),
    kind: other?.kind,
  };
}

const urlForm = (content: string): FormOffer => ({ id: 'url', values: { url: content }, leavesOut: [] });

/** Whether our form for locations writes exactly this address. */
function isWritten(content: string, place: { readonly lat: string; readonly lng: string }): boolean {
  const written = toPayload(location, { ...place });
  return written.ok && written.payload === content;
}

function describe(form: FormOffer, parts: readonly Part[], warnings: readonly string[]): ExplainedCode {
  const { fields }: ContentType = contentTypes[form.id];
  const order = ({ name, isOther }: Part) => {
    const index = isOther ? -1 : fields.findIndex((field) => field.name === name);
    return index < 0 ? fields.length : index;
  };
  const sorted = [...parts].sort((one, other) => order(one) - order(other));
  return { form, parts: sorted.map((part) => nameOf(part, fields)), warnings };
}

/** Names a part as the form does: a choice by its option, and a ticked box with yes. */
function nameOf({ name, value, isOther }: Part, fields: ContentType['fields']) {
  const field = isOther ? undefined : fields.find((candidate) => candidate.name === name);
  const option = field?.options?.find((candidate) => candidate.value === value);
  const label = field?.label ?? name.charAt(0).toUpperCase() + name.slice(1);
  return { label, value: field?.control === 'checkbox' ? 'Yes' : (option?.label ?? value) };
}
