import type { ContentType } from './content-type.ts';
import { required } from './rules.ts';

/**
 * The short link of a dynamic code. The site makes it, so that its form has no visible fields. The target isn't part of
 * the content: it changes after printing.
 */
export const dynamic: ContentType<'id' | 'link'> = {
  id: 'dynamic',
  name: 'Dynamic code',
  fields: [
    {
      name: 'id',
      label: 'Code',
      control: 'hidden',
      check: required('The id of the dynamic code is missing'),
    },
    {
      name: 'link',
      label: 'Short link',
      control: 'hidden',
      check: required('The short link is missing'),
    },
  ],
  empty: { id: '', link: '' },
  payload: ({ link }) => link,
  wording: ({ link }) => ({ title: 'Scan to visit', text: link.replace(/^https?:\/\//i, '').toLowerCase() }),
};
