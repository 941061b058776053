import type { ExportTarget, Paper } from './export-target.ts';
import styles from './print.module.css';

/** Widths of a printed code including the quiet zone, in millimetres. The largest fits on A4 and Letter. */
export const printWidth = { max: 190, default: 50 } as const;

/** Smallest printed module, in millimetres. GS1 General Specifications require 0.396 for codes at checkouts. */
const MIN_MODULE = 0.4;

/** The resolution that office and home printers have at least. */
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

/** Widest picture that every browser can paint: Safari on iOS allows 4,096 × 4,096 pixels. */
const MAX_PIXELS = 4096;

/**
 * Parses a width with or without a unit. Returns millimetres to one decimal place, or undefined unless it is a width from
 * 1 mm to the largest of {@link printWidth}.
 *
 * @example parseWidth('5 cm') // 50
 */
export function parseWidth(typed: string): number | undefined {
  const [, digits = '', unit] = /^(\d{1,4}(?:[.,]\d{1,3})?)\s*([a-z]+)?$/i.exec(typed.trim()) ?? [];
  const factor = MM_PER_UNIT.get(unit?.toLowerCase()) ?? Number.NaN;
  const width = Math.round(Number(digits.replace(',', '.')) * factor * 10) / 10;
  return width >= 1 && width <= printWidth.max ? width : undefined;
}

/**
 * Returns the smallest width, in whole millimetres, that gives modules of 0.4 mm.
 *
 * @param across modules across the picture, with its quiet zone
 */
export function minWidth(across: number): number {
  return Math.ceil(across * MIN_MODULE);
}

/**
 * Returns the pixels per side of a picture for print: whole pixels per module and no margin beyond the quiet zone, so
 * that the printed code has exactly the requested width.
 *
 * @param across modules across the picture, with its quiet zone
 * @param width in millimetres
 */
export function printPixels(across: number, width: number): number {
  const wanted = Math.ceil(((width / MM_PER_INCH) * DOTS_PER_INCH) / across);
  const most = Math.floor(MAX_PIXELS / across);
  return across * Math.min(Math.max(wanted, MIN_PIXELS), most);
}

/**
 * Prints a picture on a sheet of its own, at its real size. The sheet stays in the page until the next click or key: the
 * browser's own Print command then prints the same, and not every browser reports when its print dialog closes.
 */
export function printTarget(paper: Paper): ExportTarget {
  const { width, caption } = paper;
  return {
    async deliver(png) {
      const picture = await png;
      const signal = nextAction();
      const url = URL.createObjectURL(picture);
      const image = new Image();
      image.src = url;
      image.alt = caption;
      image.style.width = `${width}mm`;
      image.style.height = `${width}mm`;
      const sheet = document.createElement('div');
      sheet.className = styles.sheet ?? '';
      sheet.append(image, Object.assign(document.createElement('p'), { textContent: caption }));
      signal.addEventListener('abort', () => {
        sheet.remove();
        URL.revokeObjectURL(url);
      });
      await image.decode();
      signal.throwIfAborted();
      document.body.prepend(sheet);
      restoreScrollAfterPrint(signal);
      window.print();
    },
    verb: 'print',
    paper,
    participle: 'printed',
    success: `Print dialog opened. The code is ${width} mm wide.`,
    failure: 'Your browser couldn’t print the code. Download it and print the file instead.',
  };
}

/** Aborts with the next click or key, before which the code can't change. */
function nextAction(): AbortSignal {
  const action = new AbortController();
  const { signal } = action;
  window.addEventListener('pointerdown', () => action.abort(), { signal });
  window.addEventListener('keydown', (event) => !isPrintKey(event) && action.abort(), { signal });
  return signal;
}

/** Whether a key is Ctrl+P (on a Mac, Cmd+P) or its first half. */
function isPrintKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ['Control', 'Meta'].includes(key) || ((ctrlKey || metaKey) && key.toLowerCase() === 'p');
}

/** While printing, the page is one sheet long, so browsers lose the scroll position. */
function restoreScrollAfterPrint(signal: AbortSignal): void {
  let top = window.scrollY;
  window.addEventListener(
    'beforeprint',
    () => {
      top = window.scrollY;
    },
    { signal },
  );
  window.addEventListener('afterprint', () => window.scrollTo({ top, behavior: 'instant' }), { signal });
}
