import type { Level } from './level.ts';

/** Data codewords (bytes of 8 bits) of a version 40 code: ISO/IEC 18004:2024, table 7. */
const DATA_CODEWORDS: Record<Level, number> = { L: 2956, M: 2334, Q: 1666, H: 1276 };

/** Mode indicator of every segment: 4 bits (ISO/IEC 18004:2024, table 2). */
const MODE_BITS = 4;

/** The levels from the sturdiest to the roomiest. */
const LEVELS: readonly Level[] = ['H', 'Q', 'M', 'L'];

interface Mode {
  readonly holds: RegExp;
  /** Width of the character count in versions 27 to 40 (table 3). */
  readonly countBits: number;
  /** How many characters fit into this many bits (§7.4.3 to §7.4.5). */
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
 * How many bytes of UTF-8 must go before the payload fits into a version 40 code at this level; 0 when it fits.
 *
 * @example bytesTooMany('é'.repeat(700), 'H') // 127, of 1,400: level H holds 1,273
 */
export function bytesTooMany(payload: string, level: Level): number {
  const mode = NUMERIC.holds.test(payload) ? NUMERIC : ALPHANUMERIC.holds.test(payload) ? ALPHANUMERIC : BYTE;
  const bytes = new TextEncoder().encode(payload).length;
  return Math.max(0, bytes - mode.capacity(DATA_CODEWORDS[level] * 8 - MODE_BITS - mode.countBits));
}

/** The sturdiest level that holds the payload; undefined when none does. */
export function sturdiestLevel(payload: string): Level | undefined {
  return LEVELS.find((level) => bytesTooMany(payload, level) === 0);
}
