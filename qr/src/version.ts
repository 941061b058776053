import { type Level, MAX_CHARACTERS } from './capacity.ts';
import { blockStructure } from './codewords/blocks.ts';
import { lastVersions, payloadLength } from './codewords/segments.ts';

export const strongestFirst: readonly Level[] = ['H', 'Q', 'M', 'L'];

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

/** Returns the strongest level at which the payload fits, or undefined if it fits at none. */
export function strongestLevel(payload: string): Level | undefined {
  return strongestFirst.find((level) => smallestVersion(payload, level) !== undefined);
}
