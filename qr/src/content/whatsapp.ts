import type { ContentType, Rule } from './content-type.ts';
import type { Part } from './parts.ts';
import { phoneField, plainNumber } from './phone.ts';
import { phoneNumber } from './phone-number.ts';
import { isBlank, optional, plainText, required } from './rules.ts';
import { splitQuery } from './uri-parts.ts';

/** The digits of an international number, without the plus sign. */
const digitsOf = (number: string) => plainNumber(number).replace('+', '');

/** A number with its country code, which WhatsApp needs even within the country. */
const international: Rule = (value, values) => {
  const error = phoneNumber(value, values);
  if (error !== undefined) return error;
  if (!plainNumber(value).startsWith('+'))
    return 'Start the number with + and the country code, like +44 7700 900123';
  return /^[1-9]\d{6,14}$/.test(digitsOf(value))
    ? undefined
    : 'Enter the whole number with its country code: 7 to 15 digits after the +';
};

/**
 * A chat in WhatsApp: faq.whatsapp.com, "How to use click to chat".
 *
 * @example https://wa.me/447700900123?text=Hello%21
 */
export const whatsapp: ContentType<'phone' | 'message'> = {
  id: 'whatsapp',
  name: 'WhatsApp',
  fields: [
    {
      ...phoneField,
      label: 'WhatsApp number',
      hint: 'With + and the country code.',
      placeholder: '+44 7700 900123',
      check: required('Enter the WhatsApp number that the chat is with.', international),
    },
    {
      name: 'message',
      label: 'Message',
      control: 'multiline',
      hint: 'Filled in and ready to send. You can leave it empty.',
      check: optional(plainText),
    },
  ],
  empty: { phone: '', message: '' },
  namedBy: ['phone'],
  payload: ({ phone, message }) => {
    const chat = `https://wa.me/${digitsOf(phone)}`;
    return isBlank(message) ? chat : `${chat}?text=${encodeURIComponent(message)}`;
  },
  parse: (text) => {
    const [, digits, query = ''] = /^https?:\/\/wa\.me\/\+?([1-9]\d{6,14})\/?(\?.*)?$/is.exec(text) ?? [];
    if (digits !== undefined) return { parts: chatParts(digits, splitQuery(query, 'space').parts) };
    const [, send] = /^(?:https?:\/\/api\.whatsapp\.com\/|whatsapp:\/\/)send\/?(\?.*)$/is.exec(text) ?? [];
    if (send === undefined) return undefined;
    const { parts } = splitQuery(send, 'space');
    const phone = parts.find(({ name }) => name === 'phone');
    // A plus sign before the number is a space here.
    const [, number] = /^[+ ]?([1-9]\d{6,14})$/.exec(phone?.value ?? '') ?? [];
    if (number === undefined) return undefined;
    const others = parts.filter((part) => part !== phone);
    return { parts: chatParts(number, others) };
  },
  wording: ({ phone }) => ({ title: 'Chat with us on WhatsApp', text: phone }),
};

function chatParts(digits: string, parts: readonly Part[]): readonly Part[] {
  return [
    { name: 'phone', value: `+${digits}` },
    ...parts.map((part) => (part.name === 'text' ? { name: 'message', value: part.value } : part)),
  ];
}
