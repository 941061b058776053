import type { Pixels } from '../pixels.ts';
import { blankPicture } from './warp.ts';

/** Blurs a picture like a lens out of focus. @param sigma of the Gaussian, in pixels */
export function blur(pixels: Pixels, sigma: number): Pixels {
  const reach = Math.ceil(sigma * 2.5);
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * sigma ** 2)),
  );
  return inBothDirections(pixels, (source) => convolve(source, kernel));
}

/** Replaces each pixel by the weighted mean of its neighbours in its row. @param kernel an odd number of weights */
export function convolve(pixels: Pixels, kernel: readonly number[]): Pixels {
  const total = kernel.reduce((sum, weight) => sum + weight);
  const reach = (kernel.length - 1) / 2;
  const sums = new Float32Array(pixels.width * 4);
  return combineShifted(pixels, reach, (shifted, row) => {
    sums.fill(0);
    kernel.forEach((weight, tap) => {
      const values = shifted(tap - reach);
      for (let at = 0; at < sums.length; at++)
        sums[at] = (sums[at] ?? 0) + (weight / total) * (values[at] ?? 0);
    });
    row.set(sums);
  });
}

/**
 * Spreads the darker (or lighter) tone over its edges, like ink on rough paper (or a weak print).
 *
 * @param tone the tone that grows
 * @param distance in pixels; fractions are allowed
 */
export function spread(pixels: Pixels, tone: 'dark' | 'light', distance: number): Pixels {
  const pick = tone === 'dark' ? Math.min : Math.max;
  const whole = Math.floor(distance);
  const rest = distance - whole;
  return inBothDirections(pixels, (source) => {
    const nearest = new Uint8ClampedArray(source.width * 4);
    return combineShifted(source, whole + 1, (shifted, row) => {
      nearest.set(shifted(0));
      const include = (offset: number) => {
        for (const values of [shifted(offset), shifted(-offset)]) {
          for (let at = 0; at < nearest.length; at++) nearest[at] = pick(nearest[at] ?? 0, values[at] ?? 0);
        }
      };
      for (let offset = 1; offset <= whole; offset++) include(offset);
      row.set(nearest);
      include(whole + 1);
      for (let at = 0; at < row.length; at++)
        row[at] = (row[at] ?? 0) * (1 - rest) + (nearest[at] ?? 0) * rest;
    });
  });
}

/** Applies a filter of rows to the rows and then to the columns. */
function inBothDirections(pixels: Pixels, filter: (pixels: Pixels) => Pixels): Pixels {
  return transpose(filter(transpose(filter(pixels))));
}

function transpose({ width, height, data }: Pixels): Pixels {
  const result = blankPicture(height, width);
  const [from, to] = [new Uint32Array(data.buffer), new Uint32Array(result.data.buffer)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) to[x * height + y] = from[y * width + x] ?? 0;
  }
  return result;
}

/**
 * Computes each row of a picture from copies of it that are moved sideways. Beyond the picture's edge the last pixels repeat.
 *
 * @param reach largest offset, in pixels
 * @param combine writes a row of 4 bytes per pixel; `shifted(n)` is that row n pixels further
 */
function combineShifted(
  { width, height, data }: Pixels,
  reach: number,
  combine: (shifted: (offset: number) => Uint8ClampedArray, row: Uint8ClampedArray) => void,
): Pixels {
  const result = blankPicture(width, height);
  const stride = width * 4;
  const padded = new Uint8ClampedArray((width + 2 * reach) * 4);
  const shifted = (offset: number) => padded.subarray((reach + offset) * 4, (reach + offset + width) * 4);
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * stride, (y + 1) * stride);
    for (let x = 0; x < reach; x++) {
      padded.set(row.subarray(0, 4), x * 4);
      padded.set(row.subarray(stride - 4), (reach + width + x) * 4);
    }
    padded.set(row, reach * 4);
    combine(shifted, result.data.subarray(y * stride, (y + 1) * stride));
  }
  return result;
}
