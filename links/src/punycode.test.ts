import { expect, test } from 'vitest';
import { decodeHost } from './punycode.ts';

test.each([
  ['müller.example'],
  ['münchen.de'],
  ['例え.テスト'],
  ['аррӏе.com'],
  // RFC 3492 §7.1, samples B and L.
  ['他们为什么不说中文'],
  ['3年b組金八先生'],
  ['faß.example'],
])('Decodes %s as the URL parser encodes it', (name) => {
  expect(decodeHost(new URL(`https://${name}`).hostname)).toBe(name);
});

test('A name that isn’t valid Punycode stays as it is', () => {
  expect(decodeHost('xn--é.example')).toBe('xn--é.example');
  expect(decodeHost('xn--99999999.example')).toBe('xn--99999999.example');
  expect(decodeHost('example.com')).toBe('example.com');
});
