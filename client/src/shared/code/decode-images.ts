import type { Drawing } from '@canary/qr/drawing';
import type { Pixels } from '@canary/qr/pixels';
import { fileOfDataUrl } from '#shared/images/data-url.ts';
import type { RenderVector } from './read-file.ts';

/** Width in pixels at which an embedded SVG is painted: sharp in print at 50 mm and 600 dpi. */
const VECTOR_WIDTH = 1200;

/**
 * Decodes the images of a drawing, by their data URL. Close them after use.
 *
 * @param render renders SVG images
 * @throws {DOMException} if an image is damaged
 */
export async function decodeImages(
  { layers }: Drawing,
  render: RenderVector,
): Promise<ReadonlyMap<string, ImageBitmap>> {
  const images = new Map<string, ImageBitmap>();
  for (const layer of layers) {
    if (layer.kind !== 'image' || images.has(layer.image)) continue;
    const file = fileOfDataUrl(layer.image);
    const isVector = file.type === 'image/svg+xml';
    images.set(
      layer.image,
      await (isVector ? render({ file, width: VECTOR_WIDTH }) : createImageBitmap(file)),
    );
  }
  return images;
}

/** The pixels of decoded images. */
export function imagePixels(images: ReadonlyMap<string, ImageBitmap>): ReadonlyMap<string, Pixels> {
  const pixels = new Map<string, Pixels>();
  for (const [url, image] of images) {
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('The browser has no canvas.');
    context.drawImage(image, 0, 0);
    pixels.set(url, context.getImageData(0, 0, width, height));
  }
  return pixels;
}
