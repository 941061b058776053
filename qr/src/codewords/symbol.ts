import type { Level } from '../capacity.ts';
import { blockStructure, codewordOrder } from './blocks.ts';
import { bestMask, codewordBit, maskVectors } from './mask.ts';
import { drawFormat, functionPatterns } from './patterns.ts';
import { bitModules } from './placement.ts';
import { correctionCodewords } from './reed-solomon.ts';

/** The modules of a QR code, without the quiet zone. */
export interface Matrix {
  /** Modules per side: 4 × version + 17, so 21 (version 1) to 177 (version 40). */
  readonly size: number;
  /** Rows from top to bottom, modules from left to right; true is dark. */
  readonly modules: readonly (readonly boolean[])[];
}

/** A code whose codewords are known. */
export interface EncodedCode {
  /** 1 to 40. */
  readonly version: number;
  readonly level: Level;
  /** 0 to 7. */
  readonly mask: number;
  readonly matrix: Matrix;
}

/** Ends the data: mode indicator 0000. Readers ignore what follows. */
export const TERMINATOR_BITS = 4;

/** Codewords that fill up the data in turn: ISO/IEC 18004:2024 §7.4.10. */
const PADDING = [0xec, 0x11];

/**
 * Returns the data codewords: the bits of the payload, the terminator and padding.
 *
 * @param bits at most 8 × length
 * @param length data codewords of the code
 */
export function dataCodewords(bits: readonly number[], length: number): Uint8Array {
  const data = new Uint8Array(length);
  bits.forEach((bit, index) => {
    data[index >> 3] = (data[index >> 3] ?? 0) | (bit << (7 - (index & 7)));
  });
  const firstPadding = Math.ceil((bits.length + TERMINATOR_BITS) / 8);
  for (let index = firstPadding; index < length; index++)
    data[index] = PADDING[(index - firstPadding) % 2] ?? 0;
  return data;
}

/**
 * Returns the codewords in the order of placement: the data divided into blocks, each with its error correction.
 *
 * @param data all data codewords of the code
 */
export function placedCodewords(version: number, level: Level, data: Uint8Array): Uint8Array {
  const structure = blockStructure(version, level);
  let start = 0;
  const blocks = structure.dataLengths.map((length) => {
    const block = data.subarray(start, start + length);
    start += length;
    return [...block, ...correctionCodewords(block, structure.correctionLength)];
  });
  const { block, number } = codewordOrder(structure);
  return Uint8Array.from(block, (index, position) => blocks[index]?.[number[position] ?? 0] ?? 0);
}

/**
 * Builds the code of these data codewords.
 *
 * @param version 1 to 40
 * @param data as many codewords as version and level hold
 * @param wantedMask 0 to 7: ISO/IEC 18004:2024 table 10; without it, the mask with the smallest penalty
 */
export function buildCode(version: number, level: Level, data: Uint8Array, wantedMask?: number): EncodedCode {
  const { size, dark } = functionPatterns(version);
  const codewords = placedCodewords(version, level, data);
  const mask = wantedMask ?? bestMask(version, codewords);
  const masked = maskVectors(version);
  const modules = Array.from({ length: size }, (_, y) => dark.slice(y * size, (y + 1) * size));
  const set = (x: number, y: number, isDark: boolean) => {
    const row = modules[y];
    if (row) row[x] = isDark;
  };
  bitModules(version).forEach((module, index) => {
    const isDark = codewordBit(codewords, index) !== (((masked[module] ?? 0) >> mask) & 1);
    set(module % size, Math.floor(module / size), isDark);
  });
  drawFormat(size, level, mask, set);
  return { version, level, mask, matrix: { size, modules } };
}
