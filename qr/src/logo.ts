import { _alignmentPatterns as alignmentPatterns } from 'qr';
import { QUIET_ZONE } from './placement.ts';

/** Specification §7, in a picture of 220 pixels: at the bottom right, 40 × 40, 50 from the edges. */
const PICTURE = 220;
const SIDE = 40;
const FROM_EDGE = 50;

/**
 * The smallest version that carries the logo. In versions 2 to 5 their one alignment pattern, which some scanners
 * can't do without, lies under §7's place (docs/decisions/003-logo-place.md).
 */
export const LOGO_MIN_VERSION = 6;

/** How far the logo may move to leave alignment patterns free, in modules. */
const FARTHEST = 4;

/** A square on the diagonal of a code. */
export interface LogoPlace {
  /** Modules between the code's first one (not the quiet zone's) and the square, from the left and from the top. */
  readonly from: number;
  /** Modules a side. */
  readonly side: number;
}

/**
 * The modules that the logo covers in a code of `modules` a side: §7's place, scaled with the picture, in whole
 * modules, moved along the diagonal as little as leaves the most alignment patterns free.
 *
 * @example logoPlace(41) // { from: 23, side: 9 }
 */
export function logoPlace(modules: number): LogoPlace {
  const across = modules + 2 * QUIET_ZONE;
  const side = Math.round((SIDE / PICTURE) * across);
  const wished = Math.round(((PICTURE - FROM_EDGE - SIDE) / PICTURE) * across) - QUIET_ZONE;
  const centres = alignmentPatterns((modules - 17) / 4);
  const covered = (from: number) => {
    const touched = centres.filter((centre) => from <= centre + 2 && centre - 2 < from + side).length;
    return touched * touched;
  };
  let best = wished;
  for (let distance = 1; distance <= FARTHEST; distance++) {
    for (const from of [wished - distance, wished + distance]) {
      if (covered(from) < covered(best)) best = from;
    }
  }
  return { from: best, side };
}
