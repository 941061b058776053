import { expect, test, vi } from 'vitest';
import { isPasswordLength, normaliseEmail, normalisePassword, username } from './account.ts';
import { maxUsernameLength, messageLength, passwordLength } from './limits.ts';
import { normalise, plainLines } from './plain-text.ts';

test.each([
  ['one\r\ntwo\rthree\u2028four\u0085five', 'one\ntwo\nthree\nfour\nfive'],
  ['  one  \t\n\n \n\n\n two', 'one\n\n two'],
  ['\tkept\tas\tit is', 'kept\tas\tit is'],
  ['\x1b[31mred\x1b[0m\0 \x9b2J', '[31mred[0m 2J'],
  ['half \ud83d of \udc24, whole 🐤, and none \uffff', 'half  of , whole 🐤, and none'],
  ['e\u0301', 'é'],
  ['\x1b]0;title\x07', ']0;title'],
  ['pay \u202elive\u202c \u2066me\u2069', 'pay live me'],
  ['a\u200b\u2060\ufeff\u00adb', 'ab'],
  ['\x9b31mred\x85next', '31mred\nnext'],
  ['👩‍💻 and ❤️ stay, as does می‌خواهم', '👩‍💻 and ❤️ stay, as does می‌خواهم'],
  [' \n\t\r\n ', ''],
])('Normalises %j to %j', (typed, kept) => {
  expect(plainLines(typed, 100)).toBe(kept);
});

test('An accented letter becomes one character', () => {
  expect(normalise('e\u0301'.repeat(10), 10)).toBe('\u00e9'.repeat(10));
});

test.each([
  ['a username', (text: string) => username.parse(text), maxUsernameLength],
  ['a password', normalisePassword, passwordLength.max],
  ['a message', (text: string) => plainLines(text, messageLength.max), messageLength.max],
])('Normalises %s of the maximum length', (_what, read, length) => {
  expect(read('e\u0301'.repeat(length))).toBe('\u00e9'.repeat(length));
});

test.each([
  ['A username', (text: string) => void username.safeParse(text)],
  ['An email address', normaliseEmail],
  ['A password', isPasswordLength],
  ['A message', (text: string) => plainLines(text, messageLength.max)],
])('%s that is far too long is not normalised, which can take quadratic time', (_name, read) => {
  const normalised = vi.spyOn(String.prototype, 'normalize');
  read('x'.repeat(10_001));
  expect(normalised).not.toHaveBeenCalled();
  read('x'.repeat(10));
  expect(normalised).toHaveBeenCalled();
  normalised.mockRestore();
});
