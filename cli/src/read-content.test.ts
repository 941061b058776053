import { expect, test } from 'vitest';
import { readPayload } from './read-content.ts';

test('A text without a type is the text of the code', () => {
  expect(readPayload('example.com', { type: undefined, fields: {} })).toBe('example.com');
});

test('A text with a type is its first field, completed as on the site', () => {
  expect(readPayload('example.com', { type: 'url', fields: {} })).toBe('https://example.com');
  expect(readPayload('Guests', { type: 'wifi', fields: { password: 'come on in' } })).toBe(
    'WIFI:S:Guests;T:WPA;P:come on in;;',
  );
});

test.each([
  [undefined, { type: undefined, fields: {} }, 'The text of the code is missing.'],
  ['', { type: undefined, fields: {} }, 'The text of the code is missing.'],
  ['a', { type: undefined, fields: { ssid: 'a' } }, 'Say with --type'],
  ['a', { type: 'fax', fields: {} }, '--type is one of url, text,'],
  ['a', { type: 'dynamic', fields: {} }, 'not “dynamic”'],
  ['a', { type: 'wifi', fields: { pasword: 'a' } }, 'no field “pasword”. Its fields: ssid, password'],
  ['a', { type: 'wifi', fields: { password: 'short' } }, 'password: A WPA2 password has 8 to 63 characters.'],
])('The content %j %j is refused: %s', (text, options, message) => {
  expect(() => readPayload(text, options)).toThrow(message);
});
