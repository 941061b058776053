import { createCanvas, ImageData, loadImage } from '@napi-rs/canvas';
import type { Colour } from '../colour.ts';
import type { Pixels } from '../pixels.ts';

/**
 * Decodes a PNG, JPEG or WebP file with Skia.
 *
 * @param ground what lies behind transparent pixels
 */
export async function decodePicture(
  file: Uint8Array,
  ground: Colour | 'transparent' = '#ffffff',
): Promise<Pixels> {
  const image = await loadImage(file);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data: new Uint8ClampedArray(data) };
}

/** Encodes a picture with Skia, as Chromium does; JPEG and WebP at quality 90. */
export function encodePicture(
  { width, height, data }: Pixels,
  format: 'png' | 'webp' | 'jpeg',
): Promise<Uint8Array> {
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0);
  if (format === 'png') return canvas.encode('png');
  return format === 'webp' ? canvas.encode('webp', 90) : canvas.encode('jpeg', 90);
}
