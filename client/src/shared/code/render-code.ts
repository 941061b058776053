import { paintDrawing } from '@canary/qr/canvas';
import { gradedModule } from '@canary/qr/grade/grade';
import type { Rendering } from '@canary/qr/grade/samples';
import { pixelGrid } from '@canary/qr/pixels';
import { decodeImages } from './decode-images.ts';
import { drawCode } from './draw-code.ts';
import type { CodeRequest } from './picture.ts';
import type { RenderVector } from './read-file.ts';

/**
 * Draws a code in the pixels that are graded.
 *
 * @param render renders images of the design that are vector files
 * @throws {PayloadTooLongError}
 * @throws {DOMException} if an image of the design is damaged
 */
export async function renderCode(code: CodeRequest, render: RenderVector): Promise<Rendering> {
  const { drawing, level, matrix } = await drawCode(code);
  const module = gradedModule(matrix.size);
  const grid = pixelGrid(drawing, drawing.width * module);
  const { width, height } = grid;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser can’t create a canvas.');
  const { background } = code.design;
  if (background.kind === 'transparent') {
    context.fillStyle = background.on;
    context.fillRect(0, 0, width, height);
  }
  const images = await decodeImages(drawing, render);
  try {
    paintDrawing(context, drawing, { grid, images, newPath: (path) => new Path2D(path) });
  } finally {
    for (const image of images.values()) image.close();
  }
  const { data } = context.getImageData(0, 0, width, height);
  return {
    pixels: { width, height, data },
    grid: {
      module: grid.module,
      x: drawing.origin.x * grid.module,
      y: drawing.origin.y * grid.module,
    },
    level,
    matrix,
  };
}
