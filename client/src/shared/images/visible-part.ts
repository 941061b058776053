import type { Pixels } from '@canary/qr/pixels';

/** A rectangle of whole pixels. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Opacity up to which a pixel counts as transparent, of 255: compression and soft shadows leave faint pixels. */
const FAINT = 10;

/** Returns the smallest part that contains all visible pixels; undefined if there are none. */
export function findVisiblePart({ width, height, data }: Pixels): Part | undefined {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[4 * (y * width + x) + 3] ?? 0) <= FAINT) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    }
  }
  return right === 0 ? undefined : { x: left, y: top, width: right - left, height: bottom - top };
}
