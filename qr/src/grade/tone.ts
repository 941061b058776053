import type { Pixels } from '../pixels.ts';
import { blankPicture } from './warp.ts';

/** Replaces every channel by a value from 0 to 255. `x` and `y` are the pixel's. */
export function recolour(pixels: Pixels, to: (channel: number, x: number, y: number) => number): Pixels {
  const result = blankPicture(pixels.width, pixels.height);
  for (let y = 0, at = 0; y < pixels.height; y++) {
    for (let x = 0; x < pixels.width; x++, at += 4) {
      for (let channel = at; channel < at + 3; channel++) {
        result.data[channel] = to(pixels.data[channel] ?? 0, x, y);
      }
    }
  }
  return result;
}

/** Reduces contrast: dark tones become lighter, as in a worn print. @param share of the contrast that remains */
export function fade(pixels: Pixels, share: number): Pixels {
  return recolour(pixels, (channel) => 255 - (255 - channel) * share);
}

/**
 * Puts a bright, soft spot on a picture, like a lamp reflected by a glossy print.
 *
 * @param strength 0 (none) to 1 (white in the middle)
 * @param radius distance at which the strength is down to 61%, as a share of the shorter side
 */
export function shine(pixels: Pixels, strength: number, radius: number): Pixels {
  const { width, height } = pixels;
  const [x0, y0] = [width * 0.65, height * 0.4];
  const spread = 2 * (radius * Math.min(width, height)) ** 2;
  return recolour(pixels, (channel, x, y) => {
    const light = strength * Math.exp(-((x - x0) ** 2 + (y - y0) ** 2) / spread);
    return channel + (255 - channel) * light;
  });
}

/** Adds the noise of a sensor in dim light: the same noise each time. @param deviation of the Gaussian, in channel values */
export function addNoise(pixels: Pixels, deviation: number): Pixels {
  const random = seeded(1);
  return recolour(pixels, (channel) => {
    // The sum of four uniform numbers is close enough to a Gaussian; its variance is 4 / 12.
    const sum = random() + random() + random() + random() - 2;
    return channel + sum * Math.sqrt(3) * deviation;
  });
}

/** Mulberry32: the same numbers from 0 to 1 for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
