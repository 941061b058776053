import { requireDecodable } from './image-header.ts';

/** Sides to try, in pixels: the first result that is small enough is used. */
const sides = [512, 384, 256, 160] as const;
const qualities = [0.92, 0.8] as const;
/** Largest encoded image, in bytes. */
const maxBytes = 128 * 1024;

/**
 * Decodes an image and encodes it again: as a PNG if that is small enough, else as a JPEG unless it has transparent parts,
 * else smaller.
 *
 * @returns a data URL
 * @throws {ImageFileError} if the format is unknown or there are too many pixels
 * @throws if the image is damaged
 */
export async function encodeImage(file: Blob): Promise<string> {
  requireDecodable(new Uint8Array(await file.arrayBuffer()));
  const bitmap = await createImageBitmap(file);
  try {
    for (const side of sides) {
      for (const encoded of await encodings(bitmap, side)) {
        const blob = await encoded();
        if (blob.size <= maxBytes) return await toDataUrl(blob);
      }
    }
    throw new Error('The image stays too large.');
  } finally {
    bitmap.close();
  }
}

async function encodings(bitmap: ImageBitmap, side: number): Promise<readonly (() => Promise<Blob>)[]> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser can’t create a canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  const png = () => canvas.convertToBlob({ type: 'image/png' });
  if (hasTransparency(context.getImageData(0, 0, width, height).data)) return [png];
  return [png, ...qualities.map((quality) => () => canvas.convertToBlob({ type: 'image/jpeg', quality }))];
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
