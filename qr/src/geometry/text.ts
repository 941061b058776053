import type { Box } from './path.ts';
import type { PlatformText, TextShape } from './platform-text.ts';

/** A font as outlines. Lengths are in the font's own units, with y downwards from the baseline. */
export interface Font {
  /** Height of a capital letter. */
  readonly capHeight: number;
  readonly glyphs: Readonly<Record<string, Glyph>>;
  /** The distance to add between two characters, by the pair. */
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
  readonly characters: readonly string[];

  /** @param characters the missing characters, each once */
  constructor(characters: readonly string[]) {
    super(`The frame’s font has no ${characters.join(' ')}.`);
    this.characters = characters;
  }
}

/** An outline, and where to put it. */
interface PlacedText {
  readonly path: string;
  /** Where the origin of the path lies, in modules. */
  readonly left: number;
  readonly top: number;
  /** Modules per unit of the path. */
  readonly unit: number;
}

/** Largest height of letters from other fonts, which have marks above and below, as a share of their label. */
const LINE_HEIGHT = 0.8;

/**
 * Outlines a line of text in the middle of a box, as large as fits.
 *
 * @param capHeight largest height of a capital letter, in modules
 * @param platform outlines a text that has characters which the font lacks
 * @throws {MissingGlyphsError} if the font lacks a character and there is no `platform`
 */
export function textOutline(
  text: string,
  font: Font,
  box: Box,
  capHeight: number,
  platform?: Pick<PlatformText, 'outline'>,
): PlacedText {
  const shape = outlineLine(text, font, platform);
  const { path, box: own } = shape;
  const unit = Math.min(
    capHeight / shape.capHeight,
    box.width / Math.max(1, own.width),
    (LINE_HEIGHT * box.height) / own.height,
  );
  return {
    path,
    left: box.x + (box.width - (2 * own.x + own.width) * unit) / 2,
    top: box.y + (box.height - (2 * own.y + own.height) * unit) / 2,
    unit,
  };
}

/**
 * Outlines a line of text in units of its own.
 *
 * @param platform outlines a text that has characters which the font lacks
 * @throws {MissingGlyphsError} if the font lacks a character and there is no `platform`
 */
export function outlineLine(text: string, font: Font, platform?: Pick<PlatformText, 'outline'>): TextShape {
  const line = oneLine(text);
  const missing = missingGlyphs(line, font);
  if (missing.length === 0) return shapeOf(line, font);
  if (!platform) throw new MissingGlyphsError(missing);
  return platform.outline(line);
}

/**
 * Returns the width of a line of text, in heights of a capital letter.
 *
 * @throws {MissingGlyphsError} if the font lacks a character and there is no `platform`
 */
export function measureLine(text: string, font: Font, platform?: Pick<PlatformText, 'measure'>): number {
  const line = oneLine(text);
  const missing = missingGlyphs(line, font);
  if (missing.length === 0) return shapeOf(line, font).box.width / font.capHeight;
  if (!platform) throw new MissingGlyphsError(missing);
  return platform.measure(line);
}

const oneLine = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ');

/** Returns the characters that a font lacks, each once. White space is never missing. */
export function missingGlyphs(text: string, font: Font): string[] {
  const characters = new Set(text.normalize('NFC').replace(/\s/g, ''));
  return [...characters].filter((character) => !Object.hasOwn(font.glyphs, character));
}

function shapeOf(text: string, { capHeight, glyphs, kerning }: Font): TextShape {
  let width = 0;
  let before = '';
  let path = '';
  for (const character of text) {
    const start = width + (kerning[before + character] ?? 0);
    const glyph = glyphs[character];
    path += glyph?.path.replace(/M(-?[\d.]+)/g, (_, x) => `M${Number(x) + start}`) ?? '';
    width = start + (glyph?.advance ?? 0);
    before = character;
  }
  return { path, box: { x: 0, y: -capHeight, width, height: capHeight }, capHeight, baseline: 0 };
}
