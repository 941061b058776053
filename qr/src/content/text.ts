import type { ContentType } from './content-type.ts';
import { plainText, required } from './rules.ts';

/** Any text, encoded as typed. */
export const text: ContentType<'text'> = {
  id: 'text',
  name: 'Text',
  fields: [
    {
      name: 'text',
      label: 'Text',
      control: 'multiline',
      hint: 'Any language, emoji and line breaks. Shorter text makes a code that scans from farther away.',
      placeholder: 'What should people read?',
      check: required('Enter the text that the code should show.', plainText),
    },
  ],
  empty: { text: '' },
  namedBy: ['text'],
  payload: (values) => values.text,
  wording: (values) => ({ title: 'Scan to read', text: values.text }),
};
