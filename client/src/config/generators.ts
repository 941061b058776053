import type { contentTypes } from '@canary/qr/content/all';
import type { Feature } from '#gql/graphql.ts';
import type { SitePath } from './paths.ts';

/** A kind of content that codes can hold. */
export type ContentTypeId = keyof typeof contentTypes;

/** What needs no account (specification §6). */
export const forEverybody: readonly ContentTypeId[] = ['url', 'text', 'email'];

/** What has to be unlocked before codes of a type can be made; types that aren't named are free with an account. */
export const featureOf: Readonly<Partial<Record<ContentTypeId, Feature>>> = {
  vcard: 'VCARD',
  wifi: 'WIFI',
  sms: 'SMS',
  phone: 'PHONE',
};

/** Where codes of a type are made. */
export function generatorPath(id: ContentTypeId): SitePath {
  return `/generate/${id}` as const;
}
