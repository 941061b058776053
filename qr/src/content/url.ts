import { notAnAddress, readWebAddress } from '@canary/links/web-address';
import type { Completion, ContentType, Rule } from './content-type.ts';
import { required } from './rules.ts';

/** Accepts a web address that needs no repair. */
const webAddress: Rule = (value) => {
  const read = readWebAddress(value);
  return read.problem ?? read.advice;
};

/** Returns a field's function that repairs a web address. */
const repairAddress =
  (name: string) =>
  (value: string): Completion | undefined => {
    const { address, note } = { note: undefined, ...readWebAddress(value) };
    return address !== undefined && note !== undefined ? { values: { [name]: address }, note } : undefined;
  };

/** The functions of a field with a web address, by the rule of {@link readWebAddress}. */
export const addressField = (name: string) => ({
  control: 'url' as const,
  hint: 'You can leave out the https:// part.',
  placeholder: 'https://example.com',
  check: webAddress,
  complete: repairAddress(name),
  warn: (value: string) => ({ doubt: undefined, ...readWebAddress(value) }).doubt,
});

/** The address as the code contains it. */
export const addressOf = (value: string) => readWebAddress(value).address ?? value;

const field = addressField('url');

/** A web address, without invisible marks around it. */
export const url: ContentType<'url'> = {
  id: 'url',
  name: 'URL',
  fields: [{ name: 'url', label: 'Web address', ...field, check: required(notAnAddress, field.check) }],
  empty: { url: '' },
  namedBy: ['url'],
  payload: (values) => addressOf(values.url),
  wording: (values) => ({
    title: 'Scan to visit',
    // People write web addresses without the scheme and a final slash. Browsers add both.
    text: values.url.replace(/^https?:\/\/|\/$/gi, ''),
  }),
};
