import { _alignmentPatterns as alignmentPatterns } from 'qr';
import { type Level, MAX_VERSION } from '../capacity.ts';
import { damageBy, unusedCorrection } from '../codewords/damage.ts';
import { gradeOf, UNUSED_CORRECTION } from '../grade/scale.ts';
import { QUIET_ZONE } from '../quiet-zone.ts';

/** In a picture of 220 × 220, the logo takes 40 × 40, 50 from the right and bottom edges (docs/product.md). */
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
 * Returns the modules that the logo covers: the specified position, scaled to whole modules and moved along the
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
  const covered = (from: number) => coveredCentres(size, { from, side }).length;
  let best = specified;
  for (let shift = 1; shift <= MAX_SHIFT; shift++) {
    for (const from of [specified - shift, specified + shift]) {
      if (covered(from) < covered(best)) best = from;
    }
  }
  return { from: best, side };
}

/** Columns of the alignment patterns that the logo covers, and equally their rows: the logo lies on the diagonal. */
function coveredCentres(size: number, { from, side }: LogoArea): number[] {
  const centres = alignmentPatterns((size - 17) / 4);
  return centres.filter((centre) => from <= centre + 2 && centre - 2 < from + side);
}

/** How many versions larger than needed a code may become for the logo. */
const MAX_EXTRA_VERSIONS = 3;

/** A size that a code may have. */
export interface CodeSize {
  readonly version: number;
  readonly level: Level;
}

/**
 * Chooses the size of a code with the logo: the smallest version, then the strongest level, at which the logo doesn't
 * lower the grade.
 *
 * @param smallest for each allowed level the smallest version that holds the payload, strongest level first
 * @param maxVersion the largest version that is allowed
 * @returns undefined if the logo lowers the grade at all sizes that are at most 3 versions larger than needed
 *
 * @example cornerSize([{ level: 'H', version: 4 }, { level: 'Q', version: 4 }]) // { level: 'H', version: 5 }
 */
export function cornerSize(smallest: readonly CodeSize[], maxVersion = MAX_VERSION): CodeSize | undefined {
  const needed = Math.min(...smallest.map(({ version }) => version));
  for (let version = needed; version <= Math.min(maxVersion, needed + MAX_EXTRA_VERSIONS); version++) {
    const sound = smallest.find(({ level, version: from }) => from <= version && isSound({ version, level }));
    if (sound) return { version, level: sound.level };
  }
  return undefined;
}

/**
 * Whether error correction and alignment patterns get an A if every codeword below the logo is damaged and every
 * alignment pattern that the logo touches is missing.
 */
function isSound({ version, level }: CodeSize): boolean {
  const size = 4 * version + 17;
  const area = logoArea(size);
  const isBelow = (at: number) => at >= area.from && at < area.from + area.side;
  const unused = unusedCorrection(damageBy((x, y) => isBelow(x) && isBelow(y), { version, level }));
  return coveredCentres(size, area).length === 0 && gradeOf(unused, UNUSED_CORRECTION) === 'A';
}
