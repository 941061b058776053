import fc from 'fast-check';
import { encodeQR } from 'qr';
import { expect, test } from 'vitest';
import type { Level } from '../capacity.ts';
import { blockStructure, LIBRARY_LEVEL } from './blocks.ts';
import { payloadBits } from './payload-bits.ts';
import { payloadLength, segmentsOf } from './segments.ts';
import { buildCode, dataCodewords } from './symbol.ts';

const LEVELS: readonly Level[] = ['L', 'M', 'Q', 'H'];

function build(payload: string, version: number, level: Level, mask?: number) {
  const data = dataCodewords(payloadBits(payload, version), blockStructure(version, level).dataLength);
  return toText(buildCode(version, level, data, mask).matrix.modules);
}

/** Texts compare faster than arrays. */
function toText(modules: readonly (readonly boolean[])[]): string {
  return modules.map((row) => row.map(Number).join('')).join('\n');
}

function buildWithLibrary(payload: string, version: number, level: Level, mask?: number) {
  const bordered = encodeQR(payload, 'raw', { ecc: LIBRARY_LEVEL[level], border: 1, version, mask });
  return toText(bordered.slice(1, -1).map((row) => row.slice(1, -1)));
}

const versions = Array.from({ length: 40 }, (_, index) => index + 1);

for (const level of LEVELS) {
  test(`Codes of all versions at level ${level} equal those of the qr library`, () => {
    for (const version of versions) {
      const length = blockStructure(version, level).dataLength;
      const payload = 'canary-qr.example/'.repeat(200).slice(0, 1 + ((version * 7919) % (length - 4)));
      for (const mask of [(version + level.charCodeAt(0)) % 8, undefined]) {
        const built = build(payload, version, level, mask);
        expect(built, `version ${version}`).toBe(buildWithLibrary(payload, version, level, mask));
      }
    }
  });
}

test('Codes of numbers, capital letters and text equal those of the qr library', () => {
  const payload = fc.oneof(
    fc.stringMatching(/^\d{1,40}$/),
    fc.stringMatching(/^[\dA-Z $%*+\-./:]{1,30}$/),
    fc.stringMatching(/^[a-z\n"#&?_~]{1,30}$/),
  );
  const code = fc.tuple(
    payload,
    fc.integer({ min: 6, max: 12 }),
    fc.constantFrom(...LEVELS),
    fc.option(fc.integer({ min: 0, max: 7 }), { nil: undefined }),
  );
  fc.assert(
    fc.property(code, (parameters) => {
      expect(build(...parameters)).toBe(buildWithLibrary(...parameters));
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['https://shop.example/p/12345678901', ['byte https://shop.example/p/', 'numeric 12345678901']],
  ['a1b', ['byte a1b']],
  ['HTTP://A.COM', ['alphanumeric HTTP://A.COM']],
  ['4915123456', ['numeric 4915123456']],
  ['é12345678901', ['eci ', 'byte é12345678901']],
  ['\x80', ['eci ', 'byte \x80']],
])('%j is encoded in the fewest bits, and as declared UTF-8 if it is not ASCII', (payload, segments) => {
  expect(segmentsOf(payload, 5).map(({ mode, text }) => `${mode} ${text}`)).toEqual(segments);
});

test('The declaration is ECI 26', () => {
  expect(payloadBits('é', 1).join('')).toBe(
    ['0111', '00011010', '0100', '00000010', '11000011', '10101001'].join(''),
  );
});

test('Segments hold the whole payload and never need more bits than bytes do', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.stringMatching(/^[a-c0-9A-C/]{1,60}$/), fc.string({ unit: 'grapheme', minLength: 1 })),
      fc.constantFrom(9, 10, 26, 27),
      (payload, version) => {
        const segments = segmentsOf(payload, version);
        expect(segments.map(({ text }) => text).join('')).toBe(payload);
        const bits = payloadBits(payload, version).length;
        expect(bits).toBe(payloadLength(payload, version));
        const header = segments[0]?.mode === 'eci' ? 16 : 4;
        const bytes = new TextEncoder().encode(payload).length;
        expect(bits).toBeLessThanOrEqual(header + (version < 10 ? 8 : 16) + 8 * bytes);
      },
    ),
  );
});
