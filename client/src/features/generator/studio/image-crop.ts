import type { ImageCrop } from '@canary/qr/design/design';

/** Largest zoom. An image has at most 512 pixels per side, so more would look blurred. */
export const maxZoom = 4;

/** The largest square part of an image, in its middle. @param ratio width of the image by its height, in pixels */
export function middleOf(ratio: number): ImageCrop {
  const [width, height] = [Math.min(1, 1 / ratio), Math.min(1, ratio)];
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** How much larger the image is than where all of its shorter side is shown: 1 to {@link maxZoom}. */
export function zoomOf({ width, height }: ImageCrop): number {
  return Math.min(maxZoom, 1 / Math.max(width, height));
}

/**
 * Zooms around the middle of the part.
 *
 * @param ratio width of the image by its height, in pixels
 * @param zoom 1 to {@link maxZoom}
 */
export function withZoom(crop: ImageCrop, ratio: number, zoom: number): ImageCrop {
  const largest = middleOf(ratio);
  const [width, height] = [largest.width / zoom, largest.height / zoom];
  return inside({
    x: crop.x + (crop.width - width) / 2,
    y: crop.y + (crop.height - height) / 2,
    width,
    height,
  });
}

/** Moves the part, at most to the edge of the image. @param by in sides of the part, to the right and down */
export function movedBy(crop: ImageCrop, by: { readonly x: number; readonly y: number }): ImageCrop {
  return inside({ ...crop, x: crop.x + by.x * crop.width, y: crop.y + by.y * crop.height });
}

function inside({ x, y, width, height }: ImageCrop): ImageCrop {
  return { x: between(0, x, 1 - width), y: between(0, y, 1 - height), width, height };
}

function between(min: number, value: number, max: number): number {
  return Math.min(Math.max(min, value), max);
}
