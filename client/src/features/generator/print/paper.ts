import { QUIET_ZONE } from '@canary/qr/matrix';
import { codeDefaults } from '#config/code-defaults.ts';

/** How wide a code may be printed, quiet zone included, in millimetres. A4 and Letter have room for the widest. */
export const printWidth = { min: 10, max: 190, default: 50 } as const;

/** A module's least width on paper, in millimetres: GS1 General Specifications ask for 0.396 of codes at tills. */
const LEAST_MODULE = 0.4;

/** What printers of offices and homes have, at least. */
const DOTS_PER_INCH = 600;
const MM_PER_INCH = 25.4;

/** Pixels a module that let no printer blur two of them into one. */
const LEAST_PIXELS = 4;

/**
 * A width as typed, in millimetres; undefined when it is not a whole number in the range.
 *
 * @example parseWidth('50') // 50
 */
export function parseWidth(typed: string): number | undefined {
  const width = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return width >= printWidth.min && width <= printWidth.max ? width : undefined;
}

/** The least width, in whole millimetres, at which a code of `modules` a side still has modules of 0.4 mm. */
export function leastWidth(modules: number): number {
  return Math.ceil((modules + 2 * QUIET_ZONE) * LEAST_MODULE);
}

/**
 * The side, in pixels, of a picture for print: whole pixels a module and no margin but the quiet zone, so that each
 * module is exactly its share of the width.
 *
 * @param modules a side, without the quiet zone
 * @param width in millimetres
 */
export function printPixels(modules: number, width: number): number {
  const across = modules + 2 * QUIET_ZONE;
  const wanted = Math.ceil(((width / MM_PER_INCH) * DOTS_PER_INCH) / across);
  const most = Math.floor(codeDefaults.size.max / across);
  return across * Math.min(Math.max(wanted, LEAST_PIXELS), most);
}
