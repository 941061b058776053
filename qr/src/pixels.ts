import { type Colour, type Colours, channels } from './colour.ts';
import type { Matrix } from './matrix.ts';
import { QUIET_ZONE } from './quiet-zone.ts';

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

/**
 * Draws a code in square modules with its quiet zone. Every module has the same whole number of pixels.
 *
 * @param size pixels per side
 * @throws {PictureTooSmallError} if a module would be smaller than a pixel
 */
export function drawPixels(matrix: Matrix, colours: Colours, size: number): Pixels {
  const across = matrix.size + 2 * QUIET_ZONE;
  const { module, left: margin } = pixelGrid({ width: across, height: across }, size);
  const origin = margin + QUIET_ZONE * module;
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
