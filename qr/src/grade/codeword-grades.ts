import type { Level } from '../capacity.ts';
import { damagePerBlock, unusedCorrection } from '../codewords/damage.ts';
import type { Matrix } from '../matrix.ts';
import {
  bestGrade,
  type Grade,
  gradeOf,
  grades,
  type Thresholds,
  UNUSED_CORRECTION,
  worstGrade,
} from './scale.ts';

/** Smallest margins for A to D: modulation of ISO/IEC 15415. */
export const marginThresholds: Thresholds = [0.5, 0.4, 0.3, 0.2];

/** A grade with the measured share, from 0 to 1. More is better. */
interface Graded {
  readonly grade: Grade;
  readonly value: number;
}

/**
 * Grades modulation and unused error correction of the worst block, from the true codewords. Modulation has the overlay of
 * ISO/IEC 15415 §7.8.4: the best grade g such that the unused correction is worth g even if all codewords with a margin
 * below g's are erasures, which use half as much of the correction as errors.
 *
 * @param code its level, and its matrix as encoded
 * @param margin how clearly the module at column x and row y looks as encoded: 1 as clearly as most, 0 on the threshold,
 *   below 0 as its opposite
 */
export function gradeCodewords(
  code: { readonly level: Level; readonly matrix: Matrix },
  margin: (x: number, y: number) => number,
): { readonly modulation: Graded; readonly correction: Graded } {
  const { modules } = code.matrix;
  /** Damage if modules with a smaller margin than this are read wrongly. */
  const damageAt = (least: number) =>
    damagePerBlock(code, (x, y) => (modules[y]?.[x] === true) === margin(x, y) >= least);
  const errors = damageAt(Number.MIN_VALUE);
  const unusedAt = (least: number) => {
    const unused = damageAt(least).map(({ damaged, correctable }, block) => {
      const wrong = errors[block]?.damaged ?? 0;
      return 1 - (wrong + (damaged - wrong) / 2) / correctable;
    });
    return Math.max(0, Math.min(...unused));
  };
  const overlay = marginThresholds.map(unusedAt);
  const unused = unusedCorrection(errors);
  return {
    modulation: {
      grade: bestGrade(
        ...overlay.map((value, index) => worstGrade(grades[index] ?? 'F', gradeOf(value, UNUSED_CORRECTION))),
      ),
      value: overlay[0] ?? 0,
    },
    correction: { grade: gradeOf(unused, UNUSED_CORRECTION), value: unused },
  };
}
