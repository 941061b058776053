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
  ['correct horse battery', 4],
  ['пароль мой длинный', 4],
])('The score of %j is %i', async (password, score) => {
  expect((await passwordStrength(password)).score).toBe(score);
});

test.each([
  ['ada.lovelace@example.com', 1],
  ['Ada.Lovelace@Example.com', 1],
  ['ada.lovelace@example.com1', 1],
  ['lovelace1842', 1],
  ['the countess 42', 1],
  ['correct horse battery', 4],
  ['lovelace: correct horse battery', 4],
])('The user’s name and address are easy to guess: the score of %j is %i', async (password, score) => {
  expect((await passwordStrength(password, ['The Countess', 'ada.lovelace@example.com'])).score).toBe(score);
});

test('A name that is too short to matter doesn’t change the score', async () => {
  expect(await passwordStrength('Tr0ub4dor&3', ['T', '', 'o@b.de'])).toEqual(
    await passwordStrength('Tr0ub4dor&3'),
  );
});
