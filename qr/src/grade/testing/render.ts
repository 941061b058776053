import { createCanvas, type Image, loadImage, Path2D } from '@napi-rs/canvas';
import { paintDrawing } from '../../canvas.ts';
import { composeCode } from '../../compose.ts';
import type { Design } from '../../design/design.ts';
import type { Drawing } from '../../drawing.ts';
import { frameFont } from '../../frame-font/frame-font.ts';
import type { Parts } from '../../layers/parts.ts';
import { pixelGrid } from '../../pixels.ts';
import type { Rendering } from '../samples.ts';

/** Width of the file in pixels, the site's default. */
const FILE_WIDTH = 1024;

/**
 * Renders a design with Skia, the library that Chromium's canvas uses.
 *
 * @param module side of a module in pixels
 */
export async function render(
  payload: string,
  design: Design,
  module: number,
  parts?: Parts,
): Promise<Rendering & Required<Pick<Rendering, 'drawFile'>>> {
  const { drawing, level, matrix } = composeCode(payload, design, { font: frameFont, ...parts });
  const images = await decodeImages(drawing);
  const paint = (width: number) => {
    const grid = pixelGrid(drawing, width);
    const canvas = createCanvas(grid.width, grid.height);
    const context = canvas.getContext('2d');
    if (design.background.kind === 'transparent') {
      context.fillStyle = design.background.on;
      context.fillRect(0, 0, grid.width, grid.height);
    }
    paintDrawing(context, drawing, { grid, images, newPath: (path) => new Path2D(path) });
    const { data } = context.getImageData(0, 0, grid.width, grid.height);
    const pixels = { width: grid.width, height: grid.height, data: new Uint8ClampedArray(data) };
    return { pixels, module: grid.module };
  };
  return {
    pixels: paint(drawing.width * module).pixels,
    grid: { module, x: drawing.origin.x * module, y: drawing.origin.y * module },
    level,
    matrix,
    drawFile: async () => paint(FILE_WIDTH),
  };
}

async function decodeImages({ layers }: Drawing): Promise<Map<string, Image>> {
  const images = new Map<string, Image>();
  for (const layer of layers) {
    if (layer.kind === 'image') images.set(layer.image, await loadImage(layer.image));
  }
  return images;
}
