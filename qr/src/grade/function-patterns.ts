import { _alignmentPatterns as alignmentPatterns } from 'qr';
import { functionPatterns, type ModuleRole } from '../codewords/patterns.ts';
import { marginThresholds } from './codeword-grades.ts';
import { finderLines } from './finder-lines.ts';
import type { Samples } from './samples.ts';
import { bestGrade, type Grade, gradeOf, grades, worstGrade } from './scale.ts';

/** Shares of recognised lines; calibrated with the corpus (`pnpm bench corpus`). */
const FINDER_LINES = [0.9, 0.8, 0.6, 0.4] as const;

/** Shares of sound timing modules: ISO/IEC 18004 annex G, segments B. */
const TIMING = [1, 0.93, 0.89, 0.86] as const;

/** Column and row of the timing patterns: ISO/IEC 18004:2024 §6.3.5. */
const TIMING_LINE = 6;

/**
 * Shares of sound alignment patterns. Annex G counts modules instead. A code without any sound alignment pattern gets
 * a D: readers then rely on the finder patterns.
 */
const ALIGNMENT = [1, 0.8, 0.65, 0] as const;

/** Share if the alignment pattern at the bottom right isn't sound, the only one that jsQR and other readers use. */
export const WITHOUT_LAST_ALIGNMENT = 0.65;

/** Modules of an alignment pattern that may be damaged. */
export const ALIGNMENT_DAMAGE = 2;

/** Bits of format or version information that its error correction restores: ISO/IEC 18004:2024 annexes C and D. */
const CORRECTABLE_BITS = 3;

/** Shares of the error correction that are left with 0 to 3 damaged bits. */
const INFORMATION = [1, 0.75, 0.5, 0.25] as const;

/**
 * Grades the patterns by which readers find and straighten a code: finder, timing and alignment patterns, and format and
 * version information. Modelled on the fixed pattern damage of ISO/IEC 15415 and ISO/IEC 18004 annex G.
 */
export function gradeFunctionPatterns(samples: Samples): { grade: Grade; value: number } {
  const parts = [
    { value: () => finderLines(samples), thresholds: FINDER_LINES },
    { value: (margin: number) => timingShare(samples, margin), thresholds: TIMING },
    { value: (margin: number) => alignmentShare(samples, margin), thresholds: ALIGNMENT },
    { value: (margin: number) => informationLeft(samples, margin), thresholds: INFORMATION },
  ];
  return {
    grade: worstGrade(
      ...parts.map(({ value, thresholds }) => overlaid((margin) => gradeOf(value(margin), thresholds))),
    ),
    value: Math.min(...parts.map(({ value }) => value(0))),
  };
}

/**
 * The overlay of ISO/IEC 15415: the best grade g such that the pattern is worth g even if all modules whose margin is
 * below g's are damaged.
 */
function overlaid(gradeAt: (margin: number) => Grade): Grade {
  return bestGrade(
    ...marginThresholds.map((margin, index) => worstGrade(grades[index] ?? 'F', gradeAt(margin))),
  );
}

interface Module {
  readonly x: number;
  readonly y: number;
}

function modulesOf({ matrix: { size } }: Samples, role: ModuleRole): Module[] {
  const { roles } = functionPatterns((size - 17) / 4);
  return roles.flatMap((its, module) =>
    its === role ? [{ x: module % size, y: Math.floor(module / size) }] : [],
  );
}

function isSound(samples: Samples, { x, y }: Module, margin: number): boolean {
  return samples.margin(samples.at(x, y), samples.matrix.modules[y]?.[x] === true) >= margin;
}

/** Returns the share of sound modules in the worse of the two timing patterns. */
function timingShare(samples: Samples, margin: number): number {
  const modules = modulesOf(samples, 'timing');
  const shares = (['x', 'y'] as const).map((axis) => {
    const line = modules.filter((module) => module[axis] === TIMING_LINE);
    return line.filter((module) => isSound(samples, module, margin)).length / line.length;
  });
  return Math.min(...shares);
}

/** Returns the share of sound alignment patterns. */
function alignmentShare(samples: Samples, margin: number): number {
  const { size } = samples.matrix;
  const centres = alignmentCentres(size);
  if (centres.length === 0) return 1;
  const sound = centres.filter((centre) => {
    const damaged = squareAround(centre).filter((module) => !isSound(samples, module, margin));
    return damaged.length <= ALIGNMENT_DAMAGE;
  });
  const share = sound.length / centres.length;
  const hasLast = sound.some(({ x, y }) => x === y && y === size - 7);
  return hasLast ? share : Math.min(share, WITHOUT_LAST_ALIGNMENT);
}

function alignmentCentres(size: number): Module[] {
  const places = alignmentPatterns((size - 17) / 4);
  const last = size - 7;
  return places
    .flatMap((y) => places.map((x) => ({ x, y })))
    .filter(({ x, y }) => ![`6,6`, `6,${last}`, `${last},6`].includes(`${x},${y}`));
}

function squareAround({ x, y }: Module): Module[] {
  const offsets = [-2, -1, 0, 1, 2];
  return offsets.flatMap((dy) => offsets.map((dx) => ({ x: x + dx, y: y + dy })));
}

/**
 * Returns the share of error correction that format and, from version 7, version information have left. Both have two
 * copies; the mean of the copies counts.
 */
function informationLeft(samples: Samples, margin: number): number {
  const left = (['format', 'version'] as const).map((role) => {
    const damaged = modulesOf(samples, role).filter((module) => !isSound(samples, module, margin));
    return 1 - damaged.length / 2 / (CORRECTABLE_BITS + 1);
  });
  return Math.max(0, Math.min(...left));
}
