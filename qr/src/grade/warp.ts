import type { Pixels } from '../pixels.ts';

/** A picture of this size, with every channel opaque black until it is drawn. */
export function blank(width: number, height: number): Pixels {
  return { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) };
}

/** Where a point of the new picture comes from, in pixels of the old one. */
export type Source = (x: number, y: number) => readonly [x: number, y: number];

/**
 * Draws a picture through a distortion, with bilinear interpolation. Points from outside the picture get the colour of its
 * nearest edge, as if the surface went on.
 *
 * @param source maps the middle of each new pixel to the old picture
 */
export function warp(pixels: Pixels, width: number, height: number, source: Source): Pixels {
  const result = blank(width, height);
  const { data } = pixels;
  const lastX = pixels.width - 1;
  const lastY = pixels.height - 1;
  let to = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to += 4) {
      const [fromX, fromY] = source(x + 0.5, y + 0.5);
      const left = Math.min(lastX, Math.max(0, fromX - 0.5));
      const top = Math.min(lastY, Math.max(0, fromY - 0.5));
      const column = Math.floor(left);
      const row = Math.floor(top);
      const right = left - column;
      const below = top - row;
      const first = (row * pixels.width + column) * 4;
      const across = column < lastX ? 4 : 0;
      const down = row < lastY ? pixels.width * 4 : 0;
      for (let channel = 0; channel < 3; channel++) {
        const at = first + channel;
        const upper = (data[at] ?? 0) * (1 - right) + (data[at + across] ?? 0) * right;
        const lower = (data[at + down] ?? 0) * (1 - right) + (data[at + down + across] ?? 0) * right;
        result.data[to + channel] = upper * (1 - below) + lower * below;
      }
    }
  }
  return result;
}

/** Turns a picture about its middle. The result is large enough for all of it. @param degrees clockwise */
export function rotate(pixels: Pixels, degrees: number): Pixels {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const { width, height } = pixels;
  const newWidth = Math.ceil(width * Math.abs(cos) + height * Math.abs(sin));
  const newHeight = Math.ceil(width * Math.abs(sin) + height * Math.abs(cos));
  return warp(pixels, newWidth, newHeight, (x, y) => {
    const [dx, dy] = [x - newWidth / 2, y - newHeight / 2];
    return [width / 2 + dx * cos + dy * sin, height / 2 - dx * sin + dy * cos];
  });
}

/**
 * Shows a picture as seen from below its middle: the upper edge is shorter than the lower one.
 *
 * @param shortening by how much of its length the upper edge is shorter, 0 to 1
 */
export function tilt(pixels: Pixels, shortening: number): Pixels {
  const { width, height } = pixels;
  const upper = 1 - shortening;
  return warp(pixels, width, height, (x, y) => {
    // Projective: 1 / depth is linear along the new rows.
    const nearness = upper + (1 - upper) * (y / height);
    return [width / 2 + (x - width / 2) / nearness, y / nearness];
  });
}

/** Scales a picture down; each new pixel is the mean of the area that it covers. @param factor 0 to 1 */
export function shrink(pixels: Pixels, factor: number): Pixels {
  const width = Math.max(1, Math.round(pixels.width * factor));
  const height = Math.max(1, Math.round(pixels.height * factor));
  const columns = coverage(pixels.width, width);
  const rows = coverage(pixels.height, height);
  const narrow = new Float32Array(width * pixels.height * 3);
  for (let y = 0; y < pixels.height; y++) {
    columns.forEach((parts, x) => {
      const to = (y * width + x) * 3;
      for (const { at, weight } of parts) {
        const from = (y * pixels.width + at) * 4;
        for (let channel = 0; channel < 3; channel++) {
          narrow[to + channel] = (narrow[to + channel] ?? 0) + weight * (pixels.data[from + channel] ?? 0);
        }
      }
    });
  }
  const result = blank(width, height);
  rows.forEach((parts, y) => {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (const { at, weight } of parts) sum += weight * (narrow[(at * width + x) * 3 + channel] ?? 0);
        result.data[(y * width + x) * 4 + channel] = sum;
      }
    }
  });
  return result;
}

interface Part {
  readonly at: number;
  readonly weight: number;
}

/** For each new pixel along an axis, the old pixels that it covers and their shares. */
function coverage(from: number, to: number): Part[][] {
  const step = from / to;
  return Array.from({ length: to }, (_, index) => {
    const [start, end] = [index * step, Math.min(from, (index + 1) * step)];
    const parts: Part[] = [];
    for (let at = Math.floor(start); at < end; at++) {
      parts.push({ at, weight: (Math.min(end, at + 1) - Math.max(start, at)) / (end - start) });
    }
    return parts;
  });
}
