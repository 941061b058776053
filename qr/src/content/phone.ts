import type { ContentType } from './content-type.ts';
import { type Part, withMainPart } from './parts.ts';
import { phoneNumber } from './phone-number.ts';
import { required } from './rules.ts';
import { afterScheme, decode, namedParts } from './uri-parts.ts';

/**
 * Removes a national trunk prefix, `(0)`, after the country code. It must not be dialled from abroad (ITU-T E.123), but
 * phones would dial it.
 *
 * @example withoutTrunkZero('+49 (0)170 123456') // '+49 170 123456'
 * @example withoutTrunkZero('(0170) 123456') // '(0170) 123456'
 */
export function withoutTrunkZero(number: string): string {
  return number.replace(/^(\s*\+\d+)\s*\(\s*0\s*\)\s*/, '$1 ');
}

/**
 * Removes spaces and slashes, which a `tel:` URI can't contain. The visual separators `- . ( )` of RFC 3966 §5.1.1 stay.
 *
 * @example dialString('+1 (201) 555-0123') // '+1(201)555-0123'
 */
export function dialString(number: string): string {
  return withoutTrunkZero(number).replace(/[\s/]/g, '');
}

/** The phone number field of all content types. Each type adds its own check. */
export const phoneField = {
  name: 'phone',
  label: 'Phone number',
  control: 'tel',
  hint: 'Start with + and the country code so that it works from anywhere.',
  placeholder: '+1 201 555 0123',
  plain: plainNumber,
} as const;

/** Writes a phone number as it is dialled: without visual separators. */
export function plainNumber(number: string): string {
  return dialString(number).replace(/[().-]/g, '');
}

/** Splits a phone number from its parameters: RFC 3966 §3. */
export function dialledParts(text: string): readonly Part[] {
  const [number = '', ...parameters] = decode(text).split(';');
  return [{ name: 'phone', value: number }, ...namedParts(parameters, { ext: 'extension' })];
}

/**
 * A `tel:` link: RFC 3966.
 *
 * @example tel:+1-201-555-0123
 */
export const phone: ContentType<'phone'> = {
  id: 'phone',
  name: 'Phone',
  fields: [{ ...phoneField, check: required('Enter the phone number to call.', phoneNumber) }],
  empty: { phone: '' },
  namedBy: ['phone'],
  payload: (values) => `tel:${dialString(values.phone)}`,
  parse: (text) => {
    const rest = afterScheme(text, 'tel');
    return rest === undefined ? undefined : withMainPart(dialledParts(rest));
  },
  wording: (values) => ({ title: 'Call us', text: values.phone }),
};
