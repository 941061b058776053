import { type Colour, type Colours, channels } from './colour.ts';
import type { Matrix } from './matrix.ts';
import { place } from './placement.ts';

/** A picture as `ImageData` has it: RGBA, a byte a channel, rows from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/**
 * Draws a code with its quiet zone as a square of `size` pixels a side, every module a whole number of pixels.
 *
 * @throws {PictureTooSmallError} when a module would be smaller than a pixel.
 */
export function drawPixels(matrix: Matrix, colours: Colours, size: number): Pixels {
  const { module, origin } = place(matrix.size, size);
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

/** An opaque RGBA pixel as the 32-bit number that lies in memory as those four bytes. */
function packed(colour: Colour): number {
  const bytes = new Uint8Array([...channels(colour), 255]);
  return new Uint32Array(bytes.buffer)[0] ?? 0;
}
