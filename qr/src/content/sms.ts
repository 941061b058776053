import type { ContentType } from './content-type.ts';
import { dialString, phoneField } from './phone.ts';
import { phoneNumber } from './phone-number.ts';
import { optional, plainText, required } from './rules.ts';

/**
 * A prepared text message, as in ZXing's wiki page "Barcode Contents". Everything after the second colon is the message,
 * including colons.
 *
 * @example SMSTO:+12015550123:See you at 12:30!
 */
export const sms: ContentType<'phone' | 'message'> = {
  id: 'sms',
  name: 'SMS',
  fields: [
    { ...phoneField, check: required('Enter the phone number that the message goes to.', phoneNumber) },
    {
      name: 'message',
      label: 'Message',
      control: 'multiline',
      hint: 'Filled in and ready to send. You can leave it empty.',
      check: optional(plainText),
    },
  ],
  empty: { phone: '', message: '' },
  payload: (values) => `SMSTO:${dialString(values.phone)}:${values.message}`,
};
