import type { Colour } from '@canary/qr/colour';
import type { Drawing } from '@canary/qr/drawing';
import type { Pixels } from '@canary/qr/pixels';
import { readsAs } from '@canary/qr/read-back';
import type { RenderOrder } from './render-order.ts';

/** Renders a vector file with something other than what wrote it. */
export type RenderVector = (order: RenderOrder) => Promise<ImageBitmap>;

/** Pixels per module at which vector files are rendered. */
const MODULE_PIXELS = 6;

/** Largest width that is read, in pixels: a scanner sees less. */
const MAX_WIDTH = 2048;

interface Expected {
  readonly drawing: Drawing;
  /** The colour behind transparent pixels. */
  readonly ground: Colour;
  readonly payload: string;
}

/** Whether a file reads back as exactly this payload, after it was decoded again. */
export async function fileReadsAs(
  file: Blob,
  { drawing, ground, payload }: Expected,
  render: RenderVector,
): Promise<boolean> {
  const isVector = file.type === 'image/svg+xml' || file.type === 'application/pdf';
  const bitmap = isVector
    ? await render({ file, width: drawing.width * MODULE_PIXELS })
    : await createImageBitmap(file);
  try {
    return await readsAs(pixelsOn(ground, bitmap), payload);
  } finally {
    bitmap.close();
  }
}

function pixelsOn(ground: Colour, bitmap: ImageBitmap): Pixels {
  const scale = Math.min(1, MAX_WIDTH / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser can’t create a canvas.');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data };
}
