import type { ContentType } from './content-type.ts';
import { emailAddress, isBlank, optional, plainText, required } from './rules.ts';

/**
 * A `mailto:` link after RFC 6068.
 *
 * `+` becomes `%2B` everywhere, which §5 of the RFC allows: readers built on ZXing's core decode a bare `+`
 * as a space, in the address too.
 */
export const email: ContentType<'email' | 'subject' | 'body'> = {
  id: 'email',
  name: 'Email',
  fields: [
    {
      name: 'email',
      label: 'Email address',
      control: 'email',
      hint: 'Scanning the code starts a new message to this address.',
      placeholder: 'name@example.com',
      check: required('Enter a valid email address, like name@example.com', emailAddress),
    },
    { name: 'subject', label: 'Subject', control: 'text', extra: true, check: optional() },
    { name: 'body', label: 'Message', control: 'multiline', extra: true, check: optional(plainText) },
  ],
  empty: { email: '', subject: '', body: '' },
  payload: ({ email: address, subject, body }) => {
    const [local = '', domain = ''] = address.trim().split('@');
    const headers = Object.entries({ subject, body })
      .filter(([, value]) => !isBlank(value))
      .map(([name, value]) => `${name}=${encodeURIComponent(value.replace(/\r\n|\r|\n/g, '\r\n'))}`);
    const to = `mailto:${encodeURIComponent(local)}@${encodeURIComponent(domain)}`;
    return headers.length > 0 ? `${to}?${headers.join('&')}` : to;
  },
};
