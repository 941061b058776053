import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Level } from './capacity.ts';
import { PRINT_SAFE } from './colour.ts';
import { composeCode } from './compose.ts';
import type { Design } from './design/design.ts';
import { plainDesign } from './design/plain-design.ts';
import type { Artwork } from './drawing.ts';
import { encodePayload, PayloadTooLongError } from './matrix.ts';
import { smallestVersion, strongestFirst } from './version.ts';

const design = plainDesign(PRINT_SAFE);
const withCanary = plainDesign(PRINT_SAFE, { hasCanary: true });
const artwork: Artwork = { side: 1, margin: 0, shapes: [] };

test.each([
  [17, 2, 'Q'],
  [30, 3, 'Q'],
  [42, 3, 'M'],
  [150, 8, 'M'],
  // Level M would take 4 versions more.
  [1000, 22, 'L'],
  [2953, 40, 'L'],
] as const)('%i bytes become version %i at the automatic level %s', (length, version, level) => {
  expect(composeCode('a'.repeat(length), design)).toMatchObject({ version, level });
});

test('The automatic level is the strongest one that does not enlarge the code, and rarely L', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 900 }),
      fc.integer({ min: 1, max: 40 }),
      (payload, minVersion) => {
        const { level, version, matrix } = composeCode(payload, { ...design, minVersion });
        expect(matrix.size).toBe(4 * version + 17);
        expect(version - (smallestVersion(payload, 'L', minVersion) ?? 41)).toBeLessThanOrEqual(2);
        if (level === 'L') expect(smallestVersion(payload, 'M') ?? 41).toBeGreaterThan(version + 2);
        for (const stronger of strongestFirst.slice(0, strongestFirst.indexOf(level))) {
          expect(smallestVersion(payload, stronger) ?? 41).toBeGreaterThan(version);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test.each([
  [10, 5, 'H'],
  [44, 5, 'H'],
  [45, 6, 'H'],
  [150, 9, 'M'],
] as const)('With the canary, %i characters become version %i at level %s', (length, version, level) => {
  const code = composeCode('a'.repeat(length), withCanary, { artwork });
  expect({ version: code.version, level: code.level }).toEqual({ version, level });
  expect(code.drawing).not.toEqual(
    composeCode('a'.repeat(length), { ...design, level, minVersion: version }).drawing,
  );
});

test.each([60, 74, 84, 2331, 2953])(
  'The canary is left out of a code of %i characters: it costs a grade',
  (length) => {
    const payload = 'a'.repeat(length);
    expect(composeCode(payload, withCanary, { artwork })).toEqual(composeCode(payload, design));
  },
);

test('Finds the smallest version that holds a payload', () => {
  // ISO/IEC 18004:2024, table 7.
  const cases: [payload: string, level: Level, version: number][] = [
    ['7'.repeat(41), 'L', 1],
    ['7'.repeat(42), 'L', 2],
    ['A'.repeat(25), 'L', 1],
    ['A'.repeat(26), 'L', 2],
    ['a'.repeat(7), 'H', 1],
    ['a'.repeat(8), 'H', 2],
    ['a'.repeat(230), 'L', 9],
    ['a'.repeat(231), 'L', 10],
    ['7'.repeat(3283), 'L', 26],
    ['7'.repeat(3284), 'L', 27],
    ['A'.repeat(1990), 'L', 26],
    ['A'.repeat(1991), 'L', 27],
    ['a'.repeat(1367), 'L', 26],
    ['a'.repeat(1368), 'L', 27],
    ['a'.repeat(1273), 'H', 40],
  ];
  for (const [payload, level, version] of cases) {
    expect(smallestVersion(payload, level), `${payload.length} at ${level}`).toBe(version);
  }
  expect(smallestVersion('a'.repeat(1274), 'H')).toBeUndefined();
});

test('Level, smallest version and mask of the design decide the code', () => {
  const chosen = { ...design, level: 'Q', minVersion: 5, mask: 6 } as const satisfies Design;
  const { matrix, level, version } = composeCode('https://example.com', chosen);
  expect({ level, version }).toEqual({ level: 'Q', version: 5 });
  expect(matrix).toEqual(encodePayload('https://example.com', 'Q', 5, 6));
  expect(matrix).not.toEqual(encodePayload('https://example.com', 'Q', 5, 1));
});

test('With the canary, a code is at least as large as the design says', () => {
  expect(composeCode('a', { ...withCanary, minVersion: 6 }, { artwork }).version).toBe(6);
});

test('With the canary, a code of a chosen level is as large as its error correction needs', () => {
  const versionAt = (level: Level) => composeCode('a', { ...withCanary, level }, { artwork }).version;
  expect([versionAt('H'), versionAt('Q')]).toEqual([5, 1]);
});

test('Throws if the payload is too long for any code', () => {
  const tooLong = 'a'.repeat(2954);
  expect(() => composeCode(tooLong, design)).toThrow(new PayloadTooLongError(1, 'L'));
  expect(() => composeCode(tooLong, { ...design, level: 'H' })).toThrow(new PayloadTooLongError(1681, 'H'));
});
