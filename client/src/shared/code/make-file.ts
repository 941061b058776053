import { paintDrawing } from '@canary/qr/canvas';
import type { Colour } from '@canary/qr/colour';
import type { Drawing } from '@canary/qr/drawing';
import { setJpegDensity, setPngDensity } from '@canary/qr/files/density';
import { formatTraits } from '@canary/qr/files/format';
import { millimetresOf, pixelsOf } from '@canary/qr/files/size';
import { drawingToSvgFile } from '@canary/qr/files/svg-file';
import { pixelGrid } from '@canary/qr/pixels';
import { decodeImages, imagePixels } from './decode-images.ts';
import type { FileOptions } from './picture.ts';
import type { RenderVector } from './read-file.ts';

/** The browser allows no canvas of this size. */
export class CanvasTooLargeError extends Error {
  override readonly name = 'CanvasTooLargeError';
}

/** The browser can't write this format. Safari writes no WebP. */
export class EncoderMissingError extends Error {
  override readonly name = 'EncoderMissingError';
}

export interface MadeFile {
  readonly file: Blob;
  /** Pixels per side of a module, if the file has pixels. */
  readonly modulePixels: number | undefined;
}

interface MakeOptions extends FileOptions {
  /** The colour behind transparent pixels, for formats without transparency. */
  readonly ground: Colour;
}

/**
 * Writes a drawing to a file.
 *
 * @throws {CanvasTooLargeError}
 * @throws {EncoderMissingError}
 * @throws {PictureTooSmallError} if a module would be smaller than a pixel
 */
export async function makeFile(
  drawing: Drawing,
  options: MakeOptions,
  render: RenderVector,
): Promise<MadeFile> {
  const { type } = formatTraits[options.format];
  if (options.format === 'svg') {
    return { file: new Blob([drawingToSvgFile(drawing, options.size)], { type }), modulePixels: undefined };
  }
  const images = await decodeImages(drawing, render);
  try {
    if (options.format !== 'pdf') return await makeRaster(drawing, options, images);
    const { drawingToPdf } = await import('@canary/qr/files/pdf');
    const width = millimetresOf(options.size);
    const pdf = await drawingToPdf(drawing, { width, images: imagePixels(images) });
    return { file: new Blob([pdf], { type }), modulePixels: undefined };
  } finally {
    for (const image of images.values()) image.close();
  }
}

async function makeRaster(
  drawing: Drawing,
  { format, size, quality, ground }: MakeOptions,
  images: ReadonlyMap<string, ImageBitmap>,
): Promise<MadeFile> {
  const { type, hasTransparency } = formatTraits[format];
  const grid = pixelGrid(drawing, pixelsOf(size));
  const canvas = new OffscreenCanvas(grid.width, grid.height);
  const context = contextOf(canvas);
  if (!hasTransparency) {
    context.fillStyle = ground;
    context.fillRect(0, 0, grid.width, grid.height);
  }
  paintDrawing(context, drawing, { grid, images, newPath: (path) => new Path2D(path) });
  const file = await canvas.convertToBlob({ type, quality });
  if (file.type !== type) throw new EncoderMissingError(`This browser can’t write ${type}.`);
  return { file: await withDensity(file, size.dpi), modulePixels: grid.module };
}

/** Where a canvas is too large, browsers throw, return no context, or ignore what is painted. */
function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const [x, y] = [canvas.width - 1, canvas.height - 1];
  try {
    const context = canvas.getContext('2d');
    if (context) {
      context.fillRect(x, y, 1, 1);
      const isPainted = context.getImageData(x, y, 1, 1).data[3] === 255;
      context.clearRect(x, y, 1, 1);
      if (isPainted) return context;
    }
  } catch {
    // Reported below.
  }
  throw new CanvasTooLargeError(`This browser can’t paint ${canvas.width} × ${canvas.height} pixels.`);
}

async function withDensity(file: Blob, dpi: number): Promise<Blob> {
  if (file.type === 'image/webp') return file;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const changed = file.type === 'image/png' ? setPngDensity(bytes, dpi) : setJpegDensity(bytes, dpi);
  return new Blob([changed], { type: file.type });
}
