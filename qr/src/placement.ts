/** Modules of clear space that every side needs: ISO/IEC 18004:2024 §9.1. */
export const QUIET_ZONE = 4;

/** Where a code lies in a square picture, in pixels. */
export interface Placement {
  /** A side of one module, whole. */
  readonly module: number;
  /** Distance of the first module from the left and from the top. */
  readonly origin: number;
}

/** The picture has less than one pixel a module. */
export class PictureTooSmallError extends Error {
  override readonly name = 'PictureTooSmallError';
  constructor(readonly smallest: number) {
    super(`This much data needs a picture of at least ${smallest} pixels.`);
  }
}

/**
 * Puts a code of `modules` a side into a picture of `size` pixels a side: the largest whole module that leaves
 * the quiet zone, and what is left over goes to the margins.
 *
 * @example place(29, 1024) // { module: 27, origin: 120 }
 * @throws {PictureTooSmallError}
 */
export function place(modules: number, size: number): Placement {
  const across = modules + 2 * QUIET_ZONE;
  const module = Math.floor(size / across);
  if (module < 1) throw new PictureTooSmallError(across);
  return { module, origin: Math.floor((size - modules * module) / 2) };
}
