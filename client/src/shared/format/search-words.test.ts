import { expect, test } from 'vitest';
import { hasWords, markWords, matchScore, wordsOf } from './search-words.ts';

const marked = (text: string, query: string) =>
  markWords(text, wordsOf(query))
    .map(({ text: part, isFound }) => (isFound ? `[${part}]` : part))
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

test('A text matches only if it contains every word', () => {
  expect(hasWords('How large should I print it?', wordsOf('print large'))).toBe(true);
  expect(hasWords('How large should I print it?', wordsOf('print small'))).toBe(false);
  expect(hasWords('anything', wordsOf(''))).toBe(true);
});

test('A match doesn’t span two words', () => {
  expect(hasWords('a red ant', wordsOf('redant'))).toBe(false);
});

test('The score of a text is the length of the words it contains', () => {
  const words = wordsOf('use it offline');
  expect(matchScore('How to use it offline', words)).toBe(12);
  expect(matchScore('Does it work offline?', words)).toBe(9);
  expect(matchScore('Off the line', words)).toBe(0);
});
