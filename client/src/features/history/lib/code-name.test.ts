import { expect, test } from 'vitest';
import { savedCode } from '../testing/fake-history.ts';
import { longestName, suggestName } from './code-name.ts';

test.each([
  ['url', { url: ' https://www.Example.com/menu/ ' }, 'Example.com/menu'],
  ['text', { text: 'First line\nSecond' }, 'First line'],
  ['email', { email: 'ada@example.com', subject: '', body: 'Hi' }, 'ada@example.com'],
  ['wifi', { ssid: 'Guests', password: 'sing-sing', encryption: 'WPA' }, 'Guests'],
  ['vcard', { name: '', org: 'Canary Ltd', phone: '1' }, 'Canary Ltd'],
  ['location', { lat: '1.5', lng: '-2' }, '1.5, -2'],
  ['text', { text: '   ' }, 'QR code'],
])('A %s code is named after what it holds', (type, values, name) => {
  expect(suggestName(savedCode({ type, values }))).toBe(name);
});

test('A long name is cut between characters', () => {
  const name = suggestName(savedCode({ type: 'text', values: { text: '🐤'.repeat(200) } }));
  expect([...name]).toHaveLength(longestName);
  expect(name.endsWith('🐤…')).toBe(true);
});
