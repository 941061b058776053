import { type EncodedImage, ImageFileError } from './image-file-error.ts';
import { requireDecodable } from './image-header.ts';
import { findVisiblePart, type Part } from './visible-part.ts';

/** Sides to try, in pixels: the first result that is small enough is used. */
const sides = [512, 384, 256, 160] as const;
const qualities = [0.92, 0.8] as const;
/** Largest encoded image, in bytes. */
const maxBytes = 128 * 1024;

/** Longer side of the picture in which transparent margins are found, in pixels. */
const TRIM_SIDE = 1024;

/**
 * Decodes an image and encodes it again: as a PNG if that is small enough, else as a JPEG unless it has transparent parts,
 * else smaller.
 *
 * @param isTrimmed whether transparent margins are left out
 * @throws {ImageFileError} if the format is unknown, there are too many pixels, or nothing is left after trimming
 * @throws if the image is damaged
 */
export async function encodeImage(file: Blob, isTrimmed: boolean): Promise<EncodedImage> {
  requireDecodable(new Uint8Array(await file.arrayBuffer()));
  const bitmap = await createImageBitmap(file);
  try {
    const part = isTrimmed
      ? visiblePartOf(bitmap)
      : { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
    for (const side of sides) {
      for (const encoded of await encodings(bitmap, part, side)) {
        const blob = await encoded();
        if (blob.size <= maxBytes) return { image: await toDataUrl(blob), ratio: ratioOf(part) };
      }
    }
    throw new Error('The image stays too large.');
  } finally {
    bitmap.close();
  }
}

/** An image has at most this many pixels on its longer side, so a longer ratio comes from rounding. */
const MAX_RATIO = sides[0];

function ratioOf({ width, height }: Part): number {
  return Math.min(Math.max(1 / MAX_RATIO, width / height), MAX_RATIO);
}

function visiblePartOf(bitmap: ImageBitmap): Part {
  const whole = { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
  const context = paintPart(bitmap, whole, TRIM_SIDE);
  const { width, height } = context.canvas;
  const visible = findVisiblePart(context.getImageData(0, 0, width, height));
  if (!visible) throw new ImageFileError({ kind: 'invisible' });
  const [across, down] = [bitmap.width / width, bitmap.height / height];
  const [x, y] = [Math.floor(visible.x * across), Math.floor(visible.y * down)];
  return {
    x,
    y,
    width: Math.ceil((visible.x + visible.width) * across) - x,
    height: Math.ceil((visible.y + visible.height) * down) - y,
  };
}

async function encodings(
  bitmap: ImageBitmap,
  part: Part,
  side: number,
): Promise<readonly (() => Promise<Blob>)[]> {
  const context = paintPart(bitmap, part, side);
  const { canvas } = context;
  const png = () => canvas.convertToBlob({ type: 'image/png' });
  if (hasTransparency(context.getImageData(0, 0, canvas.width, canvas.height).data)) return [png];
  return [png, ...qualities.map((quality) => () => canvas.convertToBlob({ type: 'image/jpeg', quality }))];
}

/** Paints a part of an image on a canvas of its proportions. @param side most pixels of the canvas's longer side */
function paintPart(
  bitmap: ImageBitmap,
  { x, y, width, height }: Part,
  side: number,
): OffscreenCanvasRenderingContext2D {
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser can’t create a canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return context;
}

/** @param pixels 4 bytes per pixel, the last one alpha */
function hasTransparency(pixels: Uint8ClampedArray): boolean {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if ((pixels[alpha] ?? 255) < 255) return true;
  return false;
}

async function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
