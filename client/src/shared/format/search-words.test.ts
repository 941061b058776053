import { expect, test } from 'vitest';
import { hasWords, markWords, nearnessTo, wordsOf } from './search-words.ts';

const marked = (text: string, query: string) =>
  markWords(text, wordsOf(query))
    .map(({ text: stretch, isFound }) => (isFound ? `[${stretch}]` : stretch))
    .join('');

test.each([
  ['Wi-Fi codes', 'wifi', '[Wi-Fi] codes'],
  ['Wi-Fi codes', 'WI-FI', '[Wi-Fi] codes'],
  ['A café’s menu', 'cafe', 'A [café]’s menu'],
  ['Don’t scan', 'dont', '[Don’t] scan'],
  ['Print a print', 'print', '[Print] a [print]'],
  ['Printing', 'print', '[Print]ing'],
  ['banana', 'ana', 'b[anana]'],
  ['Size and colour', 'colour size', '[Size] and [colour]'],
  ['Up to 4,096 pixels', '4096', 'Up to [4,096] pixels'],
  ['A code', 'x', 'A code'],
  ['A code', ' – ', 'A code'],
])('In %j the query %j marks %j', (text, query, result) => {
  expect(marked(text, query)).toBe(result);
});

test('A text has what is looked for only when it has every word', () => {
  expect(hasWords('How large should I print it?', wordsOf('print large'))).toBe(true);
  expect(hasWords('How large should I print it?', wordsOf('print small'))).toBe(false);
  expect(hasWords('anything', wordsOf(''))).toBe(true);
});

test('Words that follow each other are not one', () => {
  expect(hasWords('a red ant', wordsOf('redant'))).toBe(false);
});

test('A text is the nearer the more letters of what is looked for it has, in whole words', () => {
  const words = wordsOf('use it offline');
  expect(nearnessTo('How to use it offline', words)).toBe(12);
  expect(nearnessTo('Does it work offline?', words)).toBe(9);
  expect(nearnessTo('Off the line', words)).toBe(0);
});
