import { blockStructure, type Level } from './codewords/blocks.ts';
import { lastVersions, payloadLength } from './codewords/segments.ts';

export type { Level };

export const strongestFirst: readonly Level[] = ['H', 'Q', 'M', 'L'];

export const MAX_VERSION = 40;

/** Characters that the largest code can hold: digits at level L. */
const MAX_CHARACTERS = 7089;

const dataBits = (version: number, level: Level) => 8 * blockStructure(version, level).dataLength;

/** Returns the smallest version, 1 to 40, that holds the payload at this level; undefined if none does. */
export function smallestVersion(payload: string, level: Level, minVersion = 1): number | undefined {
  if (payload.length > MAX_CHARACTERS) return undefined;
  let first = minVersion;
  for (const last of lastVersions) {
    if (first > last) continue;
    const length = payloadLength(payload, last);
    for (let version = first; version <= last; version++)
      if (length <= dataBits(version, level)) return version;
    first = last + 1;
  }
  return undefined;
}

/**
 * Returns how many bytes, in UTF-8, have to be cut off the end of a payload for a version 40 code at this level; 0 if it
 * fits.
 *
 * @example bytesTooMany('é'.repeat(700), 'H') // 128: 1,400 bytes, and level H holds 1,272 after the ECI
 */
export function bytesTooMany(payload: string, level: Level): number {
  const fits = (length: number) =>
    length <= MAX_CHARACTERS &&
    payloadLength(payload.slice(0, length), MAX_VERSION) <= dataBits(MAX_VERSION, level);
  if (fits(payload.length)) return 0;
  let [most, tooMany] = [0, Math.min(payload.length, MAX_CHARACTERS + 1)];
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2);
    if (fits(middle)) most = middle;
    else tooMany = middle;
  }
  const bytes = (text: string) => new TextEncoder().encode(text).length;
  return bytes(payload) - bytes(payload.slice(0, most));
}

/** Returns the level at which a design holds the most: its own, or the lowest if it is chosen automatically. */
export function weakestLevel({ level }: { readonly level: Level | 'auto' }): Level {
  return level === 'auto' ? 'L' : level;
}

/** Returns the strongest level at which the payload fits, or undefined if it fits at none. */
export function strongestLevel(payload: string): Level | undefined {
  return strongestFirst.find((level) => smallestVersion(payload, level) !== undefined);
}
