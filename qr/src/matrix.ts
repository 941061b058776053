import { encodeQR } from 'qr';
import { bytesTooMany } from './capacity.ts';
import type { Level } from './level.ts';

/** A QR code as modules, without quiet zone. */
export interface Matrix {
  /** Modules a side: 21 (version 1) to 177 (version 40), always 4 × version + 17. */
  readonly size: number;
  /** Rows from the top, modules from the left; true is dark. */
  readonly modules: readonly (readonly boolean[])[];
}

/** The payload has more bytes than the largest code (version 40) holds at this level. */
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
 * Encodes a payload (UTF-8; digits and capital letters in their denser modes) into the smallest version that
 * holds it, of `minVersion` (1 to 40) or more.
 *
 * @throws {PayloadTooLongError} when not even version 40 does.
 */
export function encode(payload: string, level: Level, minVersion = 1): Matrix {
  const excess = bytesTooMany(payload, level);
  if (excess > 0) throw new PayloadTooLongError(excess, level);
  const smallest = modulesOf(payload, level);
  const modules = smallest.length < 4 * minVersion + 17 ? modulesOf(payload, level, minVersion) : smallest;
  return { size: modules.length, modules };
}

/** The encoder adds a border of at least one module, which is cut off again: the quiet zone is the drawing's. */
function modulesOf(payload: string, level: Level, version?: number): boolean[][] {
  const bordered = encodeQR(payload, 'raw', { ecc: ECC[level], border: 1, version });
  return bordered.slice(1, -1).map((row) => row.slice(1, -1));
}
