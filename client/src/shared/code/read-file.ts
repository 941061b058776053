import type { Colour } from '@canary/qr/colour';
import type { Drawing } from '@canary/qr/drawing';
import { type FileSize, pixelsOf } from '@canary/qr/files/size';
import type { FilePicture } from '@canary/qr/grade/samples';
import type { Pixels } from '@canary/qr/pixels';
import type { RenderOrder } from './render-order.ts';

/** Renders a vector file with something other than what wrote it. */
export type RenderVector = (order: RenderOrder) => Promise<ImageBitmap>;

/** Smallest side of a module at which vector files are rendered, in pixels: printers and screens show more. */
const LEAST_MODULE = 6;

/** Largest width at which vector files are rendered, in pixels. The page renders them. */
const MOST_WIDTH = 2048;

interface Expected {
  readonly drawing: Drawing;
  readonly size: FileSize;
  /** The colour behind transparent pixels. */
  readonly ground: Colour;
}

/** Decodes a file again, by something other than what wrote it. Vector files get the pixels of their size. */
export async function decodeFile(
  file: Blob,
  { drawing, size, ground }: Expected,
  render: RenderVector,
): Promise<FilePicture> {
  const isVector = file.type === 'image/svg+xml' || file.type === 'application/pdf';
  const width = Math.min(MOST_WIDTH, Math.max(pixelsOf(size), Math.ceil(drawing.width * LEAST_MODULE)));
  const bitmap = isVector ? await render({ file, width }) : await createImageBitmap(file);
  try {
    return { pixels: pixelsOn(ground, bitmap), module: bitmap.width / drawing.width };
  } finally {
    bitmap.close();
  }
}

function pixelsOn(ground: Colour, bitmap: ImageBitmap): Pixels {
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser can’t create a canvas.');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data };
}
