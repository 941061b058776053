import type { Pixels } from '../pixels.ts';
import { pause } from './pause.ts';
import { type ReaderName, readerNames, reads } from './readers.ts';
import { resizePicture } from './warp.ts';

/** Which readers read a file at one size. */
export interface SizeReading {
  /** Width of the picture in pixels. */
  readonly width: number;
  readonly readBy: readonly ReaderName[];
}

/** Smaller sizes at which a file is also read, as shares of its width: pages and screens often show it smaller. */
const SMALLER = [2 / 3, 1 / 3] as const;

/** Sizes for a file whose modules would become too small in the smaller sizes. */
const LARGER = [3 / 2, 2] as const;

/** Smallest side of a module of a smaller picture, in pixels. */
const MIN_MODULE = 3;

/**
 * Largest width that is read, in pixels. The three readers take 13 seconds for 8,192 pixels and 3 seconds for 4,096,
 * where a module of the largest code is still 22 pixels wide.
 */
const MAX_WIDTH = 4096;

interface ReadingOptions {
  /** Stops the work soon after it is aborted. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads the picture of a file with every reader, at its size and at two other sizes. A picture wider than 4,096 pixels
 * is first scaled down to that width.
 *
 * @param pixels the decoded file, opaque
 * @param module side of a module in the picture, in pixels
 * @throws the signal's reason if it is aborted
 */
export async function readAtSizes(
  pixels: Pixels,
  module: number,
  payload: string,
  { signal }: ReadingOptions = {},
): Promise<SizeReading[]> {
  const own = Math.min(1, MAX_WIDTH / pixels.width);
  const full = resizePicture(pixels, own);
  const others = own * module * Math.min(...SMALLER) < MIN_MODULE ? LARGER : SMALLER;
  const readings: SizeReading[] = [];
  for (const scale of [1, ...others]) {
    await pause(signal);
    const picture = resizePicture(full, scale);
    const readBy: ReaderName[] = [];
    for (const reader of readerNames) {
      await pause(signal);
      if (await reads(reader, picture, payload)) readBy.push(reader);
    }
    readings.push({ width: picture.width, readBy });
  }
  return readings;
}
