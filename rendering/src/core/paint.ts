import { paintDrawing } from '@canary/qr/canvas';
import type { Colour } from '@canary/qr/colour';
import type { Drawing } from '@canary/qr/drawing';
import type { PixelGrid, Pixels } from '@canary/qr/pixels';
import { fileOfDataUrl } from './data-url.ts';
import { type Bitmap, type Canvas, CanvasMissingError, type Platform } from './platform.ts';

/** The platform allows no canvas of this size. */
export class CanvasTooLargeError extends Error {
  override readonly name = 'CanvasTooLargeError';
}

/**
 * Paints a drawing with its images on a new canvas of the grid's size.
 *
 * @param ground the colour behind the drawing; by default transparent
 * @throws {CanvasTooLargeError}
 * @throws {CanvasMissingError}
 * @throws {Error} if an image is damaged
 */
export async function paintCanvas(
  drawing: Drawing,
  grid: PixelGrid,
  ground: Colour | undefined,
  platform: Platform,
): Promise<Canvas> {
  const canvas = newCanvas(grid, platform);
  const { context } = canvas;
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, grid.width, grid.height);
  }
  await withImages(drawing, platform, (images) =>
    paintDrawing(context, drawing, { grid, images, newPath: platform.newPath }),
  );
  return canvas;
}

/** If a canvas is too large, some browsers throw, some return no context, and some ignore what is painted. */
function newCanvas({ width, height }: PixelGrid, platform: Platform): Canvas {
  try {
    const canvas = platform.newCanvas(width, height);
    const corner = [width - 1, height - 1, 1, 1] as const;
    canvas.context.fillRect(...corner);
    const isPainted = canvas.context.getImageData(...corner).data[3] === 255;
    canvas.context.clearRect(...corner);
    if (isPainted) return canvas;
  } catch (error) {
    if (error instanceof CanvasMissingError) throw error;
    // Reported below, as for browsers that return no context.
  }
  throw new CanvasTooLargeError(`There is no canvas of ${width} × ${height} pixels.`);
}

/** Returns the pixels of a canvas of this size, and closes the canvas. */
export function takePixels(canvas: Canvas, { width, height }: Pick<PixelGrid, 'width' | 'height'>): Pixels {
  const { data } = canvas.context.getImageData(0, 0, width, height);
  canvas.close();
  return { width, height, data };
}

/** Returns the pixels of a bitmap on a colour. Without a colour, transparent pixels stay transparent. */
export function bitmapPixels(
  bitmap: Bitmap,
  ground: Colour | undefined,
  platform: Pick<Platform, 'newCanvas'>,
): Pixels {
  return takePixels(bitmapCanvas(bitmap, ground, platform), bitmap);
}

/** Returns a canvas with a bitmap on a colour. Without a colour, transparent pixels stay transparent. */
export function bitmapCanvas(
  bitmap: Bitmap,
  ground: Colour | undefined,
  platform: Pick<Platform, 'newCanvas'>,
): Canvas {
  const { width, height } = bitmap;
  const canvas = platform.newCanvas(width, height);
  if (ground) {
    canvas.context.fillStyle = ground;
    canvas.context.fillRect(0, 0, width, height);
  }
  canvas.context.drawImage(bitmap, 0, 0);
  return canvas;
}

/** Calls `use` with the decoded images of a drawing, by their data URL. */
export async function withImages<Result>(
  { layers }: Pick<Drawing, 'layers'>,
  platform: Platform,
  use: (images: ReadonlyMap<string, Bitmap>) => Result,
): Promise<Awaited<Result>> {
  const images = new Map<string, Bitmap>();
  try {
    for (const layer of layers) {
      if (layer.kind !== 'image' || images.has(layer.image)) continue;
      images.set(layer.image, await platform.decodeImage(fileOfDataUrl(layer.image)));
    }
    return await use(images);
  } finally {
    for (const image of images.values()) image.close();
  }
}
