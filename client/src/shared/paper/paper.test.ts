import { type PaperName, papers } from '@canary/qr/paper/page';
import { expect, test } from 'vitest';
import { maxWidth, minWidth, paperSize, parseLength, parseWidth, usualPaper } from './paper.ts';

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

test.each([
  ['-1.25', -1.25],
  ['−2', -2],
  ['0', 0],
  ['0,1 in', 2.54],
  ['', undefined],
  ['1-2', undefined],
])('Parses the length %j as %s millimetres', (typed, length) => {
  expect(parseLength(typed)).toBe(length);
});

test('An own paper has sides of 30 to 2,000 mm', () => {
  expect(paperSize({ name: 'own', width: '8.5 in', height: '200' })).toEqual({ width: 215.9, height: 200 });
  expect(paperSize({ name: 'own', width: '29', height: '200' })).toBeUndefined();
  expect(paperSize({ name: 'own', width: '100', height: '2001' })).toBeUndefined();
  expect(paperSize({ name: 'A5', width: '', height: '' })).toEqual(papers.A5);
});

test.each<[PaperName, number, number, number]>([
  ['A4', 37, 37, 190],
  ['A5', 37, 37, 128],
  ['A6', 37, 37, 85],
  ['Letter', 37, 37, 195],
  ['A4', 37, 47, 190],
  ['A5', 37, 60, 111],
])('On %s, a code of %i × %i modules is at most %i mm wide', (name, width, height, most) => {
  expect(maxWidth({ width, height }, papers[name])).toBe(most);
});

test.each([
  ['en-US', 'Letter'],
  ['es-MX', 'Letter'],
  ['en-GB', 'A4'],
  ['de', 'A4'],
])('The usual paper of %s is %s', (locale, name) => {
  expect(usualPaper(locale)).toBe(name);
});
