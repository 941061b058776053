import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Level } from '../capacity.ts';
import { encodePayload } from '../matrix.ts';
import { damagePerBlock, unusedCorrection } from './damage.ts';

/** Data and error correction codewords per block: rows of ISO/IEC 18004:2024 table 9 with 1, 2 and 4 blocks. */
const table9: readonly [version: number, Level, blocks: [data: number, correction: number][]][] = [
  [1, 'H', [[9, 17]]],
  [2, 'Q', [[22, 22]]],
  [5, 'L', [[108, 26]]],
  [
    5,
    'M',
    [
      [43, 24],
      [43, 24],
    ],
  ],
  [
    5,
    'Q',
    [
      [15, 18],
      [15, 18],
      [16, 18],
      [16, 18],
    ],
  ],
  [
    10,
    'L',
    [
      [68, 18],
      [68, 18],
      [69, 18],
      [69, 18],
    ],
  ],
];

/** Returns the block of each codeword in the order of placement, by taking the next codeword of each block in turn. */
function blocksInOrder(blocks: readonly [data: number, correction: number][]): number[] {
  const order: number[] = [];
  for (const part of [0, 1] as const) {
    const left = blocks.map((block) => block[part]);
    // Shorter blocks come first and have no last codeword.
    const longest = Math.max(...left);
    for (let round = 0; round < longest; round++) {
      left.forEach((length, block) => {
        if (round < length) order.push(block);
      });
    }
  }
  return order;
}

/** The modules in the order of the bits, walked as the standard describes it: two columns at a time, from the right. */
function dataModules(version: number): [x: number, y: number][] {
  const size = 17 + 4 * version;
  const alignment = { 1: [], 2: [6, 18], 5: [6, 30], 10: [6, 28, 50] }[version] ?? [];
  const isFunction = (x: number, y: number) =>
    x === 6 ||
    y === 6 ||
    (x < 9 && (y < 9 || y >= size - 8)) ||
    (x >= size - 8 && y < 9) ||
    (version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) ||
    alignment.some((cx) =>
      alignment.some(
        (cy) =>
          Math.abs(x - cx) <= 2 &&
          Math.abs(y - cy) <= 2 &&
          [cx, cy].filter((at) => at === 6).length < 2 &&
          !([cx, cy].includes(6) && [cx, cy].includes(size - 7)),
      ),
    );
  const columns = Array.from({ length: size }, (_, x) => x).filter((x) => x !== 6);
  const modules: [number, number][] = [];
  for (let pair = 0; columns.length > 0; pair++) {
    const [right = 0, left = 0] = [columns.pop(), columns.pop()];
    const rows = Array.from({ length: size }, (_, y) => (pair % 2 === 0 ? size - 1 - y : y));
    modules.push(
      ...rows
        .flatMap((y): [number, number][] => [
          [right, y],
          [left, y],
        ])
        .filter(([x, y]) => !isFunction(x, y)),
    );
  }
  return modules;
}

for (const [version, level, blocks] of table9) {
  test(`Counts the damaged codewords of each block in a version ${version} code at level ${level}`, () => {
    const matrix = encodePayload('CANARY', level, version);
    const modules = dataModules(version);
    const order = blocksInOrder(blocks);
    const flips = fc.uniqueArray(fc.nat(order.length * 8 - 1), { maxLength: 60 });
    fc.assert(
      fc.property(flips, (bits) => {
        const flipped = new Set(bits.map((bit) => String(modules[bit])));
        const damage = damagePerBlock(
          { level, matrix },
          (x, y) => (matrix.modules[y]?.[x] ?? false) !== flipped.has(String([x, y])),
        );
        const codewords = [...new Set(bits.map((bit) => Math.floor(bit / 8)))];
        const expected = blocks.map(
          (_, block) => codewords.filter((codeword) => order[codeword] === block).length,
        );
        expect(damage.map(({ damaged }) => damaged)).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });
}

test('Damage to function patterns and remainder bits uses no error correction', () => {
  const matrix = encodePayload('CANARY', 'L', 2);
  const isFinder = (x: number, y: number) => x < 8 && y < 8;
  const shown = (x: number, y: number) => (matrix.modules[y]?.[x] ?? false) !== isFinder(x, y);
  expect(damagePerBlock({ level: 'L', matrix }, shown)).toEqual([{ damaged: 0, correctable: 4 }]);
});

test('Unused error correction is that of the worst block', () => {
  expect(unusedCorrection([{ damaged: 0, correctable: 13 }])).toBe(1);
  expect(
    unusedCorrection([
      { damaged: 2, correctable: 10 },
      { damaged: 5, correctable: 10 },
    ]),
  ).toBe(0.5);
  expect(unusedCorrection([{ damaged: 11, correctable: 10 }])).toBe(0);
});

test('Small codes can restore fewer codewords, because some only detect misreading', () => {
  const correctable = (level: Level, version: number) =>
    damagePerBlock({ level, matrix: encodePayload('A', level, version) }, () => true)[0]?.correctable;
  expect(correctable('L', 1)).toBe(2);
  expect(correctable('M', 1)).toBe(4);
  expect(correctable('L', 2)).toBe(4);
  expect(correctable('L', 3)).toBe(7);
  expect(correctable('H', 1)).toBe(8);
});
