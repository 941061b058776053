import type { ContentType } from './content-type.ts';
import { required, webAddress } from './rules.ts';

const HINT = 'Enter a valid web address starting with http:// or https://';

/** A web address, encoded as typed (white space around it left out, as browsers do with `type="url"`). */
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
    },
  ],
  empty: { url: '' },
  payload: (values) => values.url.trim(),
};
