import type { Samples } from './samples.ts';

/** Modules per side of a finder pattern: ISO/IEC 18004:2024 §6.3.3. */
const SIDE = 7;

/** Dark, light, dark, light, dark: the widths along a line through a finder pattern. */
const RATIO = [1, 1, 3, 1, 1];

/** The part of the light module around a finder pattern that a reader needs, in modules. */
const SEPARATOR = 0.5;

/** Distances of the lines from the centre, in modules. A line farther away misses the 3 × 3 centre. */
const OFFSETS = [-1.25, -1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1, 1.25];
const DIAGONAL_OFFSETS = [-0.25, 0, 0.25];

/** Lengths are in modules. A diagonal of a module is 1.4 long. */
const directions = [
  { dx: 1, dy: 0, offsets: OFFSETS },
  { dx: 0, dy: 1, offsets: OFFSETS },
  { dx: Math.SQRT1_2, dy: Math.SQRT1_2, offsets: DIAGONAL_OFFSETS },
  { dx: Math.SQRT1_2, dy: -Math.SQRT1_2, offsets: DIAGONAL_OFFSETS },
];

/** Length of half a diagonal with the separator. */
const REACH = (SIDE / 2 + 1) * Math.SQRT2;

/** Steps per module along a line. */
const STEPS = 16;

/**
 * Returns the share of lines through the finder patterns, the worst of the three, on which a reader recognises the
 * pattern: each width within half of its share of 1 : 1 : 3 : 1 : 1. Lines along rows and columns run through the 3 × 3
 * centre, as in the reference decode algorithm of ISO/IEC 18004:2024 §12. Lines along diagonals, which ZXing and jsQR
 * also check, have the same weight together.
 *
 * ISO/IEC 18004 annex G counts damaged modules instead. All round finder patterns would fail, which readers can read.
 */
export function finderLines(samples: Samples): number {
  const far = samples.matrix.size - SIDE / 2;
  const near = SIDE / 2;
  const centres = [
    { x: near, y: near },
    { x: far, y: near },
    { x: near, y: far },
  ];
  const shares = centres.map((centre) =>
    directions.map(({ dx, dy, offsets }) => {
      const recognised = offsets.filter((offset) => {
        const isDark = (along: number) => {
          const [x, y] = [centre.x + along * dx - offset * dy, centre.y + along * dy + offset * dx];
          return samples.margin(samples.point(x, y), true) > 0;
        };
        return isFinderLine(runsFromCentre(isDark, 1), runsFromCentre(isDark, -1));
      });
      return recognised.length / offsets.length;
    }),
  );
  return Math.min(...shares.map((each) => each.reduce((sum, share) => sum + share) / each.length));
}

/** Returns the widths of four runs from the middle of a finder pattern outwards: dark, light, dark, light. */
function runsFromCentre(isDark: (along: number) => boolean, direction: number): number[] {
  const runs = [0, 0, 0, 0];
  let run = 0;
  for (let step = 0; step < REACH * STEPS && run < runs.length; step++) {
    if (isDark((direction * (step + 0.5)) / STEPS) !== (run % 2 === 0)) run++;
    if (run < runs.length) runs[run] = (runs[run] ?? 0) + 1 / STEPS;
  }
  return runs;
}

function isFinderLine(after: readonly number[], before: readonly number[]): boolean {
  const [centreBefore = 0, gapBefore = 0, frameBefore = 0, outsideBefore = 0] = before;
  const [centreAfter = 0, gapAfter = 0, frameAfter = 0, outsideAfter = 0] = after;
  const widths = [frameBefore, gapBefore, centreBefore + centreAfter, gapAfter, frameAfter];
  const unit = widths.reduce((sum, width) => sum + width) / SIDE;
  return (
    Math.min(outsideBefore, outsideAfter) >= SEPARATOR &&
    widths.every((width, index) => {
      const expected = (RATIO[index] ?? 0) * unit;
      return Math.abs(width - expected) < expected / 2;
    })
  );
}
