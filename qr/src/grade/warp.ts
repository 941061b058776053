import type { Pixels } from '../pixels.ts';

/** A picture of this size, with every channel opaque black until it is drawn. */
export function blankPicture(width: number, height: number): Pixels {
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
  const result = blankPicture(width, height);
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

/** Turns a picture about its middle. The result is large enough for the whole picture. @param degrees clockwise */
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
export function shrinkPicture(pixels: Pixels, factor: number): Pixels {
  const width = Math.max(1, Math.round(pixels.width * factor));
  const height = Math.max(1, Math.round(pixels.height * factor));
  const columns = coverage(pixels.width, width);
  const rows = coverage(pixels.height, height);
  const result = blankPicture(width, height);
  // A row of the old picture belongs to at most two new rows.
  const narrow = new Float32Array(width * 3);
  let narrowed = -1;
  const sums = new Float32Array(width * 3);
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    for (let part = rows.first[y] ?? 0; part < (rows.first[y + 1] ?? 0); part++) {
      const from = rows.at[part] ?? 0;
      if (from !== narrowed) narrowRow(pixels, from, columns, narrow);
      narrowed = from;
      const weight = rows.weight[part] ?? 0;
      for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + weight * (narrow[at] ?? 0);
    }
    for (let x = 0, at = 0, to = y * width * 4; x < width; x++, to += 4) {
      for (let channel = 0; channel < 3; channel++) result.data[to + channel] = sums[at++] ?? 0;
    }
  }
  return result;
}

/** Scales one row of a picture down into `row`, which has 3 channels per pixel. */
function narrowRow({ width, data }: Pixels, y: number, columns: Coverage, row: Float32Array): void {
  for (let x = 0; x < row.length / 3; x++) {
    let [red, green, blue] = [0, 0, 0];
    for (let part = columns.first[x] ?? 0; part < (columns.first[x + 1] ?? 0); part++) {
      const from = (y * width + (columns.at[part] ?? 0)) * 4;
      const weight = columns.weight[part] ?? 0;
      red += weight * (data[from] ?? 0);
      green += weight * (data[from + 1] ?? 0);
      blue += weight * (data[from + 2] ?? 0);
    }
    row[x * 3] = red;
    row[x * 3 + 1] = green;
    row[x * 3 + 2] = blue;
  }
}

/** Scales a picture up or down. */
export function resizePicture(pixels: Pixels, factor: number): Pixels {
  if (factor === 1) return pixels;
  if (factor < 1) return shrinkPicture(pixels, factor);
  const [width, height] = [Math.round(pixels.width * factor), Math.round(pixels.height * factor)];
  return warp(pixels, width, height, (x, y) => [x / factor, y / factor]);
}

/**
 * The old pixels that each new pixel along an axis covers: new pixel n covers the pixels `first[n]` to `first[n + 1]`.
 */
interface Coverage {
  readonly first: Uint32Array;
  readonly at: readonly number[];
  /** Shares of the new pixel. */
  readonly weight: readonly number[];
}

function coverage(from: number, to: number): Coverage {
  const step = from / to;
  const first = new Uint32Array(to + 1);
  const pixel: number[] = [];
  const weight: number[] = [];
  for (let index = 0; index < to; index++) {
    const [start, end] = [index * step, Math.min(from, (index + 1) * step)];
    for (let at = Math.floor(start); at < end; at++) {
      pixel.push(at);
      weight.push((Math.min(end, at + 1) - Math.max(start, at)) / (end - start));
    }
    first[index + 1] = pixel.length;
  }
  return { first, at: pixel, weight };
}
