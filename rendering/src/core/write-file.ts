import type { Colour } from '@canary/qr/colour';
import type { Drawing } from '@canary/qr/drawing';
import { setJpegDensity, setPngDensity } from '@canary/qr/files/density';
import { formatTraits } from '@canary/qr/files/format';
import { plainDrawing, writePlainPng } from '@canary/qr/files/plain-png';
import { millimetresOf, pixelsOf } from '@canary/qr/files/size';
import { drawingToSvgFile } from '@canary/qr/files/svg-file';
import { type Pixels, pixelGrid } from '@canary/qr/pixels';
import { bitmapPixels, paintCanvas, withImages } from './paint.ts';
import type { Platform } from './platform.ts';
import type { FileOptions } from './requests.ts';

/** The platform can't write this format. Safari writes no WebP. */
export class EncoderMissingError extends Error {
  override readonly name = 'EncoderMissingError';
}

/** A PDF file would have more gradients than its maker allows. The library keeps 10 KB and more for each in memory. */
export class TooManyGradientsError extends Error {
  override readonly name = 'TooManyGradientsError';
}

export interface WrittenFile {
  readonly file: Blob;
  /** Pixels per side of a module, if the file has pixels. */
  readonly modulePixels: number | undefined;
  /** Whether ZXing's reader can take the file as it is: an opaque PNG. */
  readonly isPlain?: true;
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
 * @throws {PictureTooLargeError}
 * @throws {TooManyGradientsError}
 * @throws {Error} if an image of the drawing is damaged
 */
export async function writeDrawing(
  drawing: Drawing,
  options: MakeOptions,
  platform: Platform,
): Promise<WrittenFile> {
  const { format, size } = options;
  const { type, isVector } = formatTraits[format];
  if (!isVector) return makeRaster(drawing, options, platform);
  const content =
    format === 'pdf' ? await makePdf(drawing, options, platform) : drawingToSvgFile(drawing, size);
  return { file: new Blob([content], { type }), modulePixels: undefined };
}

async function makePdf(drawing: Drawing, { size, maxStops }: MakeOptions, platform: Platform) {
  if (maxStops !== undefined && countStops(drawing) > maxStops) throw new TooManyGradientsError();
  const { drawingToPdf } = await import('@canary/qr/files/pdf');
  const images = new Map<string, Pixels>();
  await addImages(images, drawing, platform);
  return drawingToPdf(drawing, { width: millimetresOf(size), images });
}

/** Counts the colours of a drawing's gradients, each time that they are used. */
function countStops({ layers }: Drawing): number {
  return layers
    .filter((layer) => layer.kind === 'outline')
    .reduce((sum, { paint, places }) => {
      const stops = paint.kind === 'solid' ? 0 : paint.stops.length;
      return sum + stops * (places?.length ?? 1);
    }, 0);
}

/**
 * Decodes the images of a drawing, by their data URL. Images that are already known aren't decoded again.
 *
 * @throws {Error} if an image is damaged
 */
export async function addImages(
  images: Map<string, Pixels>,
  { layers }: Pick<Drawing, 'layers'>,
  platform: Platform,
): Promise<void> {
  const added = layers.filter((layer) => layer.kind === 'image' && !images.has(layer.image));
  await withImages({ layers: added }, platform, (bitmaps) => {
    for (const [url, bitmap] of bitmaps) images.set(url, bitmapPixels(bitmap, undefined, platform));
  });
}

async function makeRaster(
  drawing: Drawing,
  { format, size, quality, maxPixels, ground }: MakeOptions,
  platform: Platform,
): Promise<WrittenFile> {
  const { type, hasTransparency } = formatTraits[format];
  const grid = pixelGrid(drawing, pixelsOf(size), maxPixels);
  const plain = format === 'png' ? plainDrawing(drawing) : undefined;
  if (plain) {
    const bytes = setPngDensity(await writePlainPng(plain, grid), size.dpi);
    return { file: new Blob([bytes], { type }), modulePixels: grid.module, isPlain: true };
  }
  const canvas = await paintCanvas(drawing, grid, hasTransparency ? undefined : ground, platform);
  const file = await canvas.encode(type, quality);
  canvas.close();
  if (file.type !== type) throw new EncoderMissingError(`There is no encoder for ${type}.`);
  return { file: await withDensity(file, size.dpi), modulePixels: grid.module };
}

async function withDensity(file: Blob, dpi: number): Promise<Blob> {
  if (file.type === 'image/webp') return file;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const changed = file.type === 'image/png' ? setPngDensity(bytes, dpi) : setJpegDensity(bytes, dpi);
  return new Blob([changed], { type: file.type });
}
