import { expect, test } from 'vitest';
import { leastWidth, parseWidth, printPixels } from './paper.ts';

test.each([
  ['50', 50],
  [' 10 ', 10],
  ['190', 190],
  ['9', undefined],
  ['191', undefined],
  ['', undefined],
  ['50.5', undefined],
  ['5e1', undefined],
])('%j typed is %s millimetres', (typed, width) => {
  expect(parseWidth(typed)).toBe(width);
});

test('The least width has room for modules of 0.4 mm, quiet zone included', () => {
  expect(leastWidth(25)).toBe(14);
  expect(leastWidth(177)).toBe(74);
});

test('A picture for print has whole pixels a module, 600 to the inch where 4,096 of them are enough', () => {
  expect(printPixels(25, 50)).toBe(33 * 36);
  expect(printPixels(25, 190)).toBe(33 * 124);
  expect(printPixels(177, 10)).toBe(185 * 4);
});
