import type { ContentType } from './content-type.ts';
import { type ParsedContent, withMainPart } from './parts.ts';
import { dialledParts, dialString, phoneField } from './phone.ts';
import { phoneNumber } from './phone-number.ts';
import { optional, plainText, required } from './rules.ts';
import { afterScheme, splitQuery } from './uri-parts.ts';

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
  namedBy: ['phone'],
  payload: (values) => `SMSTO:${dialString(values.phone)}:${values.message}`,
  parse: (text) => {
    const rest = afterScheme(text, 'smsto');
    if (rest !== undefined) return parseMessage(rest);
    const uri = afterScheme(text, 'sms');
    return uri === undefined ? undefined : parseUri(uri);
  },
  wording: (values) => ({ title: 'Text us', text: values.phone }),
};

/** Parses what follows `SMSTO:`: a number and a message. */
function parseMessage(rest: string): ParsedContent | undefined {
  const [number = '', message = ''] = rest.split(/:(.*)/s);
  return withMainPart([...dialledParts(number), { name: 'message', value: message }]);
}

/** Parses what follows `sms:`: RFC 5724, and the notation of `SMSTO:`. */
function parseUri(rest: string): ParsedContent | undefined {
  const [number = '', query = ''] = rest.split(/\?(.*)/s);
  if (number.includes(':')) return parseMessage(rest);
  const { parts } = splitQuery(`?${query}`, 'plus', ['body']);
  const named = parts.map((part) => (part.name === 'body' ? { ...part, name: 'message' } : part));
  return withMainPart([...dialledParts(number), ...named]);
}
