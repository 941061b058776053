import type { ContentTypeId } from '@canary/qr/content/all';
import type { Feature } from '#gql/graphql.ts';

/** Content types that need no account (docs/product.md). */
export const publicTypes: readonly ContentTypeId[] = ['url', 'text', 'email'];

/** The feature that unlocks a content type. Types without a feature are free with an account. */
export const featureOf: Readonly<Record<string, Feature>> = {
  vcard: 'VCARD',
  wifi: 'WIFI',
  sms: 'SMS',
  phone: 'PHONE',
} satisfies Partial<Record<ContentTypeId, Feature>>;

/** Returns the path of a content type's generator. */
export function generatorPath<Id extends string>(id: Id): `/generate/${Id}` {
  return `/generate/${id}`;
}

/** Returns the path of a content type's public page. */
export function typePagePath<Id extends string>(id: Id): `/qr-code/${Id}` {
  return `/qr-code/${id}`;
}

/** The seven types that the dashboard shows first, in order (docs/product.md). */
export const mainTypes: readonly ContentTypeId[] = [
  'url',
  'text',
  'email',
  'wifi',
  'vcard',
  'sms',
  'location',
];

/** Every type with a page that makes its codes. A new type needs an entry here, and the texts in `type-copy.ts`. */
export const generatorTypes: readonly ContentTypeId[] = [
  ...mainTypes,
  'phone',
  'whatsapp',
  'event',
  'upi',
  'sepa',
  'swiss',
  'pix',
  'gs1',
];
