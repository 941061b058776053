import { rulesOf } from './code-rules.ts';
import type { Level } from './codewords/blocks.ts';
import { payloadLength } from './codewords/segments.ts';

export type { Level };

export const MAX_VERSION = 40;

/** Characters that the largest code can hold: digits at level L. */
export const MAX_CHARACTERS = 7089;

/**
 * Bits of data in a code of version 40: ISO/IEC 18004:2024 table 7. The four numbers are repeated here, because the
 * first load needs no other version.
 */
const MAX_DATA_BITS: Readonly<Record<Level, number>> = { L: 23_648, M: 18_672, Q: 13_328, H: 10_208 };

/**
 * Returns how many bytes, in UTF-8, have to be cut off the end of a payload for a version 40 code at this level; 0 if
 * it fits. For a payload with {@link rulesOf | rules}, their version and level count.
 *
 * @example bytesTooMany('é'.repeat(700), 'H') // 128: 1,400 bytes, and level H holds 1,272 after the ECI
 */
export function bytesTooMany(payload: string, level: Level): number {
  const { maxVersion, dataBits } = rulesOf(payload) ?? {
    maxVersion: MAX_VERSION,
    dataBits: MAX_DATA_BITS[level],
  };
  const fits = (length: number) =>
    length <= MAX_CHARACTERS && payloadLength(payload.slice(0, length), maxVersion) <= dataBits;
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

/** Returns the level at which a code holds the most: the design's level, or L if the level is chosen automatically. */
export function weakestLevel({ level }: { readonly level: Level | 'auto' }): Level {
  return level === 'auto' ? 'L' : level;
}
