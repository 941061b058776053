import { expect, test } from 'vitest';
import { bytesTooMany, type Level, strongestLevel } from './capacity.ts';
import { encode, PayloadTooLongError } from './matrix.ts';

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
    expect(encode(character.repeat(most), level).size).toBe(177);
    expect(() => encode(character.repeat(most + 1), level)).toThrow(new PayloadTooLongError(1, level));
  }
});

test('Counts bytes in UTF-8', () => {
  expect(bytesTooMany('é'.repeat(700), 'H')).toBe(127);
  expect(bytesTooMany('🐤'.repeat(319), 'H')).toBe(3);
});

test('Finds the strongest level at which the payload fits', () => {
  expect(
    ['a', 'a'.repeat(1274), 'a'.repeat(1664), 'a'.repeat(2953), 'a'.repeat(2954)].map(strongestLevel),
  ).toEqual(['H', 'Q', 'M', 'L', undefined]);
});
