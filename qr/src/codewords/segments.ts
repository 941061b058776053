import { _ALPHANUMERIC as ALPHANUMERIC } from 'qr';

/** A part of the payload in one mode. */
export interface Segment {
  readonly mode: Mode;
  readonly text: string;
}

type Mode = 'numeric' | 'alphanumeric' | 'byte';

interface ModeRules {
  /** ISO/IEC 18004:2024 table 2. */
  readonly indicator: number;
  /** Width of the character count in versions 1 to 9, 10 to 26 and 27 to 40: table 3. */
  readonly countBits: readonly [number, number, number];
  readonly holds: RegExp;
  /** Average bits per character, for ASCII characters in byte mode. */
  readonly bitsPerCharacter: number;
}

const MODES: Readonly<Record<Mode, ModeRules>> = {
  numeric: { indicator: 1, countBits: [10, 12, 14], holds: /^\d+$/, bitsPerCharacter: 10 / 3 },
  alphanumeric: {
    indicator: 2,
    countBits: [9, 11, 13],
    holds: /^[\dA-Z $%*+\-./:]+$/,
    bitsPerCharacter: 11 / 2,
  },
  byte: { indicator: 4, countBits: [8, 16, 16], holds: /^/, bitsPerCharacter: 8 },
};
const MODE_NAMES = ['numeric', 'alphanumeric', 'byte'] as const;
const MODE_INDICATOR_BITS = 4;

const countBits = (mode: Mode, version: number) =>
  MODES[mode].countBits[version < 10 ? 0 : version < 27 ? 1 : 2];

/** Returns the payload as one segment, in the mode with the fewest bits that holds all its characters. */
export function singleSegment(payload: string): readonly Segment[] {
  const mode = MODE_NAMES.find((name) => MODES[name].holds.test(payload)) ?? 'byte';
  return [{ mode, text: payload }];
}

/**
 * Splits the payload into the segments that need the fewest bits. A payload with characters outside ASCII stays in one
 * segment, because readers guess the character set of each.
 *
 * @param version 1 to 40: the widths of the character counts depend on it
 */
export function shortestSegments(payload: string, version: number): readonly Segment[] {
  if (!/^[\0-\x7f]+$/.test(payload)) return singleSegment(payload);
  let best: Partial<Record<Mode, Split>> = {};
  for (const character of payload) best = extendSplits(best, character, version);
  const shortest = MODE_NAMES.flatMap((mode) => best[mode] ?? []).sort(
    (one, other) => one.bits - other.bits,
  )[0];
  const segments: Segment[] = [];
  for (let split = shortest; split; split = split.before) {
    const [first] = segments;
    if (first?.mode === split.mode) segments[0] = { mode: split.mode, text: split.character + first.text };
    else segments.unshift({ mode: split.mode, text: split.character });
  }
  return segments;
}

/** The shortest way to encode the characters so far when the last one is in this mode. */
interface Split {
  readonly mode: Mode;
  readonly character: string;
  readonly bits: number;
  readonly before: Split | undefined;
}

function extendSplits(
  best: Partial<Record<Mode, Split>>,
  character: string,
  version: number,
): Partial<Record<Mode, Split>> {
  const extended: Partial<Record<Mode, Split>> = {};
  const previous: (Split | undefined)[] = Object.values(best);
  for (const mode of MODE_NAMES) {
    const { holds, bitsPerCharacter } = MODES[mode];
    if (!holds.test(character)) continue;
    for (const before of previous.length > 0 ? previous : [undefined]) {
      const header = before?.mode === mode ? 0 : MODE_INDICATOR_BITS + countBits(mode, version);
      // A new segment after another one starts on a whole bit.
      const start = header > 0 ? Math.ceil((before?.bits ?? 0) - 1e-9) : (before?.bits ?? 0);
      const bits = start + header + bitsPerCharacter;
      if (bits < (extended[mode]?.bits ?? Number.POSITIVE_INFINITY)) {
        extended[mode] = { mode, character, bits, before };
      }
    }
  }
  return extended;
}

/**
 * Returns the bits of the segments, without terminator: ISO/IEC 18004:2024 §7.4.
 *
 * @param version 1 to 40
 * @returns 0 and 1, or null if a segment has more characters than its count can say
 */
export function segmentBits(segments: readonly Segment[], version: number): readonly number[] | null {
  const bits: number[] = [];
  const push = (value: number, width: number) => {
    for (let bit = width - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  for (const { mode, text } of segments) {
    const bytes = mode === 'byte' ? new TextEncoder().encode(text) : [];
    const count = mode === 'byte' ? bytes.length : text.length;
    if (count >= 1 << countBits(mode, version)) return null;
    push(MODES[mode].indicator, MODE_INDICATOR_BITS);
    push(count, countBits(mode, version));
    for (const byte of bytes) push(byte, 8);
    if (mode === 'numeric') {
      for (const [digits] of text.matchAll(/\d{1,3}/g))
        push(Number(digits), [0, 4, 7, 10][digits.length] ?? 0);
    }
    if (mode === 'alphanumeric') {
      for (const [first = '', second] of text.match(/..?/g) ?? []) {
        const value = ALPHANUMERIC.indexOf(first);
        if (second === undefined) push(value, 6);
        else push(value * 45 + ALPHANUMERIC.indexOf(second), 11);
      }
    }
  }
  return bits;
}
