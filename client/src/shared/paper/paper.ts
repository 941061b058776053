import type { Drawing } from '@canary/qr/drawing';
import { MIN_MODULE } from '@canary/qr/paper/module-size';
import { type PaperName, type PaperSize, papers } from '@canary/qr/paper/page';
import { CAPTION } from '@canary/qr/paper/styles';

/** Margin that every printer leaves, in millimetres. */
export const MARGIN = 10;

const MM_PER_INCH = 25.4;

const MM_PER_UNIT: ReadonlyMap<string | undefined, number> = new Map([
  [undefined, 1],
  ['mm', 1],
  ['cm', 10],
  ['in', MM_PER_INCH],
]);

/** The size of a picture in modules, with quiet zone and frame. */
type PictureSize = Pick<Drawing, 'width' | 'height'>;

/** Regions whose usual paper is Letter: CLDR 48, `supplemental/measurementData`. */
const LETTER_REGIONS = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ');

/** Returns the usual paper of a locale's region. */
export function usualPaper(locale: string): 'A4' | 'Letter' {
  const { region = '' } = new Intl.Locale(locale);
  return LETTER_REGIONS.includes(region) ? 'Letter' : 'A4';
}

/**
 * Parses a length with or without a unit. Returns millimetres to two decimal places, or undefined if it isn't a length.
 *
 * @example parseLength('2,5 cm') // 25
 */
export function parseLength(typed: string): number | undefined {
  const [, digits = '', unit] = /^([-−]?\d{1,4}(?:[.,]\d{1,3})?)\s*([a-z]+)?$/i.exec(typed.trim()) ?? [];
  const factor = MM_PER_UNIT.get(unit?.toLowerCase()) ?? Number.NaN;
  const length = Math.round(Number(digits.replace(',', '.').replace('−', '-')) * factor * 100) / 100;
  return digits === '' || Number.isNaN(length) ? undefined : length;
}

/**
 * Parses a width with or without a unit. Returns millimetres to one decimal place, or undefined unless it is a width of at
 * least 1 mm.
 *
 * @example parseWidth('5 cm') // 50
 */
export function parseWidth(typed: string): number | undefined {
  const length = Math.round((parseLength(typed) ?? 0) * 10) / 10;
  return length >= 1 ? length : undefined;
}

/** A paper as the user has chosen it. */
export interface PaperChoice {
  readonly name: PaperName | 'own';
  /** Width and height of an own paper, as typed. */
  readonly width: string;
  readonly height: string;
}

/** Sides of a paper, in millimetres. */
export const paperLimits = { min: 30, max: 2000 } as const;

/** Returns the size of a paper. Undefined if a side of an own paper isn't from 30 to 2,000 mm. */
export function paperSize({ name, width, height }: PaperChoice): PaperSize | undefined {
  if (name !== 'own') return papers[name];
  const [across, down] = [paperSide(width), paperSide(height)];
  return across && down ? { width: across, height: down } : undefined;
}

/** Parses a side of a paper. Returns undefined if it isn't within the limits. */
export function paperSide(typed: string): number | undefined {
  const side = parseWidth(typed);
  return side && side >= paperLimits.min && side <= paperLimits.max ? side : undefined;
}

/** Returns the smallest width, in whole millimetres, that gives modules of 0.4 mm. */
export function minWidth({ width }: PictureSize): number {
  return Math.ceil(width * MIN_MODULE);
}

/** Returns the largest width, in whole millimetres, with which a code and its caption fit on the paper. */
export function maxWidth({ width, height }: PictureSize, paper: PaperSize): number {
  const room = { width: paper.width - 2 * MARGIN, height: paper.height - 2 * MARGIN - CAPTION };
  return Math.floor(Math.min(room.width, (room.height * width) / height));
}
