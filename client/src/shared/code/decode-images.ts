import type { Drawing } from '@canary/qr/drawing';
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

/** Encodes decoded images as PNG files. */
export async function pngOf(
  images: ReadonlyMap<string, ImageBitmap>,
): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const [url, image] of images) {
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const file = await canvas.convertToBlob({ type: 'image/png' });
    files.set(url, new Uint8Array(await file.arrayBuffer()));
  }
  return files;
}
