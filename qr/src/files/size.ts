import type { Drawing } from '../drawing.ts';
import { pixelLimits } from './pixel-limits.ts';

/** Millimetres in an inch. */
const MM_PER_INCH = 25.4;

export type SizeUnit = 'px' | 'mm' | 'in';

/** The width of a file: in pixels, or on paper. */
export interface FileSize {
  readonly width: number;
  readonly unit: SizeUnit;
  /** Pixels per inch on paper, 72 to 1,200. */
  readonly dpi: number;
}

export const sizeLimits = {
  px: pixelLimits,
  /** Width on paper. The largest page of a PDF is 5,080 mm: ISO 32000-1, annex C.2. */
  mm: { min: 10, max: 5000 },
  in: { min: 0.4, max: 195 },
  dpi: { min: 72, max: 1200 },
} as const;

/**
 * Converts a width to whole pixels.
 *
 * @example pixelsOf({ width: 50, unit: 'mm', dpi: 300 }) // 591
 */
export function pixelsOf({ width, unit, dpi }: FileSize): number {
  return Math.round(unit === 'px' ? width : (millimetresOf({ width, unit, dpi }) / MM_PER_INCH) * dpi);
}

/**
 * Converts a width to millimetres on paper.
 *
 * @example millimetresOf({ width: 1024, unit: 'px', dpi: 300 }) // 86.7
 */
export function millimetresOf({ width, unit, dpi }: FileSize): number {
  if (unit === 'mm') return width;
  return (unit === 'in' ? width : width / dpi) * MM_PER_INCH;
}

/** The width of a drawing on paper in millimetres, if a standard fixes it. */
export function fixedWidth({
  width,
  moduleOnPaper,
}: Pick<Drawing, 'width' | 'moduleOnPaper'>): number | undefined {
  return moduleOnPaper === undefined ? undefined : Math.round(width * moduleOnPaper * 1000) / 1000;
}

/**
 * Returns the size of a drawing's file: the wanted one, or the width that a standard fixes. The number of pixels stays, if
 * the wanted size is in pixels.
 */
export function sizeOfFile(drawing: Pick<Drawing, 'width' | 'moduleOnPaper'>, wanted: FileSize): FileSize {
  const width = fixedWidth(drawing);
  if (width === undefined) return wanted;
  const dpi = wanted.unit === 'px' ? (wanted.width / width) * MM_PER_INCH : wanted.dpi;
  return { width, unit: 'mm', dpi };
}

/** Modules per side of the largest code that can be scanned from ten times its width: version 4. */
const RULE_MODULES = 33;

/**
 * Returns about how far away a phone can be, in millimetres: ten times the code's width. A code with more than 33
 * modules per side must be closer, because its modules are smaller.
 *
 * @param width of the code without its quiet zone, in millimetres
 * @param modules per side, without the quiet zone
 *
 * @example scanDistance(50, 29) // 500
 */
export function scanDistance(width: number, modules: number): number {
  return 10 * width * Math.min(1, RULE_MODULES / modules);
}
