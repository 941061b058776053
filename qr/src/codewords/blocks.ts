import { _ECC_BLOCKS as BLOCKS, _BYTES as BYTES, type ErrorCorrection, _WORDS_PER_BLOCK as WORDS } from 'qr';

/**
 * Error correction level, by its letter in ISO/IEC 18004: about 7% (L), 15% (M), 25% (Q) and 30% (H) of the codewords
 * can be restored.
 */
export type Level = 'L' | 'M' | 'Q' | 'H';

/** Names of the levels in the `qr` library. */
export const LIBRARY_LEVEL = {
  L: 'low',
  M: 'medium',
  Q: 'quartile',
  H: 'high',
} as const satisfies Record<Level, ErrorCorrection>;

/** How the codewords of a code are divided into blocks, each with its own error correction. */
export interface BlockStructure {
  /** Data codewords of each block. Later blocks may have one more than the first. */
  readonly dataLengths: readonly number[];
  /** Error correction codewords of each block. */
  readonly correctionLength: number;
  /**
   * Codewords of each block that can be wrong and still be corrected. In small codes it is less than half of the error
   * correction codewords: the rest protects against misreading.
   */
  readonly correctable: number;
  /** Data codewords of all blocks. */
  readonly dataLength: number;
  /** Data and error correction codewords of all blocks. */
  readonly length: number;
}

/** Error correction codewords that only detect misreading: note b of ISO/IEC 18004:2024 table 9. */
const MISREAD_PROTECTION: Readonly<Record<string, number>> = {
  '1L': 3,
  '1M': 2,
  '1Q': 1,
  '1H': 1,
  '2L': 2,
  '3L': 1,
};

/**
 * Returns the blocks of a code: ISO/IEC 18004:2024 table 9.
 *
 * @param version 1 to 40
 *
 * @example blockStructure(5, 'Q').dataLengths // [15, 15, 16, 16]
 */
export function blockStructure(version: number, level: Level): BlockStructure {
  const length = BYTES[version - 1];
  const blocks = BLOCKS[LIBRARY_LEVEL[level]][version - 1];
  const correctionLength = WORDS[LIBRARY_LEVEL[level]][version - 1];
  if (length === undefined || blocks === undefined || correctionLength === undefined) {
    throw new RangeError(`There is no version ${version}.`);
  }
  const dataLength = length - blocks * correctionLength;
  const longBlocks = dataLength % blocks;
  return {
    dataLengths: Array.from(
      { length: blocks },
      (_, block) => Math.floor(dataLength / blocks) + Number(block >= blocks - longBlocks),
    ),
    correctionLength,
    correctable: (correctionLength - (MISREAD_PROTECTION[`${version}${level}`] ?? 0)) / 2,
    dataLength,
    length,
  };
}

/** Where each codeword of the placed sequence belongs. */
export interface CodewordOrder {
  /** Block of each codeword. */
  readonly block: Uint8Array;
  /** Number of each codeword within its block: data codewords first, then error correction codewords. */
  readonly number: Uint8Array;
}

/**
 * Returns the order in which the codewords of the blocks alternate in the symbol: the first of each block, then the
 * second of each, and so on; error correction codewords after all data codewords. ISO/IEC 18004:2024 §7.6.
 */
export function codewordOrder({ dataLengths, correctionLength, length }: BlockStructure): CodewordOrder {
  const order = { block: new Uint8Array(length), number: new Uint8Array(length) };
  let position = 0;
  const place = (block: number, number: number) => {
    order.block[position] = block;
    order.number[position] = number;
    position++;
  };
  for (let number = 0; number < Math.max(...dataLengths); number++) {
    dataLengths.forEach((dataLength, block) => {
      if (number < dataLength) place(block, number);
    });
  }
  for (let number = 0; number < correctionLength; number++) {
    dataLengths.forEach((dataLength, block) => {
      place(block, dataLength + number);
    });
  }
  return order;
}
