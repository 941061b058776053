import { type BlockStructure, codewordOrder } from '../codewords/blocks.ts';
import { correctionByDataBit, correctionCodewords } from '../codewords/reed-solomon.ts';

/** The value that a bit should have, before masking. */
export interface WantedBit {
  /** Number of the bit in the placed sequence of codewords. */
  readonly bit: number;
  readonly value: number;
  /** Whether another value damages the codeword. If not, the wanted value is only preferred. */
  readonly isNeeded: boolean;
}

/**
 * Chooses the padding such that as many codewords as possible have the wanted bits.
 *
 * Readers ignore the data after the terminator, so its bits are free, and the error correction depends on them linearly
 * over GF(2). Each wanted bit is an equation. A codeword is damaged by one wrong bit as much as by eight, so the
 * codewords with the fewest wanted bits come first.
 *
 * @param data data codewords with any padding
 * @param fixedBits number of bits from the start of the data that can't be changed
 * @returns data codewords
 */
export function solvePadding(
  structure: BlockStructure,
  data: Uint8Array,
  fixedBits: number,
  wanted: readonly WantedBit[],
): Uint8Array {
  const order = codewordOrder(structure);
  const byBlock = structure.dataLengths.map((): WantedBit[] => []);
  for (const one of wanted) {
    const codeword = one.bit >> 3;
    const bit = (order.number[codeword] ?? 0) * 8 + (one.bit & 7);
    byBlock[order.block[codeword] ?? 0]?.push({ ...one, bit });
  }
  const solved = data.slice();
  let start = 0;
  structure.dataLengths.forEach((length, index) => {
    const block = solved.subarray(start, start + length);
    const firstFree = Math.min(length * 8, Math.max(0, fixedBits - start * 8));
    solveBlock(block, firstFree, structure.correctionLength, byBlock[index] ?? []);
    start += length;
  });
  return solved;
}

/** Changes the free bits of a block's data. The numbers of the wanted bits count from the start of the block. */
function solveBlock(
  data: Uint8Array,
  firstFree: number,
  correctionLength: number,
  wanted: readonly WantedBit[],
): void {
  const dataBits = data.length * 8;
  const isFixed = ({ bit }: WantedBit) => bit < firstFree;
  const current = [...data, ...correctionCodewords(data, correctionLength)];
  const isWrong = ({ bit, value }: WantedBit) => bitOf(current, bit) !== value;
  const codewords = new Map<number, WantedBit[]>();
  for (const one of wanted.filter(({ isNeeded }) => isNeeded)) {
    const codeword = one.bit >> 3;
    codewords.set(codeword, [...(codewords.get(codeword) ?? []), one]);
  }
  const correctable = [...codewords.values()]
    .filter((bits) => !bits.some((one) => isFixed(one) && isWrong(one)))
    .map((bits) => bits.filter((one) => !isFixed(one)))
    .sort((one, other) => one.length - other.length);
  const optional = wanted.filter((one) => !one.isNeeded && !isFixed(one));
  if (correctable.length + optional.length === 0) return;

  const changes = correctionByDataBit(data.length, correctionLength);
  const equations = new Equations(dataBits - firstFree);
  const equationOf = (one: WantedBit): Equation => {
    const row = equations.emptyRow();
    if (one.bit < dataBits) {
      setBit(row, one.bit - firstFree);
    } else {
      const codeword = (one.bit - dataBits) >> 3;
      for (let bit = firstFree; bit < dataBits; bit++) {
        const change = changes[bit * correctionLength + codeword] ?? 0;
        if ((change >> (7 - (one.bit & 7))) & 1) setBit(row, bit - firstFree);
      }
    }
    return { row, flips: isWrong(one) };
  };
  for (const bits of correctable) equations.addAll(bits.map(equationOf));
  for (const one of optional) equations.addAll([equationOf(one)]);
  equations.solve().forEach((flips, index) => {
    const bit = firstFree + index;
    if (flips) data[bit >> 3] = (data[bit >> 3] ?? 0) ^ (128 >> (bit & 7));
  });
}

const bitOf = (bytes: readonly number[], bit: number) => ((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;

function setBit(row: Uint32Array, bit: number): void {
  row[bit >> 5] = (row[bit >> 5] ?? 0) | (1 << (bit & 31));
}

/** The sum of the unknowns in `row` is 1 if `flips`, else 0. */
interface Equation {
  readonly row: Uint32Array;
  flips: boolean;
}

/** Equations over GF(2), in echelon form. */
class Equations {
  private readonly pivots: (Equation & { readonly pivot: number })[] = [];

  private readonly unknowns: number;

  constructor(unknowns: number) {
    this.unknowns = unknowns;
  }

  emptyRow(): Uint32Array {
    return new Uint32Array(Math.ceil(this.unknowns / 32));
  }

  /** Adds the equations if all of them can be met together with the earlier equations, or else adds no equation. */
  addAll(equations: readonly Equation[]): void {
    const before = this.pivots.length;
    for (const equation of equations) {
      this.reduce(equation);
      const pivot = firstBit(equation.row);
      if (pivot >= 0) {
        this.pivots.push({ ...equation, pivot });
      } else if (equation.flips) {
        this.pivots.length = before;
        return;
      }
    }
  }

  private reduce(equation: Equation): void {
    const { row } = equation;
    for (const known of this.pivots) {
      if (!hasBit(row, known.pivot)) continue;
      for (let word = 0; word < row.length; word++) row[word] = (row[word] ?? 0) ^ (known.row[word] ?? 0);
      equation.flips = equation.flips !== known.flips;
    }
  }

  /** Returns the unknowns. An unknown that the equations leave open is false. */
  solve(): boolean[] {
    const solution = this.emptyRow();
    // Each row only has pivots of later rows besides its own.
    for (const { row, flips, pivot } of this.pivots.toReversed()) {
      let parity = 0;
      for (let word = 0; word < row.length; word++) parity ^= (row[word] ?? 0) & (solution[word] ?? 0);
      if (isOdd(parity) !== flips) setBit(solution, pivot);
    }
    return Array.from({ length: this.unknowns }, (_, bit) => hasBit(solution, bit));
  }
}

const hasBit = (row: Uint32Array, bit: number) => (((row[bit >> 5] ?? 0) >>> (bit & 31)) & 1) === 1;

function firstBit(row: Uint32Array): number {
  const word = row.findIndex((bits) => bits !== 0);
  return word < 0 ? -1 : word * 32 + 31 - Math.clz32((row[word] ?? 0) & -(row[word] ?? 0));
}

function isOdd(bits: number): boolean {
  let folded = bits;
  for (const shift of [16, 8, 4, 2, 1]) folded ^= folded >>> shift;
  return (folded & 1) === 1;
}
