import { _maskBits as maskBits } from 'qr';
import type { Level } from '../capacity.ts';
import { type BlockStructure, blockStructure, codewordOrder } from '../codewords/blocks.ts';
import { MASKS } from '../codewords/mask.ts';
import { functionPatterns } from '../codewords/patterns.ts';
import { bitModules } from '../codewords/placement.ts';
import { dataCodewords, TERMINATOR_BITS } from '../codewords/symbol.ts';
import type { Place } from './places.ts';

/** A payload at one version and level, before padding and mask are chosen. */
export class Draft {
  readonly structure: BlockStructure;
  /** Data codewords with the usual padding. */
  readonly data: Uint8Array;
  /** Number of bits of the payload and the terminator. The bits of the padding are free. */
  readonly fixedBits: number;
  private readonly blockOf: Uint8Array;
  /** Number of each module's bit in the placed sequence; for remainder bits, the number after the last bit. */
  private readonly bitOfModule: Uint16Array;
  /** For each bit of the placed sequence: whether it is fixed. */
  private readonly isFixed: Uint8Array;
  /** For each module with a fixed bit: bit m says whether it is dark with mask m. */
  private readonly darkByMask: Uint8Array;
  /** Reused for each place. For each codeword, bit m says whether a fixed bit is wrong with mask m. */
  private readonly masksWithDamage: Uint8Array;
  /** Reused for each place. For each codeword, the number of free bits under the logo. */
  private readonly wantedBits: Uint8Array;
  /** Free bits of each block. */
  private readonly freeBits: readonly number[];

  /** Returns undefined if the payload doesn't fit. */
  static of(bits: readonly number[], version: number, level: Level): Draft | undefined {
    const structure = blockStructure(version, level);
    return bits.length <= structure.dataLength * 8 ? new Draft(bits, version, level, structure) : undefined;
  }

  readonly version: number;
  readonly level: Level;

  private constructor(bits: readonly number[], version: number, level: Level, structure: BlockStructure) {
    this.version = version;
    this.level = level;
    this.structure = structure;
    this.data = dataCodewords(bits, structure.dataLength);
    this.fixedBits = Math.min(bits.length + TERMINATOR_BITS, structure.dataLength * 8);
    const { block, number } = codewordOrder(structure);
    this.blockOf = block;
    const { size } = functionPatterns(version);
    this.bitOfModule = new Uint16Array(size * size).fill(structure.length * 8);
    this.isFixed = new Uint8Array(structure.length * 8);
    // The last entry is for the remainder bits.
    this.masksWithDamage = new Uint8Array(structure.length + 1);
    this.wantedBits = new Uint8Array(structure.length + 1);
    this.darkByMask = new Uint8Array(size * size);
    const starts = structure.dataLengths.map((_, index) => sum(structure.dataLengths.slice(0, index)));
    this.freeBits = structure.dataLengths.map((length, index) =>
      Math.max(0, Math.min(length * 8, (starts[index] ?? 0) * 8 + length * 8 - this.fixedBits)),
    );
    const modules = bitModules(version);
    for (let bit = 0; bit < this.isFixed.length; bit++) {
      const module = modules[bit] ?? 0;
      this.bitOfModule[module] = bit;
      const inBlock = number[bit >> 3] ?? 0;
      const index = block[bit >> 3] ?? 0;
      const dataBit = ((starts[index] ?? 0) + inBlock) * 8 + (bit & 7);
      if (inBlock >= (structure.dataLengths[index] ?? 0) || dataBit >= this.fixedBits) continue;
      this.isFixed[bit] = 1;
      const value = ((this.data[dataBit >> 3] ?? 0) >> (7 - (dataBit & 7))) & 1;
      const masks = maskBits(module % size, Math.floor(module / size));
      this.darkByMask[module] = value === 1 ? ~masks : masks;
    }
  }

  /** Number of a module's bit in the placed sequence of codewords; undefined for remainder bits. */
  bitAt(module: number): number | undefined {
    const bit = this.bitOfModule[module] ?? 0;
    return bit < this.structure.length * 8 ? bit : undefined;
  }

  /**
   * Estimates, without solving, the damage that the logo does at a place: codewords of the payload with a wrong bit,
   * and codewords for which the free bits don't suffice.
   *
   * @returns for each mask the largest share of a block's correctable codewords
   */
  damageByMask({ modules, dark }: Place): number[] {
    const { bitOfModule, isFixed, darkByMask, masksWithDamage, wantedBits, blockOf } = this;
    masksWithDamage.fill(0);
    wantedBits.fill(0);
    for (let index = 0; index < modules.length; index++) {
      const module = modules[index] ?? 0;
      const bit = bitOfModule[module] ?? 0;
      const codeword = bit >> 3;
      if (isFixed[bit] === 1) {
        const darkMasks = darkByMask[module] ?? 0;
        const wrong = dark[index] === 1 ? ~darkMasks : darkMasks;
        masksWithDamage[codeword] = (masksWithDamage[codeword] ?? 0) | wrong;
      } else {
        wantedBits[codeword] = (wantedBits[codeword] ?? 0) + 1;
      }
    }
    const blocks = this.freeBits.length;
    const damaged = new Uint16Array(blocks * MASKS);
    const codewordsByWantedBits = new Uint16Array(blocks * 9);
    for (let codeword = 0; codeword < this.structure.length; codeword++) {
      const block = blockOf[codeword] ?? 0;
      const byCount = block * 9 + (wantedBits[codeword] ?? 0);
      codewordsByWantedBits[byCount] = (codewordsByWantedBits[byCount] ?? 0) + 1;
      const masks = masksWithDamage[codeword] ?? 0;
      if (masks === 0) continue;
      for (let mask = 0; mask < MASKS; mask++) {
        const index = mask * blocks + block;
        damaged[index] = (damaged[index] ?? 0) + ((masks >> mask) & 1);
      }
    }
    const worst = new Array<number>(MASKS).fill(0);
    for (let block = 0; block < blocks; block++) {
      const unmet = this.unmetCodewords(block, codewordsByWantedBits.subarray(block * 9, block * 9 + 9));
      for (let mask = 0; mask < MASKS; mask++) {
        worst[mask] = Math.max(worst[mask] ?? 0, unmet + (damaged[mask * blocks + block] ?? 0));
      }
    }
    return worst.map((count) => count / this.structure.correctable);
  }

  /**
   * Returns how many codewords a block's free bits can't cover if codewords with few wanted bits come first.
   *
   * @param byWantedBits number of codewords with 0, 1, … 8 wanted bits
   */
  private unmetCodewords(block: number, byWantedBits: Uint16Array): number {
    let free = this.freeBits[block] ?? 0;
    let unmet = 0;
    for (let count = 1; count <= 8; count++) {
      const codewords = byWantedBits[count] ?? 0;
      const met = Math.min(codewords, Math.floor(free / count));
      free -= met * count;
      unmet += codewords - met;
    }
    return unmet;
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
