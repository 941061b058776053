import type { SavedCode } from '@canary/vault/record';
import type { Drawn } from './code-patch.ts';

/** How long a name or a folder's may be, in characters. */
export const longestName = 80;

/** What names a code of each type, from the likeliest field on. */
const naming: Readonly<Record<string, readonly string[]>> = {
  url: ['url'],
  text: ['text'],
  email: ['subject', 'email'],
  vcard: ['name', 'org', 'email', 'phone'],
  sms: ['phone'],
  wifi: ['ssid'],
  phone: ['phone'],
  upi: ['pn', 'pa'],
};

/**
 * A name for a code that nobody has named: from what it holds, never from what is secret in it.
 *
 * @example suggestName({ type: 'url', values: { url: 'https://www.example.com/menu/' }, … }); // 'example.com/menu'
 */
export function suggestName({ type, values }: Drawn): string {
  if (type === 'location') return [values['lat'], values['lng']].filter(Boolean).join(', ');
  const found = (naming[type] ?? []).map((field) => values[field]?.trim()).find(Boolean) ?? '';
  const [line = ''] = found.split(/\r?\n/);
  const plain = type === 'url' ? line.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '') : line;
  return shorten(plain) || 'QR code';
}

/** What a code is called once it holds something else: a name that came from what it held goes with it. */
export function nameAfter(before: SavedCode, after: Drawn): string {
  return before.name === suggestName(before) ? suggestName(after) : before.name;
}

/** A name as it is kept: without white space around it, and no longer than it may be. */
export function shorten(name: string): string {
  const plain = name.trim().replace(/\s+/g, ' ');
  const characters = [...plain];
  return characters.length <= longestName ? plain : `${characters.slice(0, longestName - 1).join('')}…`;
}
