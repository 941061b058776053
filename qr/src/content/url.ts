import type { ContentType } from './content-type.ts';
import { completeAddress, required, webAddress } from './rules.ts';

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
      hint: 'You can leave out the https:// part.',
      placeholder: 'https://example.com',
      check: required(INVALID, (value, values) => webAddress(value.trim(), values)),
      complete: completeAddress('url'),
    },
  ],
  empty: { url: '' },
  payload: (values) => values.url.trim(),
};
