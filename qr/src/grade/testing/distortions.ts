import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Pixels } from '../../pixels.ts';
import { convolve } from '../edges.ts';
import { recolour } from '../tone.ts';
import { warp } from '../warp.ts';

/** Distortions of a picture that is scanned. The grade uses none of them. */
export const distortions = {
  'lens curvature': async (pixels) => curve(pixels, 0.03),
  'motion blur': async (pixels, module) => streak(pixels, 0.5 * module),
  'JPEG at quality 30': async (pixels) => compress(pixels, 30),
  'uneven light': async (pixels) => darken(pixels, 0.5),
} as const satisfies Record<string, Distortion>;

/** @param module side of a module in pixels */
type Distortion = (pixels: Pixels, module: number) => Promise<Pixels>;

export type DistortionName = keyof typeof distortions;

/** Bends straight lines outwards, like a cheap wide lens. @param strength by how much its corners shrink */
function curve(pixels: Pixels, strength: number): Pixels {
  const { width, height } = pixels;
  const radius = Math.hypot(width, height) / 2;
  return warp(pixels, width, height, (x, y) => {
    const [dx, dy] = [x - width / 2, y - height / 2];
    const stretch = 1 + strength * ((dx ** 2 + dy ** 2) / radius ** 2);
    return [width / 2 + dx * stretch, height / 2 + dy * stretch];
  });
}

/** Moves the camera to the side during the exposure. @param distance in pixels */
function streak(pixels: Pixels, distance: number): Pixels {
  const reach = Math.ceil((distance - 1) / 2);
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, tap) =>
    Math.max(0, Math.min(1, (distance + 1) / 2 - Math.abs(tap - reach))),
  );
  return convolve(pixels, kernel);
}

async function compress(pixels: Pixels, quality: number): Promise<Pixels> {
  const { width, height } = pixels;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  image.data.set(pixels.data);
  context.putImageData(image, 0, 0);
  context.drawImage(await loadImage(await canvas.encode('jpeg', quality)), 0, 0);
  return { width, height, data: new Uint8ClampedArray(context.getImageData(0, 0, width, height).data) };
}

/** Lights a picture from its upper left corner. @param share of the light that the opposite corner lacks */
function darken(pixels: Pixels, share: number): Pixels {
  const { width, height } = pixels;
  return recolour(pixels, (channel, x, y) => channel * (1 - (share * (x / width + y / height)) / 2));
}
