import {
  _BYTES as BYTES,
  _ECC_BLOCKS as ECC_BLOCKS,
  encodeQR,
  _WORDS_PER_BLOCK as WORDS_PER_BLOCK,
} from 'qr';
import { bytesTooMany, type Level, MODE_BITS, modeOf } from './capacity.ts';

/** The modules of a QR code, without the quiet zone. */
export interface Matrix {
  /** Modules per side: 4 × version + 17, so 21 (version 1) to 177 (version 40). */
  readonly size: number;
  /** Rows from top to bottom, modules from left to right; true is dark. */
  readonly modules: readonly (readonly boolean[])[];
}

/** The payload doesn't fit into the largest code (version 40) at this level. */
export class PayloadTooLongError extends Error {
  override readonly name = 'PayloadTooLongError';
  constructor(
    readonly bytesTooMany: number,
    readonly level: Level,
  ) {
    super(`The data is ${bytesTooMany} bytes too long for a QR code at level ${level}.`);
  }
}

const MAX_VERSION = 40;

const ECC = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const;

/**
 * Encodes a payload as UTF-8, or in numeric or alphanumeric mode if all its characters allow that.
 *
 * @param minVersion smallest version to use, 1 to 40; the result is the smallest version from there that fits
 * @param mask 0 to 7 (ISO/IEC 18004:2024, table 10); without it, the one that scans best
 * @throws {PayloadTooLongError}
 *
 * @example encode('https://example.com', 'H').size // 29, which is version 3
 */
export function encode(payload: string, level: Level, minVersion = 1, mask?: number): Matrix {
  const version = smallestVersion(payload, level, minVersion);
  if (version === undefined) throw new PayloadTooLongError(bytesTooMany(payload, level), level);
  // The library always adds a border of at least one module.
  const bordered = encodeQR(payload, 'raw', { ecc: ECC[level], border: 1, version, mask });
  const modules = bordered.slice(1, -1).map((row) => row.slice(1, -1));
  return { size: modules.length, modules };
}

/** Returns the smallest version, 1 to 40, that holds the payload at this level; undefined if none does. */
export function smallestVersion(payload: string, level: Level, minVersion = 1): number | undefined {
  const { capacity, countBits } = modeOf(payload);
  const length = new TextEncoder().encode(payload).length;
  const ecc = ECC[level];
  for (let version = minVersion; version <= MAX_VERSION; version++) {
    const index = version - 1;
    const correction = (WORDS_PER_BLOCK[ecc][index] ?? 0) * (ECC_BLOCKS[ecc][index] ?? 0);
    const data = ((BYTES[index] ?? 0) - correction) * 8;
    const count = countBits[version < 10 ? 0 : version < 27 ? 1 : 2];
    if (capacity(data - MODE_BITS - count) >= length) return version;
  }
  return undefined;
}
