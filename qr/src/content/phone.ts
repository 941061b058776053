import type { ContentType } from './content-type.ts';
import { phoneNumber, required } from './rules.ts';

/**
 * The number as it is dialled from anywhere. Many write the zero that is dialled within their country in brackets; after
 * the country code it belongs to no number (ITU-T E.123), and phones would dial it.
 *
 * @example withoutTrunkZero('+49 (0)170 123456') // '+49 170 123456'
 * @example withoutTrunkZero('(0170) 123456') // '(0170) 123456'
 */
export function withoutTrunkZero(number: string): string {
  return number.replace(/^(\s*\+\d+)\s*\(\s*0\s*\)\s*/, '$1 ');
}

/**
 * The number without what a URI can't hold, spaces and slashes. RFC 3966's visual separators `- . ( )` stay as typed.
 *
 * @example dialString('+1 (201) 555-0123') // '+1(201)555-0123'
 */
export function dialString(number: string): string {
  return withoutTrunkZero(number).replace(/[\s/]/g, '');
}

/** How every content type asks for a phone number; whether it must be given is each type's own check. */
export const phoneField = {
  name: 'phone',
  label: 'Phone number',
  control: 'tel',
  hint: 'Begin with + and the country code, so that it works from anywhere.',
  placeholder: '+1 201 555 0123',
} as const;

/** A `tel:` link after RFC 3966. */
export const phone: ContentType<'phone'> = {
  id: 'phone',
  name: 'Phone',
  fields: [{ ...phoneField, check: required('Enter the phone number to call.', phoneNumber) }],
  empty: { phone: '' },
  payload: (values) => `tel:${dialString(values.phone)}`,
};
