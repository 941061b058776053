/**
 * Error correction level, by its letter in ISO/IEC 18004: about 7% (L), 15% (M), 25% (Q) and 30% (H) of the codewords
 * can be restored.
 */
export type Level = 'L' | 'M' | 'Q' | 'H';

/** Data codewords (bytes of 8 bits) of a version 40 code: ISO/IEC 18004:2024, table 7. */
const DATA_CODEWORDS: Record<Level, number> = { L: 2956, M: 2334, Q: 1666, H: 1276 };

/** The mode indicator of a segment, in bits: ISO/IEC 18004:2024, table 2. */
export const MODE_BITS = 4;

export const strongestFirst: readonly Level[] = ['H', 'Q', 'M', 'L'];

interface Mode {
  readonly holds: RegExp;
  /** Width of the character count in bits, in versions 1 to 9, 10 to 26 and 27 to 40: table 3. */
  readonly countBits: readonly [number, number, number];
  /** Number of characters that fit into this many bits: §7.4.3 to §7.4.5. */
  capacity(bits: number): number;
}

const NUMERIC: Mode = {
  holds: /^\d+$/,
  countBits: [10, 12, 14],
  capacity: (bits) => Math.floor(bits / 10) * 3 + (bits % 10 >= 7 ? 2 : bits % 10 >= 4 ? 1 : 0),
};
const ALPHANUMERIC: Mode = {
  holds: /^[\dA-Z $%*+\-./:]+$/,
  countBits: [9, 11, 13],
  capacity: (bits) => Math.floor(bits / 11) * 2 + (bits % 11 >= 6 ? 1 : 0),
};
const BYTE: Mode = { holds: /^/, countBits: [8, 16, 16], capacity: (bits) => Math.floor(bits / 8) };

/**
 * Returns by how many UTF-8 bytes the payload exceeds a version 40 code at this level; 0 if it fits.
 *
 * @example bytesTooMany('é'.repeat(700), 'H') // 127: 1,400 bytes, and level H holds 1,273
 */
export function bytesTooMany(payload: string, level: Level): number {
  const { capacity, countBits } = modeOf(payload);
  const bytes = new TextEncoder().encode(payload).length;
  return Math.max(0, bytes - capacity(DATA_CODEWORDS[level] * 8 - MODE_BITS - countBits[2]));
}

/** Returns the densest mode that holds all characters of the payload. */
export function modeOf(payload: string): Mode {
  return NUMERIC.holds.test(payload) ? NUMERIC : ALPHANUMERIC.holds.test(payload) ? ALPHANUMERIC : BYTE;
}

/** Returns the level at which a design holds the most: its own, or the lowest if it is chosen automatically. */
export function weakestLevel({ level }: { readonly level: Level | 'auto' }): Level {
  return level === 'auto' ? 'L' : level;
}

/** Returns the strongest level at which the payload fits, or undefined if it fits at none. */
export function strongestLevel(payload: string): Level | undefined {
  return strongestFirst.find((level) => bytesTooMany(payload, level) === 0);
}
