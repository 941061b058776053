import { type Colour, type Colours, channels } from '../colour.ts';
import type { Matrix } from '../matrix.ts';
import type { Pixels } from '../pixels.ts';
import { QUIET_ZONE } from '../quiet-zone.ts';

/**
 * Draws a code in square modules with its quiet zone, without any of the code that draws designs. Every module has
 * the same whole number of pixels; the remaining pixels widen the margin.
 *
 * @param size pixels per side
 */
export function drawPixels(matrix: Matrix, colours: Colours, size: number): Pixels {
  const across = matrix.size + 2 * QUIET_ZONE;
  const module = Math.floor(size / across);
  const origin = Math.floor((size - across * module) / 2) + QUIET_ZONE * module;
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
