import { cellsOn, divide, type Grid } from '@canary/qr/paper/grid';
import { labelSheets } from '@canary/qr/paper/label-sheets';
import type { PrinterDensity } from '@canary/qr/paper/module-size';
import { type PaperName, papers } from '@canary/qr/paper/page';
import type { Sheet } from '@canary/qr/paper/sheet';
import { parseLength } from './paper.ts';

/** The measures of the user's own sheet, as typed. Lengths are in millimetres. */
export interface OwnSheet {
  readonly columns: string;
  readonly rows: string;
  readonly marginX: string;
  readonly marginY: string;
  readonly gapX: string;
  readonly gapY: string;
}

/** The labels as the user has chosen them. */
export interface LabelChoice {
  /** The number of a sheet, or `own`. */
  readonly sheet: string;
  readonly paper: PaperName;
  readonly own: OwnSheet;
  /** Whether the labels of an own sheet are circles. */
  readonly isRound: boolean;
  readonly caption: string;
  /** As typed: how many labels one code has, empty to fill the sheet, or how many each of several codes has. */
  readonly count: string;
  /** The first label that is used, from 1. */
  readonly first: string;
  readonly density: PrinterDensity;
  /** The printer's offset in millimetres, as typed. */
  readonly offsetX: string;
  readonly offsetY: string;
  readonly hasCutLines: boolean;
}

export const initialLabels: Omit<LabelChoice, 'sheet' | 'paper'> = {
  own: { columns: '3', rows: '8', marginX: '7', marginY: '13', gapX: '2.5', gapY: '0' },
  isRound: false,
  caption: '',
  count: '',
  first: '1',
  density: 600,
  offsetX: '0',
  offsetY: '0',
  hasCutLines: false,
};

/** The most pages of a file: reading back each code of one takes about a second. */
export const MAX_PAGES = 20;

const MAX_OFFSET = 20;
const MAX_COLUMNS = 30;

/** A field with an error. */
export type LabelField = keyof OwnSheet | 'count' | 'first' | 'offsetX' | 'offsetY';

export type LabelErrors = Readonly<Partial<Record<LabelField, string>>>;

/** The sheet of a choice. What is wrong is replaced by what is nearest, so that there is always a preview. */
export interface SheetPlan {
  readonly sheet: Sheet;
  readonly errors: LabelErrors;
}

/** Copies of one code on a sheet. */
export interface LabelPlan extends SheetPlan {
  readonly count: number;
}

/** Reads the measures and numbers of labels with one code. */
export function planLabels(choice: LabelChoice): LabelPlan {
  const { sheet, errors } = planSheet(choice);
  const cells = cellsOn(sheet.grid);
  if (choice.count.trim() === '') return { sheet, errors, count: cells - sheet.first };
  const max = MAX_PAGES * cells - sheet.first;
  const count = wholeNumber(choice.count, max);
  return { sheet, count: count ?? 1, errors: count ? errors : { ...errors, count: wholeError(max) } };
}

/** The most labels of each of several codes. */
const MAX_COPIES = 100;

/** Different codes on a sheet. */
export interface CopiesPlan extends SheetPlan {
  /** How many labels each code has. */
  readonly copies: number;
}

/** Reads the measures and numbers of labels with different codes. */
export function planCopies(choice: LabelChoice): CopiesPlan {
  const { sheet, errors } = planSheet(choice);
  const copies = choice.count.trim() === '' ? 1 : wholeNumber(choice.count, MAX_COPIES);
  return {
    sheet,
    copies: copies ?? 1,
    errors: copies ? errors : { ...errors, count: wholeError(MAX_COPIES) },
  };
}

function wholeNumber(typed: string, max: number): number | undefined {
  const number = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0;
  return number >= 1 && number <= max ? number : undefined;
}

const wholeError = (max: number) => `Enter a whole number from 1 to ${max}.`;

function planSheet(choice: LabelChoice): SheetPlan {
  const errors: Partial<Record<LabelField, string>> = {};
  const whole = (field: LabelField, typed: string, max: number) => {
    const number = wholeNumber(typed, max);
    if (!number) errors[field] = wholeError(max);
    return number ?? 1;
  };
  const length = (field: LabelField, typed: string, min: number, max: number) => {
    const value = parseLength(typed);
    if (value !== undefined && value >= min && value <= max) return value;
    errors[field] = `Enter millimetres from ${min < 0 ? `−${-min}` : min} to ${max}.`;
    return 0;
  };

  const readOwn = ({ paper, own, isRound }: LabelChoice): Grid => {
    const size = papers[paper];
    const measures = {
      columns: whole('columns', own.columns, MAX_COLUMNS),
      rows: whole('rows', own.rows, MAX_COLUMNS),
      marginX: length('marginX', own.marginX, 0, size.width / 2),
      marginY: length('marginY', own.marginY, 0, size.height / 2),
      gapX: length('gapX', own.gapX, 0, 100),
      gapY: length('gapY', own.gapY, 0, 100),
    };
    const grid = divide({ paper: size, ...measures, isRound: isRound || undefined });
    if (!grid) errors.columns = 'With these measures, the labels would be smaller than 8 mm.';
    return grid ?? { paper: size, columns: 1, rows: 1, cell: size, left: 0, top: 0, gapX: 0, gapY: 0 };
  };

  const grid = labelSheets.find(({ id }) => id === choice.sheet) ?? readOwn(choice);
  const sheet: Sheet = {
    grid,
    first: whole('first', choice.first, cellsOn(grid)) - 1,
    offset: {
      x: length('offsetX', choice.offsetX, -MAX_OFFSET, MAX_OFFSET),
      y: length('offsetY', choice.offsetY, -MAX_OFFSET, MAX_OFFSET),
    },
    cut: choice.hasCutLines ? 'lines' : 'none',
  };
  return { sheet, errors };
}
