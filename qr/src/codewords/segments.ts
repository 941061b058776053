/** A part of the payload in one mode. The text of `eci` is empty: it declares that the bytes after it are UTF-8. */
export interface Segment {
  readonly mode: Mode | 'eci';
  readonly text: string;
}

type Mode = 'numeric' | 'alphanumeric' | 'byte';

interface ModeRules {
  /** ISO/IEC 18004:2024 table 2. */
  readonly indicator: number;
  /** Width of the character count in the ranges of {@link lastVersions}. */
  readonly countBits: readonly [number, number, number];
  readonly holds: RegExp;
  /** Average bits per character, for ASCII characters in byte mode. */
  readonly bitsPerCharacter: number;
}

export const MODES: Readonly<Record<Mode, ModeRules>> = {
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
export const MODE_INDICATOR_BITS = 4;

/** Indicator of the ECI mode, and the assignment number of UTF-8: ISO/IEC 18004:2024 table 2 and §7.4.3. */
export const ECI = { indicator: 7, utf8: 26, numberBits: 8 } as const;

/** The last version of each range in which character counts have the same width, and segments are the same: table 3. */
export const lastVersions = [9, 26, 40] as const;

/** Returns the width of a segment's character count. */
export const countBits = (mode: Mode, version: number) =>
  MODES[mode].countBits[lastVersions.findIndex((last) => version <= last)] ?? 0;

/**
 * Returns the segments of a payload. This is the one rule for all codes:
 *
 * - ASCII is split into the numeric, alphanumeric and byte segments that need the fewest bits. No ECI: some hand-held
 *   scanners show it or reject it, and every reader agrees on ASCII.
 * - Any other payload is UTF-8 in one byte segment, after an ECI that says so. Without the ECI, readers guess: ZBar's
 *   `zbarimg` reads "Márquez" as "M獺rquez". Phones read UTF-8 with the ECI, but ML Kit (Android) doesn't read ISO-8859-1.
 *   Measurements and sources: docs/decisions/087-utf-8-with-eci.md.
 *
 * @param version 1 to 40: the widths of the character counts depend on it
 */
export function segmentsOf(payload: string, version: number): readonly Segment[] {
  return /^[\0-\x7f]*$/.test(payload)
    ? shortestSegments(payload, version)
    : [
        { mode: 'eci', text: '' },
        { mode: 'byte', text: payload },
      ];
}

/** Runs of characters that the same modes can encode. No segment needs to start within a run. */
const RUNS = /\d+|[A-Z $%*+\-./:]+|[^\dA-Z $%*+\-./:]+/g;

function shortestSegments(payload: string, version: number): readonly Segment[] {
  let best: Partial<Record<Mode, Split>> = {};
  for (const run of payload.match(RUNS) ?? []) best = extendSplits(best, run, version);
  const shortest = MODE_NAMES.flatMap((mode) => best[mode] ?? []).sort(
    (one, other) => one.bits - other.bits,
  )[0];
  const segments: Segment[] = [];
  for (let split = shortest; split; split = split.before) {
    const [first] = segments;
    if (first?.mode === split.mode) segments[0] = { mode: split.mode, text: split.run + first.text };
    else segments.unshift({ mode: split.mode, text: split.run });
  }
  return segments;
}

/** The shortest way to encode the runs so far if the last run is in this mode. */
interface Split {
  readonly mode: Mode;
  readonly run: string;
  readonly bits: number;
  readonly before: Split | undefined;
}

function extendSplits(
  best: Partial<Record<Mode, Split>>,
  run: string,
  version: number,
): Partial<Record<Mode, Split>> {
  const extended: Partial<Record<Mode, Split>> = {};
  const previous: (Split | undefined)[] = Object.values(best);
  for (const mode of MODE_NAMES) {
    const { holds, bitsPerCharacter } = MODES[mode];
    if (!holds.test(run)) continue;
    for (const before of previous.length > 0 ? previous : [undefined]) {
      const header = before?.mode === mode ? 0 : MODE_INDICATOR_BITS + countBits(mode, version);
      // A new segment after another one starts on a whole bit.
      const start = header > 0 ? Math.ceil((before?.bits ?? 0) - 1e-9) : (before?.bits ?? 0);
      const bits = start + header + run.length * bitsPerCharacter;
      if (bits < (extended[mode]?.bits ?? Number.POSITIVE_INFINITY)) {
        extended[mode] = { mode, run, bits, before };
      }
    }
  }
  return extended;
}

/**
 * Returns the length of `payloadBits` for a payload at a version, even if the version can't hold the payload.
 *
 * @param version 1 to 40
 */
export function payloadLength(payload: string, version: number): number {
  return segmentsOf(payload, version).reduce((sum, segment) => sum + segmentLength(segment, version), 0);
}

function segmentLength({ mode, text }: Segment, version: number): number {
  if (mode === 'eci') return MODE_INDICATOR_BITS + ECI.numberBits;
  const header = MODE_INDICATOR_BITS + countBits(mode, version);
  if (mode === 'numeric') return header + numericBits(text.length);
  if (mode === 'alphanumeric') return header + alphanumericBits(text.length);
  return header + 8 * new TextEncoder().encode(text).length;
}

/** Three digits take 10 bits: ISO/IEC 18004:2024 §7.4.4. */
export const numericBits = (digits: number) => Math.floor(digits / 3) * 10 + ([0, 4, 7][digits % 3] ?? 0);

/** Two characters take 11 bits: ISO/IEC 18004:2024 §7.4.5. */
export const alphanumericBits = (characters: number) =>
  Math.floor(characters / 2) * 11 + (characters % 2) * 6;
