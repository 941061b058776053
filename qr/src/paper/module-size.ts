/** Smallest printed module, in millimetres. GS1 General Specifications require 0.396 for codes at checkouts. */
export const MIN_MODULE = 0.4;

/** Resolutions of office printers, in dots per inch. */
export const printerDensities = [300, 600] as const;

export type PrinterDensity = (typeof printerDensities)[number];

/** With fewer dots, a dot more or less changes a module by more than a third. */
const MIN_DOTS = 3;
const MM_PER_INCH = 25.4;

/** Returns the side of the smallest module that a printer prints, in millimetres: three dots. */
export function printableModule(density: PrinterDensity): number {
  return (MIN_DOTS * MM_PER_INCH) / density;
}

/**
 * Judges the size of printed modules: `fine` modules fail with many printers and cameras, and `unprintable` modules are
 * narrower than three dots of the printer.
 *
 * @param module its side in millimetres
 */
export function judgeModule(module: number, density: PrinterDensity): 'good' | 'fine' | 'unprintable' {
  // A module of exactly the smallest size isn't refused for the last digit of a quotient.
  if (module < printableModule(density) - 1e-6) return 'unprintable';
  return module < MIN_MODULE - 1e-6 ? 'fine' : 'good';
}
