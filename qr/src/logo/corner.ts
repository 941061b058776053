import { _alignmentPatterns as alignmentPatterns } from 'qr';
import type { Level } from '../capacity.ts';
import { damageBy, unusedCorrection } from '../codewords/damage.ts';
import { UNUSED_CORRECTION } from '../grade/scale.ts';
import { QUIET_ZONE } from '../quiet-zone.ts';

/** Specification §7: in a picture of 220 pixels, a logo of 40 × 40 pixels, 50 from the right and bottom edges. */
const PICTURE = 220;
const SIDE = 40;
const FROM_EDGE = 50;

/**
 * Smallest version that carries the logo. In versions 2 and 3 the logo would cover their only alignment pattern, without
 * which some scanners fail (docs/decisions/003-logo-place.md).
 */
export const LOGO_MIN_VERSION = 4;

/** Largest distance from the specified position, in modules, by which the logo may avoid alignment patterns. */
const MAX_SHIFT = 4;

/** The square of modules that the logo covers. It lies on the diagonal of the code. */
export interface LogoArea {
  /** Column and row of its top left module, without the quiet zone. */
  readonly from: number;
  /** Modules per side. */
  readonly side: number;
}

/**
 * Returns the modules that the logo covers: the position of specification §7, scaled to whole modules, moved along the
 * diagonal by the shortest distance that leaves the most alignment patterns uncovered.
 *
 * @param size modules per side of the code
 *
 * @example logoArea(41) // { from: 23, side: 9 }
 */
export function logoArea(size: number): LogoArea {
  const across = size + 2 * QUIET_ZONE;
  const side = Math.round((SIDE / PICTURE) * across);
  const specified = Math.round(((PICTURE - FROM_EDGE - SIDE) / PICTURE) * across) - QUIET_ZONE;
  const centres = alignmentPatterns((size - 17) / 4);
  const coveredPatterns = (from: number) => {
    const covered = centres.filter((centre) => from <= centre + 2 && centre - 2 < from + side).length;
    return covered * covered;
  };
  let best = specified;
  for (let shift = 1; shift <= MAX_SHIFT; shift++) {
    for (const from of [specified - shift, specified + shift]) {
      if (coveredPatterns(from) < coveredPatterns(best)) best = from;
    }
  }
  return { from: best, side };
}

/** How many versions larger than needed a code may become for an A, and for a B if it has only a C otherwise. */
const EXTRA_VERSIONS = { forA: 3, forB: 6 } as const;

const [A, B] = UNUSED_CORRECTION;

/** A size that a code may have. */
export interface CodeSize {
  readonly version: number;
  readonly level: Level;
}

/**
 * Chooses the size of a code with the logo: the best grade of the error correction that the logo leaves, then the
 * smallest version, then the strongest level.
 *
 * @param smallest for each allowed level the smallest version that holds the payload, strongest level first
 *
 * @example cornerSize([{ level: 'H', version: 4 }, { level: 'Q', version: 4 }]) // { level: 'H', version: 5 }
 */
export function cornerSize(smallest: readonly CodeSize[]): CodeSize | undefined {
  const needed = Math.min(...smallest.map(({ version }) => version));
  let best: (CodeSize & { readonly unused: number }) | undefined;
  for (let version = needed; version <= Math.min(40, needed + EXTRA_VERSIONS.forB); version++) {
    if (best && best.unused >= (version > needed + EXTRA_VERSIONS.forA ? B : A)) break;
    for (const { level, version: from } of smallest) {
      if (version < from) continue;
      const unused = unusedUnderLogo({ version, level });
      if (!best || isBetter(unused, best.unused)) best = { version, level, unused };
    }
  }
  return best;
}

/** Within a grade, only a code below B is improved by more unused correction: it may hardly scan. */
function isBetter(unused: number, than: number): boolean {
  return unused > than && than < (unused < A ? B : A);
}

/** Returns the unused error correction of the worst block if every codeword below the logo is damaged. */
function unusedUnderLogo({ version, level }: CodeSize): number {
  const { from, side } = logoArea(4 * version + 17);
  const isBelow = (at: number) => at >= from && at < from + side;
  return unusedCorrection(damageBy((x, y) => isBelow(x) && isBelow(y), { version, level }));
}
