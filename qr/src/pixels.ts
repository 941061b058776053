import { type Colour, type Colours, channels } from './colour.ts';
import { type Matrix, QUIET_ZONE } from './matrix.ts';

/** A picture in the layout of `ImageData`: 4 bytes (red, green, blue, alpha) per pixel, rows from top to bottom. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** The position of a code in a square picture, in whole pixels. */
export interface PixelGrid {
  /** Side of a module. */
  readonly module: number;
  /** Distance of the first module, without the quiet zone, from the left and the top edge. */
  readonly origin: number;
}

/** The picture has less than one pixel per module. */
export class PictureTooSmallError extends Error {
  override readonly name = 'PictureTooSmallError';
  /** @param smallest side of the smallest picture that works, in pixels */
  constructor(readonly smallest: number) {
    super(`This much data needs a picture of at least ${smallest} pixels.`);
  }
}

/**
 * Fits a code into a square picture: with the largest module in whole pixels that leaves the quiet zone. Remaining
 * pixels are added to the margins.
 *
 * @param modules modules per side of the code
 * @param size pixels per side of the picture
 * @throws {PictureTooSmallError}
 *
 * @example pixelGrid(29, 1024) // { module: 27, origin: 120 }
 */
export function pixelGrid(modules: number, size: number): PixelGrid {
  const across = modules + 2 * QUIET_ZONE;
  const module = Math.floor(size / across);
  if (module < 1) throw new PictureTooSmallError(across);
  return { module, origin: Math.floor((size - modules * module) / 2) };
}

/**
 * Draws a code with its quiet zone. Every module has the same whole number of pixels.
 *
 * @param size pixels per side
 * @throws {PictureTooSmallError} if a module would be smaller than a pixel
 */
export function drawPixels(matrix: Matrix, colours: Colours, size: number): Pixels {
  const { module, origin } = pixelGrid(matrix.size, size);
  const dark = packed(colours.foreground);
  const pixels = new Uint32Array(size * size).fill(packed(colours.background));
  matrix.modules.forEach((row, y) => {
    const top = origin + y * module;
    row.forEach((isDark, x) => {
      const left = top * size + origin + x * module;
      if (isDark) pixels.fill(dark, left, left + module);
    });
    for (let line = 1; line < module; line++) {
      pixels.copyWithin((top + line) * size, top * size, (top + 1) * size);
    }
  });
  return { width: size, height: size, data: new Uint8ClampedArray(pixels.buffer) };
}

/** Returns an opaque pixel as the number whose bytes in memory are red, green, blue and alpha. */
function packed(colour: Colour): number {
  const bytes = new Uint8Array([...channels(colour), 255]);
  return new Uint32Array(bytes.buffer)[0] ?? 0;
}
