import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 0],
  ['short', 0],
  ['x'.repeat(257), 0],
  ['aaaaaaaaaaaaaaaa', 1],
  ['abcdefghijklmnop', 1],
  ['1234567890', 1],
  ['password', 1],
  ['Password1', 1],
  ['canaryqwerty', 1],
  ['abcabcabcabcabc', 1],
  ['hunter2hunter2', 1],
  ['Tr0ub4dor&3', 3],
  ['correct horse battery', 4],
  ['пароль мой длинный', 4],
])('%j is rated %i', (password, score) => {
  expect(passwordStrength(password).score).toBe(score);
});

test.each([
  ['ada.lovelace@example.com', 1],
  ['Ada.Lovelace@Example.com', 1],
  ['ada.lovelace@example.com1', 1],
  ['LovelaceExample7', 1],
  ['the countess 42', 1],
  ['canary canary qr', 1],
  ['correct horse battery', 4],
  ['lovelace: correct horse battery', 4],
])('What is known of whoever chooses it doesn’t count: %j is rated %i', (password, score) => {
  expect(passwordStrength(password, ['The Countess', 'ada.lovelace@example.com']).score).toBe(score);
});

test('A name too short to be told from chance changes nothing', () => {
  expect(passwordStrength('Tr0ub4dor&3', ['T', '', 'o@b.de'])).toEqual(passwordStrength('Tr0ub4dor&3'));
});

test('A long password is rated in no time', () => {
  const start = performance.now();
  passwordStrength('ab'.repeat(64) + 'x'.repeat(128));
  expect(performance.now() - start).toBeLessThan(100);
});
