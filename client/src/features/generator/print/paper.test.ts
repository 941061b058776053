import { expect, test } from 'vitest';
import { maxWidth, minWidth, type PaperName, parseWidth, printPixels, usualPaper } from './paper.ts';

test.each([
  ['50', 50],
  [' 10 ', 10],
  ['190', 190],
  ['12', 12],
  ['50mm', 50],
  ['5 cm', 50],
  ['4,2 CM', 42],
  ['2 in', 50.8],
  ['50.5', 50.5],
  ['0', undefined],
  ['20 cm', 200],
  ['', undefined],
  ['5e1', undefined],
  ['5 ft', undefined],
])('Parses the width %j as %s millimetres', (typed, width) => {
  expect(parseWidth(typed)).toBe(width);
});

test('The smallest width gives modules of 0.4 mm, including the quiet zone', () => {
  expect(minWidth({ width: 33, height: 33 })).toBe(14);
  expect(minWidth({ width: 185, height: 185 })).toBe(74);
});

test('A print has whole pixels per module at 600 dpi or more, within 4,096 pixels', () => {
  const square = (side: number) => ({ width: side, height: side });
  expect(printPixels(square(33), 50)).toBe(33 * 36);
  expect(printPixels(square(33), 190)).toBe(33 * 124);
  expect(printPixels(square(185), 10)).toBe(185 * 4);
  expect(printPixels({ width: 33, height: 50 }, 190)).toBe(33 * 81);
});

test.each<[PaperName, number, number, number]>([
  ['A4', 37, 37, 190],
  ['A5', 37, 37, 128],
  ['A6', 37, 37, 85],
  ['Letter', 37, 37, 195],
  ['A4', 37, 47, 190],
  ['A5', 37, 60, 111],
])('On %s, a code of %i × %i modules is at most %i mm wide', (name, width, height, most) => {
  expect(maxWidth({ width, height }, name)).toBe(most);
});

test.each([
  ['en-US', 'Letter'],
  ['es-MX', 'Letter'],
  ['en-GB', 'A4'],
  ['de', 'A4'],
])('The usual paper of %s is %s', (locale, name) => {
  expect(usualPaper(locale)).toBe(name);
});
