import type { ContentType } from './content-type.ts';
import { dialString, phoneField } from './phone.ts';
import { optional, phoneNumber, plainText, required } from './rules.ts';

/** `SMSTO:phone:message`; everything behind the second colon is the message, colons included. */
export const sms: ContentType<'phone' | 'message'> = {
  id: 'sms',
  name: 'SMS',
  fields: [
    { ...phoneField, check: required('Enter the phone number that the message goes to.', phoneNumber) },
    {
      name: 'message',
      label: 'Message',
      control: 'multiline',
      hint: 'Stands ready to send. May stay empty.',
      check: optional(plainText),
    },
  ],
  empty: { phone: '', message: '' },
  payload: (values) => `SMSTO:${dialString(values.phone)}:${values.message}`,
};
