import type { Level } from '../../capacity.ts';
import { type Colours, PRINT_SAFE } from '../../colour.ts';
import { encodePayload } from '../../matrix.ts';
import { QUIET_ZONE } from '../../quiet-zone.ts';
import { drawPixels } from '../../testing/draw-pixels.ts';
import type { Rendering } from '../samples.ts';

interface DrawOptions {
  readonly level?: Level;
  readonly colours?: Colours;
  /** Side of a module in pixels. */
  readonly module?: number;
}

/** Draws a code in square modules with its quiet zone. */
export function drawPlain(
  payload: string,
  { level = 'M', colours = PRINT_SAFE, module = 8 }: DrawOptions = {},
): Rendering {
  const matrix = encodePayload(payload, level);
  const pixels = drawPixels(matrix, colours, (matrix.size + 2 * QUIET_ZONE) * module);
  return { pixels, grid: { module, x: QUIET_ZONE * module, y: QUIET_ZONE * module }, level, matrix };
}

/** Returns a copy with a rectangle painted over. All lengths in modules from the symbol's top left corner. */
export function paintOver(
  rendering: Rendering,
  box: { x: number; y: number; width: number; height: number },
  [red, green, blue]: readonly [number, number, number],
): Rendering {
  const { grid, pixels } = rendering;
  const data = new Uint8ClampedArray(pixels.data);
  const [left, top] = [grid.x + box.x * grid.module, grid.y + box.y * grid.module];
  for (let y = top; y < top + box.height * grid.module; y++) {
    for (let x = left; x < left + box.width * grid.module; x++)
      data.set([red, green, blue, 255], (y * pixels.width + x) * 4);
  }
  return { ...rendering, pixels: { ...pixels, data } };
}

/** Returns a copy without a border of this many modules on each side. */
export function crop(rendering: Rendering, modules: number): Rendering {
  const { grid, pixels } = rendering;
  const border = modules * grid.module;
  const width = pixels.width - 2 * border;
  const height = pixels.height - 2 * border;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = ((y + border) * pixels.width + border) * 4;
    data.set(pixels.data.subarray(from, from + width * 4), y * width * 4);
  }
  return {
    ...rendering,
    pixels: { width, height, data },
    grid: { ...grid, x: grid.x - border, y: grid.y - border },
  };
}
