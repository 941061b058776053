import { type ReaderName, readerNames, reads } from '../readers.ts';
import { readAtSizes } from '../reading.ts';
import type { FilePicture } from '../samples.ts';
import { shrinkPicture } from '../warp.ts';
import { type DistortionName, distortions } from './distortions.ts';

/**
 * Sides of a module in pixels in distorted pictures: of a code on a page, on a phone, and close to the camera. With larger
 * modules ZBar fails on even plain black codes after JPEG at quality 30: on 20 of 40 at 12 pixels.
 */
export const moduleSides = [4, 6, 8] as const;

/** Whether a reader read a picture. */
export interface Reading {
  readonly reader: ReaderName;
  readonly distortion: DistortionName | 'undistorted';
  /** Width of the picture in pixels. */
  readonly width: number;
  readonly isRead: boolean;
}

const distortionNames = Object.keys(distortions) as DistortionName[];

/**
 * Tries every reader on a file: undistorted at its size and at two other sizes, and under every distortion as a camera
 * sees it.
 *
 * @param sides modules to which it is scaled down before it is distorted
 */
export async function readEverywhere(
  { pixels, module }: FilePicture,
  payload: string,
  sides: readonly number[] = moduleSides,
): Promise<Reading[]> {
  const readings: Reading[] = (await readAtSizes(pixels, module, payload)).flatMap(({ width, readBy }) =>
    readerNames.map((reader) => ({
      reader,
      distortion: 'undistorted' as const,
      width,
      isRead: readBy.includes(reader),
    })),
  );
  for (const side of sides) {
    const seen = side < module ? shrinkPicture(pixels, side / module) : pixels;
    for (const distortion of distortionNames) {
      const distorted = await distortions[distortion](seen, Math.min(side, module));
      for (const reader of readerNames) {
        readings.push({
          reader,
          distortion,
          width: seen.width,
          isRead: await reads(reader, distorted, payload),
        });
      }
    }
  }
  return readings;
}
