import type { ContentType } from './content-type.ts';
import { withMainPart } from './parts.ts';
import { emailAddress, isBlank, optional, plainText, required } from './rules.ts';
import { afterScheme, splitQuery } from './uri-parts.ts';

/**
 * A `mailto:` link: RFC 6068.
 *
 * `+` is encoded as `%2B`, which §5 allows: scanners built on ZXing decode a bare `+` as a space, even in the address.
 *
 * @example mailto:name%2Btag@example.com?subject=Hello
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
  namedBy: ['subject', 'email'],
  payload: ({ email: address, subject, body }) => {
    const [local = '', domain = ''] = address.trim().split('@');
    const headers = Object.entries({ subject, body })
      .filter(([, value]) => !isBlank(value))
      .map(([name, value]) => `${name}=${encodeURIComponent(value.replace(/\r\n|\r|\n/g, '\r\n'))}`);
    const to = `mailto:${encodeURIComponent(local)}@${encodeURIComponent(domain)}`;
    return headers.length > 0 ? `${to}?${headers.join('&')}` : to;
  },
  parse: (text) => {
    const rest = afterScheme(text, 'mailto');
    if (rest === undefined) return undefined;
    const { path, parts } = splitQuery(rest, 'plus', ['subject', 'body']);
    return withMainPart([{ name: 'email', value: path }, ...parts]);
  },
  wording: (values) => ({ title: 'Write to us', text: values.email }),
};
