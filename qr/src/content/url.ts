import type { ContentType } from './content-type.ts';
import { required, webAddress, withHttps } from './rules.ts';

const HINT = 'Enter a valid web address starting with http:// or https://';

/** A web address as typed, without surrounding white space (browsers trim `type="url"` fields too). */
export const url: ContentType<'url'> = {
  id: 'url',
  name: 'URL',
  fields: [
    {
      name: 'url',
      label: 'Web address',
      control: 'url',
      hint: HINT,
      placeholder: 'https://example.com',
      check: required(HINT, (value, values) => webAddress(value.trim(), values)),
      complete: withHttps,
    },
  ],
  empty: { url: '' },
  payload: (values) => values.url.trim(),
};
