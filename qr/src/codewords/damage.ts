import type { Level } from '../capacity.ts';
import type { Matrix } from '../matrix.ts';
import { blockStructure, codewordOrder } from './blocks.ts';
import { bitModules } from './placement.ts';

/** Damage of a block of codewords. */
export interface BlockDamage {
  /** Codewords in which at least one module is wrong. */
  readonly damaged: number;
  /** Damaged codewords that the block's error correction can restore. */
  readonly correctable: number;
}

/**
 * Counts the codewords of each block that a reader has to correct.
 *
 * @param code its level, and its matrix as encoded
 * @param shown whether the module at column x and row y looks dark
 */
export function damagePerBlock(
  { level, matrix: { size, modules } }: { readonly level: Level; readonly matrix: Matrix },
  shown: (x: number, y: number) => boolean,
): BlockDamage[] {
  return damageBy((x, y) => modules[y]?.[x] !== shown(x, y), { version: (size - 17) / 4, level });
}

/**
 * Counts the codewords of each block with a module that may be wrong.
 *
 * @param isWrong whether the module at column x and row y may be wrong
 */
export function damageBy(
  isWrong: (x: number, y: number) => boolean,
  { version, level }: { readonly version: number; readonly level: Level },
): BlockDamage[] {
  const size = 4 * version + 17;
  const structure = blockStructure(version, level);
  const { block } = codewordOrder(structure);
  const damaged = new Array<number>(structure.dataLengths.length).fill(0);
  const placed = bitModules(version);
  block.forEach((index, codeword) => {
    const bits = placed.subarray(codeword * 8, codeword * 8 + 8);
    if (bits.some((module) => isWrong(module % size, Math.floor(module / size)))) {
      damaged[index] = (damaged[index] ?? 0) + 1;
    }
  });
  return damaged.map((count) => ({ damaged: count, correctable: structure.correctable }));
}

/**
 * Returns the unused error correction of the worst block, ISO/IEC 15415:2011 §7.8.8: 1 if nothing is damaged, 0 if no
 * further codeword could be restored or the code can't be read.
 *
 * @example unusedCorrection([{ damaged: 2, correctable: 10 }]) // 0.8
 */
export function unusedCorrection(damage: readonly BlockDamage[]): number {
  const unused = damage.map(({ damaged, correctable }) => 1 - damaged / correctable);
  return Math.max(0, Math.min(...unused));
}
