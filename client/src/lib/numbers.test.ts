import { expect, test } from 'vitest';
import { numbersIn } from './numbers.ts';

test.each([
  [undefined, '1,234,567.5'],
  ['de-DE', '1.234.567,5'],
  ['en-IN', '12,34,567.5'],
])('In %s a number is %s', (locale, text) => {
  expect(numbersIn(locale).number(1_234_567.5)).toBe(text);
});

test.each([undefined, 'en-IN', 'de', 'ar-EG', 'en-US-u-nu-deva'])(
  'Small numbers of %s are as Intl has them',
  (locale) => {
    const format = new Intl.NumberFormat(locale ?? 'en');
    for (const value of [0, 7, 999, 1000, 0.5, -3, Number.NaN]) {
      expect(numbersIn(locale).number(value)).toBe(format.format(value));
    }
  },
);

test('One of something has no s', () => {
  const { plural } = numbersIn('de-DE');
  expect([plural(0, 'token'), plural(1, 'token'), plural(1000, 'token')]).toEqual([
    '0 tokens',
    '1 token',
    '1.000 tokens',
  ]);
});
