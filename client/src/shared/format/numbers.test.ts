import { expect, test } from 'vitest';
import { numbersIn } from './numbers.ts';

test.each([
  [undefined, '1,234,567.5'],
  ['de-DE', '1.234.567,5'],
  ['en-IN', '12,34,567.5'],
])('In locale %s a number is %s', (locale, text) => {
  expect(numbersIn(locale).number(1_234_567.5)).toBe(text);
});

test('The noun is singular only for one', () => {
  const { plural } = numbersIn('de-DE');
  expect([plural(0, 'token'), plural(1, 'token'), plural(1000, 'token')]).toEqual([
    '0 tokens',
    '1 token',
    '1.000 tokens',
  ]);
});
