import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ModuleShape } from '../design/design.ts';
import { moduleShapes } from '../design/options.ts';
import { encodePayload, type Matrix } from '../matrix.ts';
import { matrices, matrixOf } from '../testing/matrices.ts';
import { fillOutline } from '../testing/paint.ts';
import { moduleOutline, modulePieces } from './modules.ts';
import { stamp } from './path.ts';

const SCALE = 12;
const origin = { x: 1, y: 1 };

/** The share of each module that an outline covers, 0 to 1, and whether it covers the middle. */
function coverage(path: string, size: number): { share: number; hasMiddle: boolean }[][] {
  const { data, width } = fillOutline(path, size + 2, SCALE);
  const darkness = (x: number, y: number) => 1 - (data[(y * width + x) * 4] ?? 0) / 255;
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => {
      const [left, top] = [(column + 1) * SCALE, (row + 1) * SCALE];
      let sum = 0;
      for (let y = 0; y < SCALE; y++) for (let x = 0; x < SCALE; x++) sum += darkness(left + x, top + y);
      return {
        share: sum / SCALE ** 2,
        hasMiddle: darkness(left + SCALE / 2, top + SCALE / 2) > 0.5,
      };
    }),
  );
}

function expectModules(path: string, matrix: Matrix, share: { dark: number; light: number }): void {
  const covered = coverage(path, matrix.size);
  for (let y = 0; y < matrix.size; y++) {
    for (let x = 0; x < matrix.size; x++) {
      const isDark = matrix.modules[y]?.[x] ?? false;
      const module = covered[y]?.[x];
      expect(module?.hasMiddle).toBe(isDark);
      if (isDark) expect(module?.share).toBeGreaterThan(share.dark);
      else expect(module?.share).toBeLessThan(share.light);
    }
  }
}

describe('An outline covers the middle and most of each dark module, and no light one', () => {
  test.each(moduleShapes)('%s', (shape) => {
    // Only fluid shapes and rounded inner corners reach into light modules.
    const light = shape === 'fluid' ? 0.25 : shape === 'classy-rounded' ? 0.1 : 0.01;
    fc.assert(
      fc.property(matrices(7), (matrix) => {
        expectModules(moduleOutline(shape, matrix, origin), matrix, { dark: 0.54, light });
      }),
      { numRuns: 40 },
    );
  });
});

describe('The pieces of a code are its outline, without what lies in light modules', () => {
  test.each(moduleShapes)('%s', (shape) => {
    const matrix = encodePayload('pieces', 'L');
    const pieces = [...modulePieces(shape, matrix, { x: 0, y: 0 })];
    const count = pieces.reduce((sum, [, places]) => sum + places.length, 0);
    expect(count).toBe(matrix.modules.flat().filter(Boolean).length);
    for (const [piece, places] of pieces) {
      const { x, y } = places[0] ?? { x: 0, y: 0 };
      const whole = coverage(moduleOutline(shape, matrix, origin), matrix.size)[y]?.[x]?.share;
      expect(coverageOfPiece(piece)).toBeCloseTo(whole ?? 0, 1);
    }
  });

  test.each(['horizontal-bars', 'vertical-bars', 'classy'] as const)(
    '%s, rounded at the same ends',
    (shape) => {
      const pieces = [...modulePieces(shape, sample, origin)].flatMap(([piece, places]) =>
        places.map(({ x, y }) => stamp(piece)(x, y)),
      );
      const together = fillOutline(pieces.join(''), sample.size + 2, SCALE).data;
      const whole = fillOutline(moduleOutline(shape, sample, origin), sample.size + 2, SCALE).data;
      const different = together.filter((value, index) => Math.abs(value - (whole[index] ?? 0)) > 64);
      expect(different).toHaveLength(0);
    },
  );
});

function coverageOfPiece(piece: string): number {
  const { data, width } = fillOutline(piece, 1, SCALE);
  let sum = 0;
  for (let pixel = 0; pixel < width ** 2; pixel++) sum += 1 - (data[pixel * 4] ?? 0) / 255;
  return sum / width ** 2;
}

/** Every kind of corner: single modules, diagonals, lines, blocks, and holes. */
const sample = matrixOf('#.##..#', '.#..##.', '##.#.#.', '#.###..', '#.#.###', '##.##.#', '..#.###');

describe('Each shape looks as stored', () => {
  test.each<[ModuleShape]>(moduleShapes.map((shape) => [shape]))('%s', async (shape) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="${moduleOutline(shape, sample, origin)}"/></svg>\n`;
    await expect(svg).toMatchFileSnapshot(`pictures/modules-${shape}.svg`);
  });
});
