import { encodeQR } from 'qr';
import { bytesTooMany, type Level } from './capacity.ts';

/** Light modules that a code needs on each side: ISO/IEC 18004:2024 §9.1. */
export const QUIET_ZONE = 4;

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

const ECC = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const;

/**
 * Encodes a payload as UTF-8, or in numeric or alphanumeric mode if all its characters allow that.
 *
 * @param minVersion smallest version to use, 1 to 40; the result is the smallest version from there that fits
 * @throws {PayloadTooLongError}
 *
 * @example encode('https://example.com', 'H').size // 29, which is version 3
 */
export function encode(payload: string, level: Level, minVersion = 1): Matrix {
  const excess = bytesTooMany(payload, level);
  if (excess > 0) throw new PayloadTooLongError(excess, level);
  const smallest = encodeModules(payload, level);
  const modules =
    smallest.length < 4 * minVersion + 17 ? encodeModules(payload, level, minVersion) : smallest;
  return { size: modules.length, modules };
}

/** The library always adds a border of at least one module. */
function encodeModules(payload: string, level: Level, version?: number): boolean[][] {
  const bordered = encodeQR(payload, 'raw', { ecc: ECC[level], border: 1, version });
  return bordered.slice(1, -1).map((row) => row.slice(1, -1));
}
