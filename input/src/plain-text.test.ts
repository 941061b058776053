import { expect, test, vi } from 'vitest';
import { isPasswordLength, normaliseEmail, username } from './account.ts';
import { normaliseLines } from './contact.ts';
import { normalise } from './plain-text.ts';

test('An accented letter becomes one character', () => {
  expect(normalise('e\u0301'.repeat(10), 10)).toBe('\u00e9'.repeat(10));
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
