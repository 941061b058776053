import { createCanvas, type Image, Path2D } from '@napi-rs/canvas';
import { paintDrawing } from '../canvas.ts';
import type { Drawing } from '../drawing.ts';
import { type Pixels, pixelGrid } from '../pixels.ts';

/**
 * Paints a drawing as the browser does.
 *
 * @param width of the picture in pixels
 * @param images decoded, by their data URL
 */
export function paint(drawing: Drawing, width: number, images?: ReadonlyMap<string, Image>): Pixels {
  const grid = pixelGrid(drawing, width);
  const context = createCanvas(grid.width, grid.height).getContext('2d');
  paintDrawing(context, drawing, { grid, newPath: (path) => new Path2D(path), ...(images && { images }) });
  const { data } = context.getImageData(0, 0, grid.width, grid.height);
  return { width: grid.width, height: grid.height, data: new Uint8ClampedArray(data) };
}

/** Fills an outline with black on white. @param scale pixels per module */
export function fillOutline(path: string, modules: number, scale: number): Pixels {
  const side = Math.round(modules * scale);
  const context = createCanvas(side, side).getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, side, side);
  context.scale(scale, scale);
  context.fillStyle = '#000000';
  context.fill(new Path2D(path));
  return {
    width: side,
    height: side,
    data: new Uint8ClampedArray(context.getImageData(0, 0, side, side).data),
  };
}

/** Returns red, green and blue of a pixel. */
export function pixelAt({ data, width }: Pixels, x: number, y: number): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * 4);
  return [red, green, blue];
}
