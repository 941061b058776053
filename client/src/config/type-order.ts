import type { ContentTypeId } from './generators.ts';

/** The dashboard's seven (specification §2), in their order. */
export const mainTypes: readonly ContentTypeId[] = [
  'url',
  'text',
  'email',
  'wifi',
  'vcard',
  'sms',
  'location',
];

/** What the dashboard has below the seven. */
export const moreTypes: readonly ContentTypeId[] = ['phone', 'upi'];
