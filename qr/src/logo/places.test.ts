import { expect, test } from 'vitest';
import { functionPatterns } from '../codewords/patterns.ts';
import { WITHOUT_LAST_ALIGNMENT } from '../grade/function-patterns.ts';
import type { LogoFace } from './face.ts';
import { Places } from './places.ts';

const version = 7;
const { size, roles, dark } = functionPatterns(version);

/** A logo over 5 × 5 modules that is light everywhere, so that it spoils an alignment pattern under it. */
const light: LogoFace = {
  reach: { x: 2.5, y: 2.5 },
  darkness: (x: number, y: number) => (Math.max(Math.abs(x), Math.abs(y)) < 2.5 ? -1 : undefined),
};

/** The place of a logo whose middle is the middle of a module. */
const placeAt = (x: number, y: number, face = light) =>
  new Places(version, face, { x: x + 0.5, y: y + 0.5 }).at({ x: 0, y: 0 });

test('A logo covers the data modules under it, row after row', () => {
  const covered = [28, 29, 30, 31, 32].flatMap((y) => [12, 13, 14, 15, 16].map((x) => y * size + x));
  expect(covered.every((module) => roles[module] === 'data')).toBe(true);
  const place = placeAt(14, 30);
  expect([...(place?.modules ?? [])]).toEqual(covered);
  expect(place).toMatchObject({ dark: new Uint8Array(25), alignment: 1 });
});

test.each([
  ['of six', 22, 22, 5 / 6],
  ['at the bottom right, which some readers need', size - 7, size - 7, WITHOUT_LAST_ALIGNMENT],
  ['at the right, in the same column as the one at the bottom right', size - 7, 22, 5 / 6],
  ['at the bottom, in the same row as the one at the bottom right', 22, size - 7, 5 / 6],
])('A logo may spoil the alignment pattern %s', (_which, x, y, share) => {
  expect(placeAt(x, y)?.alignment).toBeCloseTo(share);
});

test('A logo that looks like the alignment pattern under it doesn’t spoil it', () => {
  const likePattern = {
    ...light,
    darkness: (x: number, y: number) => {
      const module = (22 + Math.round(y)) * size + 22 + Math.round(x);
      return light.darkness(x, y) && (dark[module] ? 1 : -1);
    },
  };
  expect(placeAt(22, 22, likePattern)?.alignment).toBe(1);
});

test.each([
  ['a finder pattern', 5, 5],
  ['a timing pattern', 20, 6],
  ['the version information', size - 9, 3],
  ['the left edge', 1, 30],
  ['the top edge', 20, 1],
  ['the right edge', size - 2, 14],
  ['the bottom edge', 14, size - 2],
])('A logo has no place on %s', (_what, x, y) => {
  expect(placeAt(x, y)).toBeUndefined();
});

test('A logo beside the edge of the symbol covers the last modules', () => {
  expect(placeAt(size - 3, 14)?.modules).toHaveLength(25);
  expect(placeAt(14, size - 3)?.modules).toHaveLength(25);
});
