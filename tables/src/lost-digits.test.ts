import { expect, test } from 'vitest';
import { findLostDigits } from './lost-digits.ts';

const rowsOf = (column: readonly string[]) => findLostDigits(column).map(({ row }) => row);

test('Numbers that a spreadsheet has changed are found', () => {
  expect(rowsOf(['01067', '1067', '10115', '20095', '50667', ''])).toEqual([1]);
  expect(rowsOf(['5.58E+12', '5,58E+12'])).toEqual([0, 1]);
  expect(rowsOf(['1234567890123450000', '1234567890123456789'])).toEqual([0]);
  expect(findLostDigits(['01067', '1067', '10115'])[0]?.problem).toContain('‘01067’');
});

test.each([
  ['amounts', ['5', '10', '1200', '13', '14']],
  ['numbers that count up', Array.from({ length: 12_000 }, (_, index) => `${index}`)],
  ['numbers of all lengths', ['12345', '1234567', '123456', '12345678', '123456789']],
  ['texts', ['Menu 1', '2nd floor', '']],
])('%s have lost nothing', (_, column) => {
  expect(rowsOf(column)).toEqual([]);
});
