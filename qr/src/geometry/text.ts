import type { Box } from './path.ts';

/** A font as outlines. Lengths are in the font's own units, with y downwards from the baseline. */
export interface Font {
  /** Height of a capital letter. */
  readonly capHeight: number;
  readonly glyphs: Readonly<Record<string, Glyph>>;
  /** What to add between two characters, by the pair. */
  readonly kerning: Readonly<Record<string, number>>;
}

interface Glyph {
  /** Distance to the next character. */
  readonly advance: number;
  /** Path data, where only `M` is absolute. */
  readonly path: string;
}

/** A text has characters that the font lacks. */
export class MissingGlyphsError extends Error {
  override readonly name = 'MissingGlyphsError';
  /** @param characters the missing ones, each once */
  constructor(readonly characters: readonly string[]) {
    super(`The frame’s font has no ${characters.join(' ')}.`);
  }
}

/** A line of text as an outline in the font's units, and where to put it. */
export interface TextOutline {
  readonly path: string;
  /** The start of the baseline, in modules. */
  readonly left: number;
  readonly top: number;
  /** Modules per unit of the font. */
  readonly unit: number;
}

/**
 * Outlines a line of text in the middle of a box, as large as fits.
 *
 * @param capHeight largest height of a capital letter, in modules
 * @throws {MissingGlyphsError}
 */
export function textOutline(text: string, font: Font, box: Box, capHeight: number): TextOutline {
  const characters = [...text.normalize('NFC').trim().replace(/\s+/g, ' ')];
  const missing = new Set(characters.filter((character) => !Object.hasOwn(font.glyphs, character)));
  if (missing.size > 0) throw new MissingGlyphsError([...missing]);
  let width = 0;
  const path = characters
    .map((character, index) => {
      const start = width + (font.kerning[`${characters[index - 1]}${character}`] ?? 0);
      const glyph = font.glyphs[character];
      width = start + (glyph?.advance ?? 0);
      return glyph?.path.replace(/M(-?[\d.]+)/g, (_, x) => `M${Number(x) + start}`) ?? '';
    })
    .join('');
  const unit = Math.min(capHeight / font.capHeight, box.width / Math.max(1, width));
  return {
    path,
    left: box.x + (box.width - width * unit) / 2,
    top: box.y + (box.height + font.capHeight * unit) / 2,
    unit,
  };
}
