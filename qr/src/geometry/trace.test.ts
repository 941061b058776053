import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encode, type Matrix } from '../matrix.ts';
import { fillPath } from '../testing/fill-path.ts';
import { outline } from './trace.ts';

const matrices = fc
  .integer({ min: 1, max: 9 })
  .chain((size) =>
    fc.array(fc.array(fc.boolean(), { minLength: size, maxLength: size }), {
      minLength: size,
      maxLength: size,
    }),
  )
  .map((modules): Matrix => ({ size: modules.length, modules }));

const origin = { x: 4, y: 3 };

/** The modules that a path covers. */
function covered(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  fillPath(path, (y, from, to) => modules[y - origin.y]?.fill(true, from - origin.x, to - origin.x));
  return modules;
}

test('The outline covers the dark modules and no others', () => {
  fc.assert(
    fc.property(matrices, (matrix) => {
      expect(covered(outline(matrix, origin), matrix.size)).toEqual(matrix.modules);
    }),
    { numRuns: 300 },
  );
  for (const version of [1, 7, 40]) {
    const matrix = encode('outline', 'L', version);
    expect(covered(outline(matrix, origin), matrix.size)).toEqual(matrix.modules);
  }
});

test('Adjacent modules share one polygon, so that no renderer leaves a seam between them', () => {
  const rows = (...rows: string[]) =>
    outline(
      { size: rows.length, modules: rows.map((row) => [...row].map((cell) => cell === '#')) },
      { x: 0, y: 0 },
    );
  expect(rows('##', '##')).toBe('M0 0h2v2h-2z');
  expect(rows('###', '#.#', '###')).toBe('M0 0h3v3h-3zM1 2h1v-1h-1z');
  expect(rows('#.', '.#')).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
  expect(rows('..', '..')).toBe('');
});
