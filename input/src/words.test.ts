import { expect, test } from 'vitest';
import { cutWords } from './words.ts';

const wordsOf = (text: string) => Array.from(cutWords(text), ({ word }) => word);

test.each([
  ['Café au LAIT, ﬁne', ['cafe', 'au', 'lait', 'fine']],
  [
    'Don’t write e-mails to ann@example.com',
    ['don', 't', 'write', 'e', 'mails', 'to', 'ann', 'example', 'com'],
  ],
  ['Version 3.14 of foo_bar (#12)', ['version', '3', '14', 'of', 'foo', 'bar', '12']],
  ['東京都庁に行く', ['東京', '都庁', 'に', '行く']],
  ['ภาษาไทย', ['ภาษา', 'ไทย'].map((word) => word.normalize('NFKD').replace(/\p{M}/gu, ''))],
  ['👍 — …', []],
])('Cuts “%s” into words', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('Says where a word is in the text', () => {
  expect([...cutWords('👍 Ångström')]).toEqual([{ word: 'angstrom', index: 3 }]);
});

test('Cuts a word of a hundred thousand marks within a moment', () => {
  const start = performance.now();
  expect(wordsOf(`a${'\u0301\u0323'.repeat(50_000)}`)).toEqual(['a']);
  expect(performance.now() - start).toBeLessThan(500);
});

test('Keeps no half of a character at the end of a long word', () => {
  expect(wordsOf(`a${'𝒳'.repeat(100)}`).join('')).toMatch(/^ax+$/);
});
