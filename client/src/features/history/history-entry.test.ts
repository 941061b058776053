import { expect, test } from 'vitest';
import { maxNameLength, suggestName } from './history-entry.ts';
import { savedCode } from './testing/fake-history-records.ts';

test.each([
  ['url', { url: ' https://www.Example.com/menu/ ' }, 'Example.com/menu'],
  ['text', { text: 'First line\nSecond' }, 'First line'],
  ['email', { email: 'ada@example.com', subject: '', body: 'Hi' }, 'ada@example.com'],
  ['wifi', { ssid: 'Guests', password: 'sing-sing', encryption: 'WPA' }, 'Guests'],
  ['vcard', { name: '', org: 'Canary Ltd', phone: '1' }, 'Canary Ltd'],
  ['location', { lat: '1.5', lng: '-2' }, '1.5, -2'],
  ['text', { text: '   ' }, 'QR code'],
])('Names a %s code after its content', (type, values, name) => {
  expect(suggestName(savedCode({ type, values }))).toBe(name);
});

test('Shortens a long name without splitting a character', () => {
  const name = suggestName(savedCode({ type: 'text', values: { text: '🐤'.repeat(200) } }));
  expect([...name]).toHaveLength(maxNameLength);
  expect(name.endsWith('🐤…')).toBe(true);
});
