import { _maskBits as maskBits } from 'qr';
import { functionPatterns } from './patterns.ts';
import { bitModules } from './placement.ts';

/** Number of masks: ISO/IEC 18004:2024 table 10. */
export const MASKS = 8;

/** Penalties of ISO/IEC 18004:2024 table 11. */
const PENALTY = { run: 3, longerRun: 1, block: 3, finder: 40, proportion: 10 } as const;

/** The fewest modules of one colour in a line that count as a run. */
const RUN = 5;

/** A finder pattern's ratio 1:1:3:1:1 beside four light modules, as the bits of 11 modules. */
const FINDER_BEFORE_LIGHT = 0b1011101_0000;
const FINDER_AFTER_LIGHT = 0b0000_1011101;
const FINDER_LENGTH = 11;

const cache = new Map<number, Uint8Array>();

/**
 * Returns which masks invert each module: bit m is set if mask m inverts it. No mask inverts function patterns.
 *
 * @param version 1 to 40
 */
export function maskVectors(version: number): Uint8Array {
  const known = cache.get(version);
  if (known) return known;
  const { size } = functionPatterns(version);
  const vectors = new Uint8Array(size * size);
  for (const module of bitModules(version))
    vectors[module] = maskBits(module % size, Math.floor(module / size));
  cache.set(version, vectors);
  return vectors;
}

/** Returns a bit of the placed codewords, 0 or 1; 0 for remainder bits. */
export function codewordBit(codewords: Uint8Array, index: number): number {
  return ((codewords[index >> 3] ?? 0) >> (7 - (index & 7))) & 1;
}

/**
 * Returns the mask, 0 to 7, with the smallest penalty: ISO/IEC 18004:2024 §7.8.3. Format and version information count
 * as light, as in other encoders.
 *
 * @param codewords in the order of placement
 */
export function bestMask(version: number, codewords: Uint8Array): number {
  const { size, roles, dark } = functionPatterns(version);
  const unmasked = Uint8Array.from(dark, (isDark, module) =>
    Number(isDark && roles[module] !== 'format' && roles[module] !== 'version'),
  );
  const placed = bitModules(version);
  placed.forEach((module, index) => {
    unmasked[module] = codewordBit(codewords, index);
  });
  const vectors = maskVectors(version);
  let best = { mask: 0, penalty: Number.POSITIVE_INFINITY };
  for (let mask = 0; mask < MASKS; mask++) {
    const modules = unmasked.map((bit, module) => bit ^ (((vectors[module] ?? 0) >> mask) & 1));
    const penalty = penaltyOf(modules, size);
    if (penalty < best.penalty) best = { mask, penalty };
  }
  return best.mask;
}

/** @param modules row after row, 1 is dark */
function penaltyOf(modules: Uint8Array, size: number): number {
  let penalty = 0;
  let dark = 0;
  for (let line = 0; line < size; line++) {
    penalty += linePenalty(modules, line * size, 1, size) + linePenalty(modules, line, size, size);
  }
  for (let module = 0; module < modules.length; module++) {
    const colour = modules[module] ?? 0;
    dark += colour;
    const isBlock =
      module >= size &&
      module % size > 0 &&
      modules[module - 1] === colour &&
      modules[module - size] === colour &&
      modules[module - size - 1] === colour;
    if (isBlock) penalty += PENALTY.block;
  }
  return penalty + proportionPenalty(dark / modules.length);
}

/** Penalty for runs and for likenesses of a finder pattern, in a row (`step` 1) or a column (`step` is the size). */
function linePenalty(modules: Uint8Array, start: number, step: number, size: number): number {
  let penalty = 0;
  let run = 0;
  let previous = -1;
  let last = 0;
  for (let index = 0; index < size; index++) {
    const colour = modules[start + index * step] ?? 0;
    run = colour === previous ? run + 1 : 1;
    previous = colour;
    if (run === RUN) penalty += PENALTY.run;
    else if (run > RUN) penalty += PENALTY.longerRun;
    last = ((last << 1) | colour) & ((1 << FINDER_LENGTH) - 1);
    const isFinderLike = last === FINDER_BEFORE_LIGHT || last === FINDER_AFTER_LIGHT;
    if (isFinderLike && index >= FINDER_LENGTH - 1) penalty += PENALTY.finder;
  }
  return penalty;
}

/** Penalty for every 5% by which the share of dark modules differs from 50%, beyond the first 5%. */
function proportionPenalty(share: number): number {
  return PENALTY.proportion * Math.ceil(Math.max(0, Math.abs(20 * share - 10) - 1));
}
