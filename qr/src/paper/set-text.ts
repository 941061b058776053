import type { Colour } from '../colour.ts';
import type { OutlineLayer } from '../drawing.ts';
import type { PlatformText } from '../geometry/platform-text.ts';
import { type Font, measureLine, outlineLine } from '../geometry/text.ts';
import { textDirection } from '../geometry/text-direction.ts';

/** The fonts for texts on paper. Texts are outlines, so a file needs no font. */
export interface PaperFonts {
  readonly font: Font;
  /** Outlines texts that have characters which the font lacks. */
  readonly platform?: PlatformText | undefined;
  /** For secrets: letters and digits that look alike in other fonts differ in this one. */
  readonly monospace?: PlatformText | undefined;
}

/** A paragraph. */
export interface Paragraph {
  readonly text: string;
  /** A text after it in the monospaced font. */
  readonly secret?: string | undefined;
}

/** Where lines may be broken. */
export type Wrap = 'never' | 'words' | 'anywhere';

interface TextOptions {
  /** Room in millimetres. */
  readonly width: number;
  readonly height: number;
  /** Sizes of the letters to try, the largest first: the height of an em in millimetres. */
  readonly sizes: readonly number[];
  /** Ways of breaking lines to try, the best first. Words are broken only in the smallest size. */
  readonly wraps: readonly Wrap[];
}

/** A text that is broken into lines, in millimetres. */
export interface SetText {
  readonly width: number;
  readonly height: number;
  /**
   * Outlines the lines.
   *
   * @param place the box of the text; `align` puts lines in its middle or at the side where they start
   */
  draw(place: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly align: 'middle' | 'start';
    readonly colour: Colour;
  }): OutlineLayer[];
}

/** Shares of an em: a capital letter, a line, its top above the baseline, and the space between paragraphs. */
const CAP = 0.68;
const LINE = 1.2;
const ASCENT = 0.93;
const GAP = 0.25;

interface Line {
  /** Pieces in different fonts, from left to right. */
  readonly pieces: readonly { readonly text: string; readonly isSecret: boolean }[];
  readonly startsParagraph: boolean;
}

/** Sets a text in the largest size in which it fits. Returns undefined if it doesn't fit in any size. */
export function setText(
  paragraphs: readonly Paragraph[],
  { width, height, sizes, wraps }: TextOptions,
  fonts: PaperFonts,
): SetText | undefined {
  const smallest = sizes.at(-1);
  for (const wrap of wraps) {
    for (const size of wrap === 'anywhere' && smallest !== undefined ? [smallest] : sizes) {
      const lines = breakLines(paragraphs, width / (size * CAP), wrap, fonts);
      if (lines && heightOf(lines, size) <= height) return setLines(lines, size, fonts);
    }
  }
  return undefined;
}

function heightOf(lines: readonly Line[], size: number): number {
  const paragraphs = lines.filter(({ startsParagraph }) => startsParagraph).length;
  return size * (LINE * lines.length + GAP * Math.max(0, paragraphs - 1));
}

function setLines(lines: readonly Line[], size: number, fonts: PaperFonts): SetText {
  const shapes = lines.map(({ pieces, startsParagraph }) => ({
    startsParagraph,
    isRightToLeft: textDirection(pieces[0]?.text ?? '') === 'rtl',
    pieces: pieces.map(({ text, isSecret }) => {
      const { path, box, capHeight, baseline } = outlineOf(text, isSecret, fonts);
      const unit = (size * CAP) / capHeight;
      return { path, unit, left: -box.x * unit, baseline: baseline * unit, width: box.width * unit };
    }),
  }));
  const gap = SPACE * CAP * size;
  const widthOf = ({ pieces }: (typeof shapes)[number]) =>
    pieces.reduce((sum, piece) => sum + piece.width, gap * (pieces.length - 1));
  return {
    width: Math.max(0, ...shapes.map(widthOf)),
    height: heightOf(lines, size),
    draw({ left, top, width, align, colour }) {
      const layers: OutlineLayer[] = [];
      let y = top;
      for (const [index, line] of shapes.entries()) {
        if (index > 0 && line.startsParagraph) y += GAP * size;
        const spare = width - widthOf(line);
        let x = left + (align === 'middle' ? spare / 2 : line.isRightToLeft ? spare : 0);
        for (const piece of line.pieces) {
          const frame = {
            left: x + piece.left,
            top: y + ASCENT * size - piece.baseline,
            unit: piece.unit,
          };
          layers.push({ kind: 'outline', path: piece.path, paint: { kind: 'solid', colour }, frame });
          x += piece.width + gap;
        }
        y += LINE * size;
      }
      return layers;
    },
  };
}

/** Width of a space, in heights of a capital letter. */
const SPACE = 0.36;

/** A part of a text that isn't broken. */
interface Token {
  readonly text: string;
  readonly width: number;
  readonly hasSpaceBefore: boolean;
  readonly isSecret: boolean;
}

/** Breaks paragraphs into lines. Returns undefined if a token is wider than a line. */
function breakLines(
  paragraphs: readonly Paragraph[],
  width: number,
  wrap: Wrap,
  fonts: PaperFonts,
): Line[] | undefined {
  const lines: Line[] = [];
  for (const paragraph of paragraphs) {
    const tokens = tokensOf(paragraph, wrap, fonts);
    const broken = fill(tokens, width, wrap);
    if (!broken) return undefined;
    lines.push(...balanced(tokens, broken, width, wrap).map(lineOf));
  }
  return lines;
}

/** Makes the lines of a paragraph about equally long. */
function balanced(tokens: readonly Token[], broken: Token[][], width: number, wrap: Wrap): Token[][] {
  let best = broken;
  if (broken.length === 1) return best;
  for (let [low, high] = [0, width], steps = 0; steps < 8; steps++) {
    const middle = (low + high) / 2;
    const lines = fill(tokens, middle, wrap);
    if (lines?.length === broken.length) [best, high] = [lines, middle];
    else low = middle;
  }
  return best;
}

function fill(tokens: readonly Token[], width: number, wrap: Wrap): Token[][] | undefined {
  const lines: Token[][] = [[]];
  let used = 0;
  for (const token of tokens) {
    if (token.width > width) return undefined;
    const line = lines.at(-1) ?? [];
    const space = token.hasSpaceBefore && line.length > 0 ? SPACE : 0;
    if (line.length > 0 && used + space + token.width > width) {
      if (wrap === 'never') return undefined;
      lines.push([token]);
      used = token.width;
    } else {
      line.push(token);
      used += space + token.width;
    }
  }
  return lines;
}

function lineOf(tokens: readonly Token[], index: number): Line {
  const pieces: { text: string; isSecret: boolean }[] = [];
  for (const { text, isSecret, hasSpaceBefore } of tokens) {
    const last = pieces.at(-1);
    if (last?.isSecret === isSecret) last.text += `${hasSpaceBefore ? ' ' : ''}${text}`;
    else pieces.push({ text, isSecret });
  }
  return { pieces, startsParagraph: index === 0 };
}

function tokensOf({ text, secret }: Paragraph, wrap: Wrap, fonts: PaperFonts): Token[] {
  const all = (words: string, isSecret: boolean) =>
    words
      .split(/\s+/)
      .filter((word) => word !== '')
      .flatMap((word) =>
        (wrap === 'anywhere' ? clustersOf(word) : breakable(word)).map((part, index) => ({
          text: part,
          width: widthOf(part, isSecret, fonts),
          hasSpaceBefore: index === 0,
          isSecret,
        })),
      );
  return [...all(text, false), ...all(secret ?? '', true)];
}

/** Scripts without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

function breakable(word: string): string[] {
  if (!UNSPACED.test(word)) return [word];
  return Array.from(
    new Intl.Segmenter(undefined, { granularity: 'word' }).segment(word),
    (part) => part.segment,
  );
}

function clustersOf(word: string): string[] {
  return Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment);
}

function widthOf(text: string, isSecret: boolean, { font, platform, monospace }: PaperFonts): number {
  return isSecret && monospace ? monospace.measure(text) : measureLine(text, font, platform);
}

function outlineOf(text: string, isSecret: boolean, { font, platform, monospace }: PaperFonts) {
  return isSecret && monospace ? monospace.outline(text) : outlineLine(text, font, platform);
}
