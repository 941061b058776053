import type { Pixels } from '../pixels.ts';
import type { Parameter } from './parameters.ts';
import { pause } from './pause.ts';
import { type ReaderName, readerNames, reads } from './readers.ts';
import { lower } from './scale.ts';
import { resize } from './warp.ts';

/** Which readers read a file at one size. */
export interface SizeReading {
  /** Width of the picture in pixels. */
  readonly width: number;
  readonly readBy: readonly ReaderName[];
}

/** Sizes besides its own at which a file is read, as shares of its width: on pages and screens it is smaller. */
const SMALLER = [2 / 3, 1 / 3] as const;

/** The same for a file whose modules would become too small. */
const LARGER = [3 / 2, 2] as const;

/** Smallest side of a module of a smaller picture, in pixels. */
const SMALLEST_MODULE = 3;

interface ReadingOptions {
  /** Stops the work soon after it is aborted. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads the picture of a file with every reader, at its size and at two others.
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
  const others = module * Math.min(...SMALLER) < SMALLEST_MODULE ? LARGER : SMALLER;
  const readings: SizeReading[] = [];
  for (const scale of [1, ...others]) {
    await pause(signal);
    const picture = resize(pixels, scale);
    const readBy: ReaderName[] = [];
    for (const reader of readerNames) {
      await pause(signal);
      if (await reads(reader, picture, payload)) readBy.push(reader);
    }
    readings.push({ width: picture.width, readBy });
  }
  return readings;
}

/**
 * Grades how a file is read. With A, all readers read it at every size. If one of them fails at any size, the grade is at
 * most C. Each size at which two or all fail lowers it by a further step.
 *
 * @param readings empty as long as only the reader that checks files has read it
 * @param isReadable whether that reader reads it at its size; otherwise the grade is F
 */
export function gradeReading(readings: readonly SizeReading[], isReadable: boolean): Parameter {
  const all = readings.length * readerNames.length;
  const read = readings.reduce((sum, { readBy }) => sum + readBy.length, 0);
  const failed = readings.filter(({ readBy }) => readBy.length < 2).length;
  const grade = !isReadable ? 'F' : read === all ? 'A' : lower('C', failed);
  return { name: 'reading', grade, value: all === 0 ? Number(isReadable) : read / all };
}
