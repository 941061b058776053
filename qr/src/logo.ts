import type { Placement } from './placement.ts';

/** The corner mark of a code: a square, as shares of the picture's side. */
interface LogoPlace {
  readonly side: number;
  /** Distance of its near edges from the left and from the top. */
  readonly from: number;
}

/** The picture that specification §7 gives its measures for, in pixels. */
const REFERENCE = 220;

/** §7: at the bottom right, 40 × 40, 50 from the edges, and scaled with the picture. */
const LOGO_PLACE: LogoPlace = { side: 40 / REFERENCE, from: (REFERENCE - 50 - 40) / REFERENCE };

/**
 * The smallest version that carries the logo. Versions 2 to 5 have their one alignment pattern under it, which
 * some scanners can't do without (docs/decisions/003-logo-and-version.md).
 */
export const LOGO_MIN_VERSION = 6;

/** A square on the diagonal of a picture, in pixels. */
export interface Box {
  /** Distance of its near edges from the left and from the top. */
  readonly from: number;
  readonly side: number;
}

/**
 * The logo's square in a picture of `size` pixels a side.
 *
 * @example logoBox(220) // { from: 130, side: 40 }
 */
export function logoBox(size: number): Box {
  return { from: LOGO_PLACE.from * size, side: LOGO_PLACE.side * size };
}

/**
 * The same square moved by less than a module, so that it covers whole modules and leaves no slivers of others.
 */
export function logoPlate(size: number, { module, origin }: Placement): Box {
  const { from, side } = logoBox(size);
  return {
    from: origin + Math.round((from - origin) / module) * module,
    side: Math.round(side / module) * module,
  };
}
