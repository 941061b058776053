import { expect, test } from 'vitest';
import { countWords, minutesToRead } from './reading-time.ts';

test.each([
  ['', 0],
  ['one', 1],
  ['  one  two\nthree ', 3],
  ['one – two', 2],
  ['₹1, please', 2],
])('%j has %d words', (text, words) => {
  expect(countWords(text)).toBe(words);
});

test.each([
  [0, 1],
  [100, 1],
  [440, 2],
  [900, 4],
])('%d words take %d minutes', (words, minutes) => {
  expect(minutesToRead('word '.repeat(words))).toBe(minutes);
});
