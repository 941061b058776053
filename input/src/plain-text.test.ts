import { expect, test, vi } from 'vitest';
import { isPasswordLength, normaliseEmail, normalisePassword, username } from './account.ts';
import { normaliseLines } from './contact.ts';
import { maxUsernameLength, messageLength, passwordLength } from './limits.ts';
import { normalise } from './plain-text.ts';

test('An accented letter becomes one character', () => {
  expect(normalise('e\u0301'.repeat(10), 10)).toBe('\u00e9'.repeat(10));
});

test.each([
  ['a username', (text: string) => username.parse(text), maxUsernameLength],
  ['a password', normalisePassword, passwordLength.max],
  ['a message', normaliseLines, messageLength.max],
])('Normalises %s of the maximum length', (_what, read, length) => {
  expect(read('e\u0301'.repeat(length))).toBe('\u00e9'.repeat(length));
});

test.each([
  ['A username', (text: string) => void username.safeParse(text)],
  ['An email address', normaliseEmail],
  ['A password', isPasswordLength],
  ['A message', normaliseLines],
])('%s that is far too long is not normalised, which can take quadratic time', (_name, read) => {
  const normalised = vi.spyOn(String.prototype, 'normalize');
  read('x'.repeat(10_001));
  expect(normalised).not.toHaveBeenCalled();
  read('x'.repeat(10));
  expect(normalised).toHaveBeenCalled();
  normalised.mockRestore();
});
