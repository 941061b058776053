import { _alignmentPatterns as alignmentPatterns } from 'qr';
import { QUIET_ZONE } from '../quiet-zone.ts';

/** Specification §7: in a picture of 220 pixels, a logo of 40 × 40 pixels, 50 from the right and bottom edges. */
const PICTURE = 220;
const SIDE = 40;
const FROM_EDGE = 50;

/**
 * Smallest version that carries the logo. In versions 2 to 5 the logo would cover their only alignment pattern, without
 * which some scanners fail (docs/decisions/003-logo-place.md).
 */
export const LOGO_MIN_VERSION = 6;

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
