import { expect, test } from 'vitest';
import { numbersIn } from './numbers.ts';

test.each([
  [undefined, '1,234,567.5'],
  ['de-DE', '1.234.567,5'],
  ['en-IN', '12,34,567.5'],
])('In %s a number is %s', (locale, text) => {
  expect(numbersIn(locale).number(1_234_567.5)).toBe(text);
});

const locales = [
  'en',
  'en-US',
  'en-GB',
  'en-IE',
  'en-CA',
  'en-AU',
  'en-NZ',
  'en-IN',
  'en-ZA',
  'de',
  'ar-EG',
  'en-u-nu-deva',
];
const values = [0, 7, 999, 1000, 4096, 12_345.678, 1_234_567, 1.5, 0.0625, 1e-7, 1e21, -3, Number.NaN];

test.each(locales)('In %s numbers are as Intl writes them', (locale) => {
  const { format } = new Intl.NumberFormat(locale);
  expect(values.map(numbersIn(locale).number)).toEqual(values.map((value) => format(value)));
});

test('One of something has no s', () => {
  const { plural } = numbersIn('de-DE');
  expect([plural(0, 'token'), plural(1, 'token'), plural(1000, 'token')]).toEqual([
    '0 tokens',
    '1 token',
    '1.000 tokens',
  ]);
});
