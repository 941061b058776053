import type { PlatformText } from '../geometry/platform-text.ts';
import type { PaperSize } from './page.ts';

/** The fonts of a bill: Arial, Frutiger, Helvetica or Liberation Sans: SIX, Guidelines, §3.4. */
export interface BillFonts {
  readonly regular: PlatformText;
  readonly bold: PlatformText;
}

/** A typographic point in millimetres. */
export const POINT = 25.4 / 72;

/** The height of a capital letter of Arial, as a share of an em. */
export const CAP = 0.716;

/** Sizes of letters in points. A line is a point higher than the letters of a value. */
export interface Sizes {
  readonly heading: number;
  readonly value: number;
}

/** A heading with its values. */
export interface Section {
  readonly heading: string;
  readonly values: readonly string[];
  /** The room for a payer's own hand. */
  readonly box?: PaperSize;
}

/** A line of text, or a box to write in. */
type Item =
  | {
      readonly text: string;
      readonly baseline: number;
      readonly size: number;
      readonly face: keyof BillFonts;
    }
  | { readonly box: PaperSize; readonly top: number };

interface Room {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

/** Sections below each other. */
export interface SetSections {
  readonly items: readonly Item[];
  /** Whether the items end above the bottom. */
  readonly fits: boolean;
}

/** Returns the first sections that fit, or else the last. */
export const firstFitting = (sets: readonly SetSections[]): SetSections =>
  sets.find(({ fits }) => fits) ?? sets.at(-1) ?? { items: [], fits: true };

/**
 * Sets sections below each other, with an empty line between them.
 *
 * @param mostLines of a value; further lines are left out
 */
export function setSections(
  sections: readonly Section[],
  room: Room,
  { heading, value }: Sizes,
  fonts: BillFonts,
  mostLines = Number.POSITIVE_INFINITY,
): SetSections {
  const line = (value + 1) * POINT;
  const items: Item[] = [];
  let y = room.top;
  for (const [index, section] of sections.entries()) {
    if (index > 0) y += line;
    y += line;
    items.push({ text: section.heading, baseline: y, size: heading, face: 'bold' });
    const width = room.width / (value * POINT * CAP);
    const lines = section.values.flatMap((text) =>
      shorten(breakText(text, width, fonts.regular), mostLines, width, fonts.regular),
    );
    for (const text of lines) {
      y += line;
      items.push({ text, baseline: y, size: value, face: 'regular' });
    }
    if (section.box) {
      items.push({ box: section.box, top: y + 1 });
      y += 1 + section.box.height;
    }
  }
  return { items, fits: y <= room.bottom };
}

/** Breaks a text between words, and in words that are wider than a line. Widths are in heights of a capital letter. */
function breakText(text: string, width: number, font: PlatformText): readonly string[] {
  const fits = (line: string) => font.measure(line) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (!fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line];
}

function shorten(
  lines: readonly string[],
  most: number,
  width: number,
  font: PlatformText,
): readonly string[] {
  if (lines.length <= most) return lines;
  let last = lines[most - 1] ?? '';
  while (font.measure(`${last}...`) > width) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last}...`];
}
