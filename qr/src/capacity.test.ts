import { expect, test } from 'vitest';
import { bytesTooMany, type Level } from './capacity.ts';
import { encodePayload, PayloadTooLongError } from './matrix.ts';
import { smallestVersion, strongestLevel } from './version.ts';

// ISO/IEC 18004:2024, table 7: version 40.
test.each<[Level, number, number, number]>([
  ['L', 7089, 4296, 2953],
  ['M', 5596, 3391, 2331],
  ['Q', 3993, 2420, 1663],
  ['H', 3057, 1852, 1273],
])('Level %s holds %i digits, %i capital letters or %i bytes', (level, digits, capitals, bytes) => {
  for (const [character, most] of [
    ['7', digits],
    ['A', capitals],
    ['a', bytes],
  ] as const) {
    expect(bytesTooMany(character.repeat(most), level)).toBe(0);
    expect(bytesTooMany(character.repeat(most + 3), level)).toBe(3);
    expect(encodePayload(character.repeat(most), level).size).toBe(177);
    expect(() => encodePayload(character.repeat(most + 1), level)).toThrow(new PayloadTooLongError(1, level));
  }
});

test('Counts whole characters in UTF-8, after an ECI of 12 bits', () => {
  expect(bytesTooMany('é'.repeat(636), 'H')).toBe(0);
  expect(bytesTooMany('é'.repeat(700), 'H')).toBe(128);
  expect(bytesTooMany('🐤'.repeat(319), 'H')).toBe(4);
  expect(smallestVersion('é'.repeat(8), 'L')).toBe(1);
  expect(smallestVersion(`${'é'.repeat(8)}a`, 'L')).toBe(2);
});

test('Digits in a text take less space', () => {
  expect(bytesTooMany(`a${'7'.repeat(7000)}`, 'L')).toBe(0);
  expect(bytesTooMany('7'.repeat(100_000), 'L')).toBe(92_911);
});

test('Finds the strongest level at which the payload fits', () => {
  expect(
    ['a', 'a'.repeat(1274), 'a'.repeat(1664), 'a'.repeat(2953), 'a'.repeat(2954)].map(strongestLevel),
  ).toEqual(['H', 'Q', 'M', 'L', undefined]);
});
