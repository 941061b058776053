/** A picture in the layout of `ImageData`: 4 bytes (red, green, blue, alpha) per pixel, rows from top to bottom. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** The position of a drawing in a picture, in whole pixels. */
export interface PixelGrid {
  /** Side of a module. */
  readonly module: number;
  /** Margins that remain beside and above the drawing. */
  readonly left: number;
  readonly top: number;
  /** Size of the picture. */
  readonly width: number;
  readonly height: number;
}

/** The picture has less than one pixel per module. */
export class PictureTooSmallError extends Error {
  override readonly name = 'PictureTooSmallError';
  /** @param smallest width of the smallest picture that works, in pixels */
  constructor(readonly smallest: number) {
    super(`This much data needs a picture of at least ${smallest} pixels.`);
  }
}

/**
 * Fits a drawing into a picture of its shape, with the largest module in whole pixels. Remaining pixels are added to the
 * margins.
 *
 * @param drawing its size in modules
 * @param width of the picture in pixels
 * @throws {PictureTooSmallError}
 *
 * @example pixelGrid({ width: 37, height: 37 }, 1024) // { module: 27, left: 12, top: 12, width: 1024, height: 1024 }
 */
export function pixelGrid(
  drawing: { readonly width: number; readonly height: number },
  width: number,
): PixelGrid {
  const module = Math.floor(width / drawing.width);
  if (module < 1) throw new PictureTooSmallError(drawing.width);
  const height = Math.round((width * drawing.height) / drawing.width);
  const left = Math.floor((width - drawing.width * module) / 2);
  const top = Math.floor((height - drawing.height * module) / 2);
  return { module, left, top, width, height };
}
