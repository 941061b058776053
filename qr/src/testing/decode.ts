import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Pixels } from '../pixels.ts';

/** Decodes a PNG, JPEG or WebP file with Skia, on white. */
export async function decode(file: Uint8Array): Promise<Pixels> {
  const image = await loadImage(file);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data: new Uint8ClampedArray(data) };
}
