import type { Pixels } from '../pixels.ts';
import { blank } from './warp.ts';

/** Blurs a picture like a lens out of focus. @param sigma of the Gaussian, in pixels */
export function blur(pixels: Pixels, sigma: number): Pixels {
  const reach = Math.ceil(sigma * 2.5);
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * sigma ** 2)),
  );
  return convolve(convolve(pixels, kernel, 'across'), kernel, 'down');
}

/** Replaces each pixel by the weighted mean of its neighbours along one axis. @param kernel an odd number of weights */
export function convolve(pixels: Pixels, kernel: readonly number[], axis: Axis): Pixels {
  const total = kernel.reduce((sum, weight) => sum + weight);
  const reach = (kernel.length - 1) / 2;
  const sums = new Float32Array(pixels.width * 4);
  return combineShifted(pixels, axis, reach, (shifted, row) => {
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
  const nearest = new Uint8ClampedArray(pixels.width * 4);
  const grow = (source: Pixels, axis: Axis) =>
    combineShifted(source, axis, whole + 1, (shifted, row) => {
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
  return grow(grow(pixels, 'across'), 'down');
}

type Axis = 'across' | 'down';

/**
 * Computes each row of a picture from copies of it that are moved along an axis. Beyond the picture's edge the last pixels
 * repeat.
 *
 * @param reach largest offset, in pixels
 * @param combine writes a row of 4 bytes per pixel; `shifted(n)` is that row n pixels further
 */
function combineShifted(
  { width, height, data }: Pixels,
  axis: Axis,
  reach: number,
  combine: (shifted: (offset: number) => Uint8ClampedArray, row: Uint8ClampedArray) => void,
): Pixels {
  const result = blank(width, height);
  const stride = width * 4;
  const rowAt = (from: Uint8ClampedArray<ArrayBuffer>, y: number) =>
    from.subarray(y * stride, (y + 1) * stride);
  const padded = new Uint8ClampedArray((width + 2 * reach) * 4);
  for (let y = 0; y < height; y++) {
    if (axis === 'across') {
      const row = rowAt(data, y);
      for (let x = 0; x < reach; x++) {
        padded.set(row.subarray(0, 4), x * 4);
        padded.set(row.subarray(stride - 4), (reach + width + x) * 4);
      }
      padded.set(row, reach * 4);
    }
    const shifted = (offset: number) =>
      axis === 'across'
        ? padded.subarray((reach + offset) * 4, (reach + offset + width) * 4)
        : rowAt(data, Math.min(height - 1, Math.max(0, y + offset)));
    combine(shifted, rowAt(result.data, y));
  }
  return result;
}
