import type { Drawing } from '@canary/qr/drawing';

/** Sheets by name, upright, in millimetres. `sheet.module.css` tells the printer the same sizes. */
export const papers = {
  A6: { width: 105, height: 148 },
  A5: { width: 148, height: 210 },
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
} as const;

export type PaperName = keyof typeof papers;

export const paperNames = ['A6', 'A5', 'A4', 'Letter'] as const satisfies readonly PaperName[];

/** A sheet of a print and its contents. */
export interface Paper {
  readonly name: PaperName;
  /** Width of the code with its quiet zone and frame, in millimetres. */
  readonly width: number;
  /** Describes the print. Printed below a code without a card. */
  readonly caption: string;
  /** Whether the code is printed in black on white, whatever its colours are. */
  readonly isBlackOnWhite: boolean;
  /** The words around the code of a poster or table card. */
  readonly card?: Card | undefined;
}

/** The words of a poster or table card. Sizes of text are in shares of the paper's width. */
export interface Card {
  readonly title: string;
  readonly titleSize: number;
  /** The content in readable form; each line is a paragraph. */
  readonly text: string;
  readonly textSize: number;
  /** The content's secret, if the user chose to print it. */
  readonly secret?: { readonly label: string; readonly value: string } | undefined;
}

/** Margin that every printer leaves, and the caption below a code with the space above it, in millimetres. */
const MARGIN = 10;
const CAPTION = 10;

/** Smallest printed module, in millimetres. GS1 General Specifications require 0.396 for codes at checkouts. */
const MIN_MODULE = 0.4;

/** The lowest resolution of office and home printers. */
const DOTS_PER_INCH = 600;
const MM_PER_INCH = 25.4;

const MM_PER_UNIT: ReadonlyMap<string | undefined, number> = new Map([
  [undefined, 1],
  ['mm', 1],
  ['cm', 10],
  ['in', MM_PER_INCH],
]);

/** Smallest module in pixels that no printer blurs into its neighbour. */
const MIN_PIXELS = 4;

/** The longest side of a picture that every browser can paint: Safari on iOS allows 4,096 × 4,096 pixels. */
const MAX_PIXELS = 4096;

/** The size of a picture in modules, with quiet zone and frame. */
type PictureSize = Pick<Drawing, 'width' | 'height'>;

/** Regions whose usual paper is Letter: CLDR 48, `supplemental/measurementData`. */
const LETTER_REGIONS = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ');

/** Returns the usual paper of a locale's region. */
export function usualPaper(locale: string): PaperName {
  const { region = '' } = new Intl.Locale(locale);
  return LETTER_REGIONS.includes(region) ? 'Letter' : 'A4';
}

/**
 * Parses a width with or without a unit. Returns millimetres to one decimal place, or undefined unless it is a width of at
 * least 1 mm.
 *
 * @example parseWidth('5 cm') // 50
 */
export function parseWidth(typed: string): number | undefined {
  const [, digits = '', unit] = /^(\d{1,4}(?:[.,]\d{1,3})?)\s*([a-z]+)?$/i.exec(typed.trim()) ?? [];
  const factor = MM_PER_UNIT.get(unit?.toLowerCase()) ?? Number.NaN;
  const width = Math.round(Number(digits.replace(',', '.')) * factor * 10) / 10;
  return width >= 1 ? width : undefined;
}

/** Returns the smallest width, in whole millimetres, that gives modules of 0.4 mm. */
export function minWidth({ width }: PictureSize): number {
  return Math.ceil(width * MIN_MODULE);
}

/** Returns the largest width, in whole millimetres, with which a code and its caption fit on the paper. */
export function maxWidth({ width, height }: PictureSize, name: PaperName): number {
  const paper = papers[name];
  const room = { width: paper.width - 2 * MARGIN, height: paper.height - 2 * MARGIN - CAPTION };
  return Math.floor(Math.min(room.width, (room.height * width) / height));
}

/**
 * Returns the width in pixels of a picture for print: whole pixels per module and no margin beyond the quiet zone, so that
 * the printed code has exactly the requested width.
 *
 * @param printed width in millimetres
 */
export function printPixels({ width, height }: PictureSize, printed: number): number {
  const wanted = Math.ceil(((printed / MM_PER_INCH) * DOTS_PER_INCH) / width);
  const most = Math.floor(MAX_PIXELS / Math.max(width, height));
  return width * Math.min(Math.max(wanted, MIN_PIXELS), most);
}
