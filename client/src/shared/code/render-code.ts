import { paintDrawing } from '@canary/qr/canvas';
import type { Background } from '@canary/qr/design/design';
import type { Drawing } from '@canary/qr/drawing';
import { gradedModule } from '@canary/qr/grade/grade';
import type { Rendering } from '@canary/qr/grade/samples';
import { type PixelGrid, type Pixels, pixelGrid } from '@canary/qr/pixels';
import { decodeImages } from './decode-images.ts';
import { drawCode } from './draw-code.ts';
import type { GradedCode } from './picture.ts';
import type { RenderVector } from './read-file.ts';

/**
 * Draws a code in the pixels that are graded.
 *
 * @param render renders images of the design that are vector files
 * @throws {PayloadTooLongError}
 * @throws {DOMException} if an image of the design is damaged
 */
export async function renderCode(
  { payload, design, width }: GradedCode,
  render: RenderVector,
): Promise<Rendering> {
  const { drawing, level, matrix } = await drawCode({ payload, design });
  const paint = async (pixels: number) => {
    const images = await decodeImages(drawing, render);
    const grid = pixelGrid(drawing, pixels);
    try {
      return { grid, pixels: paintPixels(drawing, grid, images, design.background) };
    } finally {
      for (const image of images.values()) image.close();
    }
  };
  const { grid, pixels } = await paint(drawing.width * gradedModule(matrix.size));
  return {
    pixels,
    grid: {
      module: grid.module,
      x: drawing.origin.x * grid.module,
      y: drawing.origin.y * grid.module,
    },
    level,
    matrix,
    async drawFile() {
      const file = await paint(Math.max(width, Math.ceil(drawing.width)));
      return { pixels: file.pixels, module: file.grid.module };
    },
  };
}

function paintPixels(
  drawing: Drawing,
  grid: PixelGrid,
  images: ReadonlyMap<string, ImageBitmap>,
  background: Background,
): Pixels {
  const { width, height } = grid;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser can’t create a canvas.');
  if (background.kind === 'transparent') {
    context.fillStyle = background.on;
    context.fillRect(0, 0, width, height);
  }
  paintDrawing(context, drawing, { grid, images, newPath: (path) => new Path2D(path) });
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data };
}
