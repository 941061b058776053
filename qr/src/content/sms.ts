import type { ContentType } from './content-type.ts';
import { dialString } from './phone.ts';
import { optional, phoneNumber, plainText, required } from './rules.ts';

/** `SMSTO:phone:message`; everything behind the second colon is the message, colons included. */
export const sms: ContentType<'phone' | 'message'> = {
  id: 'sms',
  name: 'SMS',
  fields: [
    {
      name: 'phone',
      label: 'Phone number',
      control: 'tel',
      hint: 'Begin with + and the country code, so that it works from anywhere.',
      placeholder: '+1 201 555 0123',
      check: required('Enter the phone number that the message goes to.', phoneNumber),
    },
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
