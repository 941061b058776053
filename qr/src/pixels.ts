/** A picture in the layout of `ImageData`: 4 bytes (red, green, blue, alpha) per pixel, rows from top to bottom. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** A drawing in pixels. */
export interface PixelGrid {
  /** Side of a module. A whole number if the picture's width is a multiple of the drawing's. */
  readonly module: number;
  /** Size of the picture. Whole numbers. */
  readonly width: number;
  readonly height: number;
}

/** The picture has less than one pixel per module. */
export class PictureTooSmallError extends Error {
  override readonly name = 'PictureTooSmallError';
  readonly smallest: number;

  /** @param smallest width of the smallest picture that works, in pixels */
  constructor(smallest: number) {
    super(`This much data needs a picture of at least ${smallest} pixels.`);
    this.smallest = smallest;
  }
}

/** The picture has more pixels than its maker allows. */
export class PictureTooLargeError extends Error {
  override readonly name = 'PictureTooLargeError';
  readonly largest: number;

  /** @param largest width of the largest picture that is allowed, in pixels */
  constructor(largest: number) {
    super(`This picture may have a width of at most ${largest} pixels.`);
    this.largest = largest;
  }
}

/**
 * Scales a drawing to a picture of exactly this width.
 *
 * @param drawing its size in modules
 * @param width of the picture in pixels
 * @param maxPixels how many pixels the whole picture may have; by default any number
 * @throws {PictureTooSmallError}
 * @throws {PictureTooLargeError}
 *
 * @example pixelGrid({ width: 40, height: 50 }, 1024) // { module: 25.6, width: 1024, height: 1280 }
 */
export function pixelGrid(
  drawing: { readonly width: number; readonly height: number },
  width: number,
  maxPixels = Number.POSITIVE_INFINITY,
): PixelGrid {
  if (width < drawing.width) throw new PictureTooSmallError(drawing.width);
  const height = Math.round((width * drawing.height) / drawing.width);
  if (width * height > maxPixels) {
    throw new PictureTooLargeError(Math.floor(Math.sqrt((maxPixels * drawing.width) / drawing.height)));
  }
  return { module: width / drawing.width, width, height };
}
