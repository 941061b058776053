import { bytesTooMany, type Level } from './capacity.ts';
import { blockStructure } from './codewords/blocks.ts';
import { payloadBits } from './codewords/payload-bits.ts';
import { buildCode, dataCodewords, type Matrix } from './codewords/symbol.ts';
import { smallestVersion } from './version.ts';

export type { Matrix };

/** Writes the modules as text: a line for each row, 1 for dark and 0 for light. */
export function moduleRows({ modules }: Matrix): string[] {
  return modules.map((row) => row.map(Number).join(''));
}

/** The payload doesn't fit into the largest code (version 40) at this level. */
export class PayloadTooLongError extends Error {
  override readonly name = 'PayloadTooLongError';
  readonly bytesTooMany: number;
  readonly level: Level;

  constructor(bytesTooMany: number, level: Level) {
    super(`The data is ${bytesTooMany} bytes too long for a QR code at level ${level}.`);
    this.bytesTooMany = bytesTooMany;
    this.level = level;
  }
}

/**
 * Encodes a payload in the segments of `segmentsOf`.
 *
 * @param minVersion smallest version to use, 1 to 40; the result is the smallest version from there that fits
 * @param mask 0 to 7 (ISO/IEC 18004:2024, table 10); without it, the mask with the smallest penalty
 * @throws {PayloadTooLongError}
 *
 * @example encodePayload('https://example.com', 'H').size // 29, which is version 3
 */
export function encodePayload(payload: string, level: Level, minVersion = 1, mask?: number): Matrix {
  const version = smallestVersion(payload, level, minVersion);
  if (version === undefined) throw new PayloadTooLongError(bytesTooMany(payload, level), level);
  const data = dataCodewords(payloadBits(payload, version), blockStructure(version, level).dataLength);
  return buildCode(version, level, data, mask).matrix;
}
