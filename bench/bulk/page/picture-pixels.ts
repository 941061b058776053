import type { Pixels } from '../../../qr/src/pixels.ts';
import { canvasPlatform } from '../../../rendering/src/browser/canvas-platform.ts';
import { decodeSvg } from '../../../rendering/src/browser/decode-svg.ts';
import { bitmapPixels } from '../../../rendering/src/core/paint.ts';
import { width } from './way.ts';

/** Decodes a PNG or SVG file with the browser's decoder. */
export async function picturePixels(file: Blob): Promise<Pixels> {
  const isSvg = file.type === 'image/svg+xml';
  const bitmap = isSvg ? await decodeSvg(file, width) : await createImageBitmap(file);
  try {
    return bitmapPixels(bitmap, '#ffffff', canvasPlatform);
  } finally {
    bitmap.close();
  }
}
