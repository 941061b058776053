import { _GF256 as GF256, _maskBits as maskBits } from 'qr';
import type { Level } from '../capacity.ts';
import { blockStructure, codewordOrder } from '../codewords/blocks.ts';
import { bitModules } from '../codewords/placement.ts';
import type { Matrix } from '../matrix.ts';

const { exp, log } = GF256;
const multiply = (one: number, other: number) =>
  one === 0 || other === 0 ? 0 : (exp[(log[one] ?? 0) + (log[other] ?? 0)] ?? 0);
const divide = (one: number, other: number) =>
  one === 0 ? 0 : (exp[((log[one] ?? 0) - (log[other] ?? 0) + 255) % 255] ?? 0);

/**
 * Decodes the blocks of a code as a reader does, knowing only what the code shows.
 *
 * @returns the number of codewords that the decoder corrects in each block, by the degree of the error locator
 *   polynomial; meaningless for blocks with more errors than their error correction restores
 */
export function correctionsPerBlock(shown: Matrix, level: Level, mask: number): number[] {
  const { size, modules } = shown;
  const structure = blockStructure((size - 17) / 4, level);
  const { block, number } = codewordOrder(structure);
  const placed = bitModules((size - 17) / 4);
  const blocks = structure.dataLengths.map((length) => new Uint8Array(length + structure.correctionLength));
  for (let bit = 0; bit < structure.length * 8; bit++) {
    const module = placed[bit] ?? 0;
    const [x, y] = [module % size, Math.floor(module / size)];
    const value = Number(modules[y]?.[x]) ^ ((maskBits(x, y) >> mask) & 1);
    const codewords = blocks[block[bit >> 3] ?? 0];
    const index = number[bit >> 3] ?? 0;
    if (codewords) codewords[index] = (codewords[index] ?? 0) | (value << (7 - (bit & 7)));
  }
  return blocks.map((codewords) => locatorDegree(syndromes(codewords, structure.correctionLength)));
}

/** Values of the received polynomial at the roots of the generator polynomial. */
function syndromes(codewords: Uint8Array, count: number): number[] {
  return Array.from({ length: count }, (_, root) =>
    codewords.reduce((value, codeword) => multiply(value, exp[root] ?? 0) ^ codeword, 0),
  );
}

/** The Berlekamp–Massey algorithm: the length of the shortest recurrence that produces the syndromes. */
function locatorDegree(values: readonly number[]): number {
  let locator = [1];
  let previous = [1];
  let degree = 0;
  let shift = 1;
  let previousDiscrepancy = 1;
  values.forEach((value, index) => {
    let discrepancy = value;
    for (let i = 1; i <= degree; i++) discrepancy ^= multiply(locator[i] ?? 0, values[index - i] ?? 0);
    if (discrepancy === 0) {
      shift++;
      return;
    }
    const factor = divide(discrepancy, previousDiscrepancy);
    const next = Array.from({ length: Math.max(locator.length, previous.length + shift) }, (_, i) => {
      return (locator[i] ?? 0) ^ multiply(factor, previous[i - shift] ?? 0);
    });
    if (2 * degree <= index) {
      [previous, previousDiscrepancy, shift] = [locator, discrepancy, 1];
      degree = index + 1 - degree;
    } else {
      shift++;
    }
    locator = next;
  });
  return degree;
}
