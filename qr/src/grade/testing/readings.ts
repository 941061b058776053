import type { Pixels } from '../../pixels.ts';
import { type ReaderName, readerNames, reads } from '../readers.ts';
import { type DistortionName, distortions } from './distortions.ts';

/**
 * Sides of a module in pixels: of a code on a page, on a phone, and close to the camera. With larger modules ZBar loses even
 * plain black codes to JPEG at quality 30: 20 of 40 at 12 pixels.
 */
export const moduleSides = [4, 6, 8] as const;

/** Whether a reader read a picture. */
export interface Reading {
  readonly reader: ReaderName;
  readonly distortion: DistortionName;
  /** Side of a module in pixels. */
  readonly module: number;
  readonly isRead: boolean;
}

const distortionNames = Object.keys(distortions) as DistortionName[];

/**
 * Tries every reader on a dark code on a light background, undistorted and under every distortion.
 *
 * @param modules sizes to try
 */
export async function readEverywhere(
  draw: (module: number) => Promise<Pixels>,
  payload: string,
  modules: readonly number[] = moduleSides,
): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const module of modules) {
    const pixels = await draw(module);
    for (const distortion of distortionNames) {
      const distorted = await distortions[distortion](pixels, module);
      for (const reader of readerNames) {
        const isRead = await reads(reader, distorted, payload);
        readings.push({ reader, distortion, module, isRead });
      }
    }
  }
  return readings;
}
