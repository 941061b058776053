import { findCodes } from '@canary/qr/finding/find-codes';
import type { ReadCode } from '@canary/qr/grade/readers';
import type { Pixels } from '@canary/qr/pixels';
import { bitmapPixels } from '../core/paint.ts';
import { canvasPlatform } from './canvas-platform.ts';

/** The codes of a picture. */
export interface CodesInPicture {
  /** Size of the picture in pixels. */
  readonly width: number;
  readonly height: number;
  /** Their corners are in pixels of the picture. */
  readonly codes: readonly ReadCode[];
}

/** Longest side at which a picture is read, in pixels, as in `qr/src/grade/reading.ts`, which says how long that takes. */
const MAX_SIDE = 4096;

/**
 * Finds the codes of an image file, or of a frame of a camera, which is closed. Runs in a worker.
 *
 * @returns undefined if the browser can't decode the file
 * @throws the signal's reason if it is aborted
 * @throws {Error} if no reader could be loaded
 */
export async function findInPicture(
  picture: Blob | ImageBitmap,
  signal: AbortSignal,
): Promise<CodesInPicture | undefined> {
  const decoded = picture instanceof Blob ? await decode(picture) : picture;
  if (!decoded) return undefined;
  const { width, height } = decoded;
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const bitmap = scale < 1 ? await reduce(decoded, scale) : decoded;
  const pixels = pixelsOf(bitmap);
  const isFrame = picture instanceof ImageBitmap;
  const codes = await findCodes(pixels, { isFrame, signal });
  return {
    width,
    height,
    codes: codes.map(({ text, corners }) => ({
      text,
      corners: corners.map(({ x, y }) => ({ x: x / scale, y: y / scale })),
    })),
  };
}

/** Scales a bitmap down, and closes it. */
async function reduce(bitmap: ImageBitmap, scale: number): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(bitmap, {
      resizeWidth: Math.ceil(bitmap.width * scale),
      resizeHeight: Math.ceil(bitmap.height * scale),
      resizeQuality: 'high',
    });
  } finally {
    bitmap.close();
  }
}

/** Returns the pixels of a bitmap on white, and closes it. Codes without a background are mostly made for light paper. */
function pixelsOf(bitmap: ImageBitmap): Pixels {
  try {
    return bitmapPixels(bitmap, '#ffffff', canvasPlatform);
  } finally {
    bitmap.close();
  }
}

async function decode(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
}
