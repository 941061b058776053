import fc from 'fast-check';
import type { Matrix } from '../matrix.ts';

/** Squares of up to `most` modules per side. */
export function matrices(most: number): fc.Arbitrary<Matrix> {
  return fc
    .integer({ min: 1, max: most })
    .chain((size) =>
      fc.array(fc.array(fc.boolean(), { minLength: size, maxLength: size }), {
        minLength: size,
        maxLength: size,
      }),
    )
    .map((modules) => ({ size: modules.length, modules }));
}

/** Reads a matrix from rows in which `#` is a dark module. */
export function matrixOf(...rows: string[]): Matrix {
  return { size: rows.length, modules: rows.map((row) => [...row].map((module) => module === '#')) };
}
