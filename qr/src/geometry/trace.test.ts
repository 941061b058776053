import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodePayload } from '../matrix.ts';
import { matrices, matrixOf } from '../testing/matrices.ts';
import { fillPath } from './fill-path.ts';
import { traceOutline } from './trace.ts';

const origin = { x: 4, y: 3 };

/** The modules that a path covers. */
function covered(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  fillPath(path, (y, from, to) => modules[y - origin.y]?.fill(true, from - origin.x, to - origin.x));
  return modules;
}

test('The outline covers the dark modules and no others', () => {
  fc.assert(
    fc.property(matrices(9), (matrix) => {
      expect(covered(traceOutline(matrix, origin), matrix.size)).toEqual(matrix.modules);
    }),
    { numRuns: 300 },
  );
  for (const version of [1, 7, 40]) {
    const matrix = encodePayload('outline', 'L', version);
    expect(covered(traceOutline(matrix, origin), matrix.size)).toEqual(matrix.modules);
  }
});

test('Adjacent modules share one polygon, so that no renderer leaves a seam between them', () => {
  const rows = (...rows: string[]) => traceOutline(matrixOf(...rows), { x: 0, y: 0 });
  expect(rows('##', '##')).toBe('M0 0h2v2h-2z');
  expect(rows('###', '#.#', '###')).toBe('M0 0h3v3h-3zM1 2h1v-1h-1z');
  expect(rows('#.', '.#')).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
  expect(rows('..', '..')).toBe('');
});
