import type { ContentType } from './content-type.ts';
import { required, webAddress, withHttps } from './rules.ts';

const INVALID = 'Enter a valid web address starting with http:// or https://';

/** A web address as typed, without surrounding white space (browsers trim `type="url"` fields too). */
export const url: ContentType<'url'> = {
  id: 'url',
  name: 'URL',
  fields: [
    {
      name: 'url',
      label: 'Web address',
      control: 'url',
      hint: 'We add https:// if you leave it out.',
      placeholder: 'https://example.com',
      check: required(INVALID, (value, values) => webAddress(value.trim(), values)),
      complete: withHttps,
    },
  ],
  empty: { url: '' },
  payload: (values) => values.url.trim(),
};
