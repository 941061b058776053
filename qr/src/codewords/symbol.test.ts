import fc from 'fast-check';
import { encodeQR } from 'qr';
import { expect, test } from 'vitest';
import type { Level } from '../capacity.ts';
import { blockStructure, LIBRARY_LEVEL } from './blocks.ts';
import { segmentBits, shortestSegments, singleSegment } from './segments.ts';
import { buildCode, dataCodewords } from './symbol.ts';

const LEVELS: readonly Level[] = ['L', 'M', 'Q', 'H'];

function build(payload: string, version: number, level: Level, mask: number) {
  const bits = segmentBits(singleSegment(payload), version) ?? [];
  const data = dataCodewords(bits, blockStructure(version, level).dataLength);
  return toText(buildCode(version, level, data, mask).matrix.modules);
}

/** Texts compare faster than arrays. */
function toText(modules: readonly (readonly boolean[])[]): string {
  return modules.map((row) => row.map(Number).join('')).join('\n');
}

function buildWithLibrary(payload: string, version: number, level: Level, mask: number) {
  const bordered = encodeQR(payload, 'raw', { ecc: LIBRARY_LEVEL[level], border: 1, version, mask });
  return toText(bordered.slice(1, -1).map((row) => row.slice(1, -1)));
}

const versions = Array.from({ length: 40 }, (_, index) => index + 1);

for (const level of LEVELS) {
  test(`Codes of all versions at level ${level} equal those of the qr library`, () => {
    for (const version of versions) {
      const length = blockStructure(version, level).dataLength;
      const mask = (version + level.charCodeAt(0)) % 8;
      // With é a character takes 20 / 19 bytes on average.
      const payload = 'canary-qr.example/é'
        .repeat(200)
        .slice(0, (version * 7919) % Math.floor(0.9 * (length - 4)));
      const built = build(payload, version, level, mask);
      expect(built, `version ${version}`).toBe(buildWithLibrary(payload, version, level, mask));
    }
  });
}

test('Codes of numbers, capital letters and text equal those of the qr library', () => {
  const payload = fc.oneof(
    fc.stringMatching(/^\d{1,40}$/),
    fc.stringMatching(/^[\dA-Z $%*+\-./:]{1,30}$/),
    fc.string({ unit: 'grapheme-composite', minLength: 1, maxLength: 6 }),
  );
  const code = fc.tuple(
    payload,
    fc.integer({ min: 6, max: 12 }),
    fc.constantFrom(...LEVELS),
    fc.integer({ min: 0, max: 7 }),
  );
  fc.assert(
    fc.property(code, (parameters) => {
      expect(build(...parameters)).toBe(buildWithLibrary(...parameters));
    }),
    { numRuns: 60 },
  );
});

test('A payload is split where another mode saves bits', () => {
  const split = (payload: string) => shortestSegments(payload, 5).map(({ mode, text }) => `${mode} ${text}`);
  expect(split('https://shop.example/p/12345678901')).toEqual([
    'byte https://shop.example/p/',
    'numeric 12345678901',
  ]);
  expect(split('a1b')).toEqual(['byte a1b']);
  expect(split('HTTP://A.COM')).toEqual(['alphanumeric HTTP://A.COM']);
  expect(split('é12345678901')).toEqual(['byte é12345678901']);
});

test('Segments hold the whole payload and never need more bits than a single segment', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-c0-9A-C/]{1,60}$/),
      fc.integer({ min: 1, max: 40 }),
      (payload, version) => {
        const segments = shortestSegments(payload, version);
        expect(segments.map(({ text }) => text).join('')).toBe(payload);
        const bits = segmentBits(segments, version)?.length ?? 0;
        expect(bits).toBeLessThanOrEqual(segmentBits(singleSegment(payload), version)?.length ?? 0);
      },
    ),
  );
});
