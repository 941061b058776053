import type { Design } from '@canary/qr/design/design';
import type { FileFormat } from '@canary/qr/files/format';
import type { FileSize } from '@canary/qr/files/size';
import type { SizeReading } from '@canary/qr/grade/reading';
import type { CellWords } from '@canary/qr/paper/cell';
import type { PrinterDensity } from '@canary/qr/paper/module-size';
import type { Page } from '@canary/qr/paper/page';
import type { BillLanguage } from '@canary/qr/paper/payment-words';
import type { Sheet } from '@canary/qr/paper/sheet';

/** The content and look of a code. */
export interface CodeToDraw {
  readonly payload: string;
  readonly design: Design;
  /**
   * The payload of another code in this design. If the logo's place in that code suits this one, it isn't searched again.
   * Codes of one version share such a payload, best the longest.
   */
  readonly logoAs?: string | undefined;
}

/** A code to grade, and the width of its file. */
export interface CodeToGrade extends CodeToDraw {
  /** Width of the PNG in pixels. */
  readonly width: number;
}

/** The format, size and quality of a file. */
export interface FileOptions {
  readonly format: FileFormat;
  /** Width of the whole picture, with quiet zone and frame. */
  readonly size: FileSize;
  /** Quality of JPEG and WebP: 0 to 1. */
  readonly quality: number;
  /** How many pixels a file with pixels may have; by default as many as the canvas allows. */
  readonly maxPixels?: number | undefined;
  /** How many colours the gradients of a PDF file may have, each time that they are used; by default any number. */
  readonly maxStops?: number | undefined;
  /** The pages of a PDF file with several codes, or with words beside the code; `size` is the size of a code. */
  readonly sheet?: SheetOptions | undefined;
}

/** Copies of a code on pages. */
export interface SheetOptions {
  readonly layout: SheetLayout;
  readonly sheet: Sheet;
  readonly words: CellWords;
  /** How many codes there are. */
  readonly count: number;
  /** Width of a code alone, in millimetres; other codes are as large as fits. */
  readonly codeWidth?: number | undefined;
  /** Of a QR-bill; by default German. */
  readonly language?: BillLanguage | undefined;
}

/** A code with the words beside it on a sheet. */
export interface SheetCode extends Omit<CodeToDraw, 'design'> {
  readonly words: CellWords;
}

/** Codes of one design on pages. */
export interface SheetRequest extends Omit<SheetOptions, 'words' | 'count'> {
  readonly design: Design;
  /** In the order of the cells. */
  readonly codes: readonly SheetCode[];
  /** How many cells each code has, one after the other. */
  readonly copies: number;
  /** Leaves out codes that this printer can't print, and codes whose words don't fit. By default there are none. */
  readonly density?: PrinterDensity | undefined;
}

/** A code alone with a caption, a poster or table card, a label, or the receipt and payment part of a QR-bill. */
export type SheetLayout = 'code' | 'card' | 'labels' | 'bill';

/** A code as a file. */
export interface FileRequest extends CodeToDraw {
  readonly file: FileOptions;
}

export type FileResult =
  /** A file that reads back as the payload. */
  | {
      readonly ok: true;
      readonly file: Blob;
      /** Pixels per side of a module, if the file has pixels. */
      readonly modulePixels: number | undefined;
      /** Which readers read the file; undefined if the readers could not be loaded. */
      readonly readings: readonly SizeReading[] | undefined;
      /** The pages of a file with a sheet. */
      readonly pages?: readonly Page[] | undefined;
    }
  | {
      readonly ok: false;
      readonly problem: FileProblem;
      /** A change that was tried and helps. */
      readonly remedy: Remedy | undefined;
    };

/** The file doesn't read back, the canvas is too large for this browser, or the browser can't write the format. */
export type FileProblem = 'unreadable' | 'too-large' | 'no-encoder';

/** A change after which the file reads back: to the code, or to the file. */
export type Remedy =
  | { readonly kind: 'code'; readonly change: CodeRemedy }
  | { readonly kind: 'file'; readonly file: FileOptions };

export type CodeRemedy = 'logo-off' | 'print-safe';

/** A PNG of a width in pixels. */
export function pngFile(width: number): FileOptions {
  return { format: 'png', size: { width, unit: 'px', dpi: 300 }, quality: 1 };
}
