/**
 * Error correction level, by its letter in ISO/IEC 18004: about 7% (L), 15% (M), 25% (Q) and 30% (H) of the codewords
 * can be restored.
 */
export type Level = 'L' | 'M' | 'Q' | 'H';

/** Data codewords (bytes of 8 bits) of a version 40 code: ISO/IEC 18004:2024, table 7. */
const DATA_CODEWORDS: Record<Level, number> = { L: 2956, M: 2334, Q: 1666, H: 1276 };

/** The mode indicator of a segment, in bits: ISO/IEC 18004:2024, table 2. */
const MODE_BITS = 4;

const STRONGEST_FIRST: readonly Level[] = ['H', 'Q', 'M', 'L'];

interface Mode {
  readonly holds: RegExp;
  /** Width of the character count in versions 27 to 40, in bits: table 3. */
  readonly countBits: number;
  /** Number of characters that fit into this many bits: §7.4.3 to §7.4.5. */
  capacity(bits: number): number;
}

const NUMERIC: Mode = {
  holds: /^\d+$/,
  countBits: 14,
  capacity: (bits) => Math.floor(bits / 10) * 3 + (bits % 10 >= 7 ? 2 : bits % 10 >= 4 ? 1 : 0),
};
const ALPHANUMERIC: Mode = {
  holds: /^[\dA-Z $%*+\-./:]+$/,
  countBits: 13,
  capacity: (bits) => Math.floor(bits / 11) * 2 + (bits % 11 >= 6 ? 1 : 0),
};
const BYTE: Mode = { holds: /^/, countBits: 16, capacity: (bits) => Math.floor(bits / 8) };

/**
 * Returns by how many UTF-8 bytes the payload exceeds a version 40 code at this level; 0 if it fits.
 *
 * @example bytesTooMany('é'.repeat(700), 'H') // 127: 1,400 bytes, and level H holds 1,273
 */
export function bytesTooMany(payload: string, level: Level): number {
  const mode = NUMERIC.holds.test(payload) ? NUMERIC : ALPHANUMERIC.holds.test(payload) ? ALPHANUMERIC : BYTE;
  const bytes = new TextEncoder().encode(payload).length;
  return Math.max(0, bytes - mode.capacity(DATA_CODEWORDS[level] * 8 - MODE_BITS - mode.countBits));
}

/** Returns the strongest level at which the payload fits, or undefined if it fits at none. */
export function strongestLevel(payload: string): Level | undefined {
  return STRONGEST_FIRST.find((level) => bytesTooMany(payload, level) === 0);
}
