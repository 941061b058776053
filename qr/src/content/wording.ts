import type { contentTypes } from './all.ts';
import type { Values } from './content-type.ts';
import { fullName } from './person-name.ts';
import { decimal, isBlank } from './rules.ts';

/** The text beside a code on a poster, for people to read. Secrets are left out. */
export interface Wording {
  readonly title: string;
  /** The content in readable form, possibly in several lines. */
  readonly text: string;
}

/** Returns a value without surrounding white space. */
type Read = (name: string) => string;

const wordings: Readonly<Record<keyof typeof contentTypes, (read: Read) => Wording>> = {
  url: (read) => ({
    title: 'Scan to visit',
    // People write web addresses without the scheme and a final slash. Browsers add both.
    text: read('url').replace(/^https?:\/\/|\/$/gi, ''),
  }),
  text: (read) => ({ title: 'Scan to read', text: read('text') }),
  email: (read) => ({ title: 'Write to us', text: read('email') }),
  vcard: (read) => ({
    title: fullName({ firstName: read('firstName'), lastName: read('lastName') }) || read('org'),
    text: ['org', 'phone', 'email', 'website']
      .map(read)
      .filter((value) => value !== '')
      .join('\n'),
  }),
  location: (read) => ({ title: 'Find us here', text: `${decimal(read('lat'))}, ${decimal(read('lng'))}` }),
  sms: (read) => ({ title: 'Text us', text: read('phone') }),
  wifi: (read) => ({ title: 'Join our Wi-Fi', text: read('ssid') }),
  phone: (read) => ({ title: 'Call us', text: read('phone') }),
  upi: (read) => ({
    title: isBlank(read('am')) ? `Pay ${read('pn')}` : `Pay ₹${decimal(read('am'))} to ${read('pn')}`,
    text: read('pa'),
  }),
  dynamic: (read) => ({
    title: 'Scan to visit',
    text: read('link')
      .replace(/^https?:\/\//i, '')
      .toLowerCase(),
  }),
};

/**
 * Returns the words for a poster with a code.
 *
 * @param type id of the content type
 * @param values valid values
 * @example wordingOf('phone', { phone: '+1 201 555 0123' }) // { title: 'Call us', text: '+1 201 555 0123' }
 */
export function wordingOf(type: string, values: Values): Wording {
  const [, wording = wordings.text] = Object.entries(wordings).find(([id]) => id === type) ?? [];
  return wording((name) => (values[name] ?? '').trim());
}
