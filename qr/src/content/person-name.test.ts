import { expect, test } from 'vitest';
import { fullName, splitName } from './person-name.ts';

test.each([
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['Ada King Lovelace', 'Ada King', 'Lovelace'],
  ['  José   Ángel ', 'José', 'Ángel'],
  ['John Doe Jr.', 'John', 'Doe Jr.'],
  ['John Doe, Jr.', 'John', 'Doe, Jr.'],
  ['Sammy Davis jr', 'Sammy', 'Davis jr'],
  ['Henry Louis Gates III', 'Henry Louis', 'Gates III'],
  ['Ada Lovelace PhD', 'Ada', 'Lovelace PhD'],
  ['John Jr.', 'John Jr.', ''],
  ['Yo-Yo Ma', 'Yo-Yo', 'Ma'],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
  ['Ursula von der Leyen', 'Ursula', 'von der Leyen'],
  ['Robert De Niro', 'Robert', 'De Niro'],
  ['Lovelace, Ada', 'Ada', 'Lovelace'],
  ['van der Berg, Anna Maria', 'Anna Maria', 'van der Berg'],
  ['Cher', 'Cher', ''],
  ['山田太郎', '山田太郎', ''],
  ['山田 太郎', '太郎', '山田'],
  ['김 철수', '철수', '김'],
  ['محمد علي', 'محمد', 'علي'],
])('Splits %j into %j and %j', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});

test.each([
  ['John', 'Doe Jr.', 'John Doe Jr.'],
  ['Cher', '', 'Cher'],
  ['', ' Lovelace ', 'Lovelace'],
  ['太郎', '山田', '山田 太郎'],
])('Joins %j and %j to %j', (firstName, lastName, name) => {
  expect(fullName({ firstName, lastName })).toBe(name);
});
