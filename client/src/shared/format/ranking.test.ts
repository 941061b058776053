import { expect, test } from 'vitest';
import { findBest, foldTitle } from './ranking.ts';

const find = (titles: readonly string[], query: string, max = 8) =>
  findBest(
    titles.map((title) => ({ title })),
    query,
    ({ title }) => ({ title: foldTitle(title) }),
    max,
  ).map(({ title }) => title);

test('The start of a title comes before the start of a word, and that before the middle of a word', () => {
  expect(find(['Barcode', 'QR codes', 'Menu', 'Codes'], 'code')).toEqual(['Codes', 'QR codes', 'Barcode']);
});

test('Every word of the query must match, in any order', () => {
  const titles = ['Menu for lunch', 'Lunch menu', 'Lunch', 'Menu'];
  expect(find(titles, 'lunch me')).toEqual(['Lunch menu', 'Menu for lunch']);
});

test('Case, accents and punctuation don’t count', () => {
  expect(find(['Café  Wi-Fi'], 'CAFE WIFI')).toEqual(['Café  Wi-Fi']);
  expect(find(['Wi-Fi'], 'wi-f')).toEqual(['Wi-Fi']);
});

test('Other words of an item count from their start, and less than any title', () => {
  const items = [
    { title: 'codes', more: 'saved history' },
    { title: 'prehistory', more: '' },
  ];
  expect(findBest(items, 'history', (item) => item, 8)).toEqual([items[1], items[0]]);
  expect(findBest(items, 'aved', (item) => item, 8)).toEqual([]);
});

test('An item that another search has found is ranked, but not dropped', () => {
  const items = ['terrace', 'menu'].map((title) => ({ title, isFound: true }));
  expect(findBest(items, 'menu', (item) => item, 8)).toEqual([items[1], items[0]]);
});

test('Items of the same rank keep their order, up to the limit; an empty query finds all', () => {
  expect(find(['Code b', 'Code a', 'Code c'], 'code', 2)).toEqual(['Code b', 'Code a']);
  expect(find(['b', 'a'], ' ')).toEqual(['b', 'a']);
  expect(find(['b', 'a'], 'c')).toEqual([]);
});
