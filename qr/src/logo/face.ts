/** The look of a logo on a symbol of one size. All lengths in modules, from the logo's middle. */
export interface LogoFace {
  /** Half of the logo's width and height. */
  readonly reach: { readonly x: number; readonly y: number };
  /**
   * Returns how dark the logo is at a point: 1 as dark modules, 0 halfway, −1 as the background; undefined where the
   * modules behind the logo are visible.
   */
  darkness(x: number, y: number): number | undefined;
}

/** A logo before its size is known. */
export interface LogoPlan {
  /** Share of the symbol's area that the logo covers. */
  readonly area: number;
  /** Returns the logo's look on a symbol of `size` modules per side, if it covers this share of the symbol's area. */
  face(size: number, area: number): LogoFace;
}

/** Positions between two modules that the solver tries. */
export const STEPS = 4;

/** A logo's shades on a grid of 1 / {@link STEPS} modules. */
export interface SampledFace {
  readonly width: number;
  readonly height: number;
  /** Row after row from −`reach`: 0 where the logo shows nothing, 1 where it is light, 2 where it is dark. */
  readonly samples: Uint8Array;
  /** Steps from the logo's middle to the edge of the grid. */
  readonly reach: { readonly x: number; readonly y: number };
}

/**
 * Samples a logo where module centres can lie.
 *
 * @param offset distance from the logo's middle to a module's centre, 0 to 1 step, in modules
 */
export function sampleFace(face: LogoFace, offset: { readonly x: number; readonly y: number }): SampledFace {
  const reach = { x: Math.ceil(face.reach.x * STEPS) + 1, y: Math.ceil(face.reach.y * STEPS) + 1 };
  const [width, height] = [2 * reach.x + 1, 2 * reach.y + 1];
  const samples = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const darkness = face.darkness(
        (column - reach.x) / STEPS + offset.x,
        (row - reach.y) / STEPS + offset.y,
      );
      if (darkness !== undefined) samples[row * width + column] = darkness > 0 ? 2 : 1;
    }
  }
  return { width, height, samples, reach };
}
