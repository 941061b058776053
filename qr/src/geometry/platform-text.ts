import type { Box } from './path.ts';
import { textDirection } from './text-direction.ts';
import { smoothOutline } from './trace.ts';

/** The part of a canvas's 2D context that painting text uses, in a page, in a worker or in Node. */
export interface TextContext {
  font: string;
  fillStyle: unknown;
  direction: 'ltr' | 'rtl' | 'inherit';
  textAlign: 'left' | 'right' | 'center' | 'start' | 'end';
  textBaseline: 'alphabetic' | 'bottom' | 'hanging' | 'ideographic' | 'middle' | 'top';
  fillText(text: string, x: number, y: number): void;
  measureText(text: string): TextMeasures;
  getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
}

interface TextMeasures {
  readonly width: number;
  readonly actualBoundingBoxLeft: number;
  readonly actualBoundingBoxRight: number;
  readonly actualBoundingBoxAscent: number;
  readonly actualBoundingBoxDescent: number;
}

/** A line of text as an outline in units of its own. */
export interface TextShape {
  /** Path data. */
  readonly path: string;
  /** The box that is centred in a label: for letters, from the baseline to the top of capitals. */
  readonly box: Box;
  /** Height of a capital letter. */
  readonly capHeight: number;
  /** Where the baseline lies. */
  readonly baseline: number;
}

/** Texts in the fonts that a browser has. */
export interface PlatformText {
  /** Outlines a line of text in one colour. The browser shapes and orders the letters. */
  outline(text: string): TextShape;
  /** Returns the width of a line of text, in heights of a capital letter. */
  measure(text: string): number;
  /** Why a character can't be outlined: no font has it, or its font has it in several colours, as for emoji. */
  problemOf(character: string): 'missing' | 'coloured' | undefined;
}

/** Pixels per em, and the most pixels of a line: longer texts get smaller letters, as on the frame. */
const EM = 320;
const MAX_WIDTH = 3200;

/** How far an outline may be from the painted letters, in pixels. */
const TOLERANCE = 0.6;

/** Whether a pixel belongs to a letter, 1 or 0. @param opacity 0 to 255 */
const isInk = (opacity = 0) => Math.round(opacity / 255);

/** Unassigned code points, which no font has, in two planes: some browsers draw a missing character by its plane. */
const unassigned = ['\u0378', '\u{3fffd}'];

interface Platform {
  /** CSS font families. */
  readonly family: string;
  /** CSS font weight; by default bold. */
  readonly weight?: number;
  /** Returns the context of an empty, transparent canvas of this size in pixels. */
  newContext(width: number, height: number): TextContext;
}

/** Returns the texts that a platform's fonts can paint. */
export function platformText({ family, weight = 700, newContext }: Platform): PlatformText {
  const prepare = (text: string, em: number, width = 1, height = 1): TextContext => {
    const context = newContext(width, height);
    context.font = `${weight} ${em}px ${family}`;
    context.textAlign = 'left';
    context.textBaseline = 'alphabetic';
    context.direction = textDirection(text);
    context.fillStyle = '#000000';
    return context;
  };
  const inkOf = (text: string, em: number): Box => {
    const {
      actualBoundingBoxLeft,
      actualBoundingBoxRight,
      actualBoundingBoxAscent,
      actualBoundingBoxDescent,
    } = prepare(text, em).measureText(text);
    const [x, y] = [-Math.ceil(actualBoundingBoxLeft) - 1, -Math.ceil(actualBoundingBoxAscent) - 1];
    const [right, bottom] = [Math.ceil(actualBoundingBoxRight) + 1, Math.ceil(actualBoundingBoxDescent) + 1];
    return { x, y, width: right - x, height: bottom - y };
  };
  const paint = (text: string, em: number) => {
    const { x, y, width, height } = inkOf(text, em);
    const context = prepare(text, em, width, height);
    context.fillText(text, -x, -y);
    return { width, height, baseline: -y, data: context.getImageData(0, 0, width, height).data };
  };
  const capHeightAt = (em: number) => prepare('', em).measureText('H').actualBoundingBoxAscent;

  const sizeOf = (character: string) =>
    JSON.stringify([inkOf(character, EM), prepare('', EM).measureText(character).width]);
  let sizesOfMissing: ReadonlySet<string> | undefined;
  const findProblem = (character: string) => {
    sizesOfMissing ??= new Set(unassigned.map(sizeOf));
    if (sizesOfMissing.has(sizeOf(character))) return 'missing';
    const { data } = paint(character, 32);
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0, opacity = 0] = data.subarray(at, at + 4);
      // Browsers that protect against fingerprinting change channels a little.
      if (isInk(opacity) && Math.max(red, green, blue) > 48) return 'coloured';
    }
    return undefined;
  };
  const problems = new Map<string, ReturnType<PlatformText['problemOf']>>();

  return {
    problemOf(character) {
      if (!problems.has(character)) problems.set(character, findProblem(character));
      return problems.get(character);
    },
    outline(text) {
      const em = Math.floor(EM * Math.min(1, MAX_WIDTH / inkOf(text, EM).width));
      const { data, width, height, baseline } = paint(text, em);
      const rows = Array.from({ length: height }, (_, y) => {
        const row = new Uint8Array(width);
        for (let x = 0; x < width; x++) row[x] = isInk(data[4 * (y * width + x) + 3]);
        return row;
      });
      return {
        path: smoothOutline(rows, TOLERANCE),
        box: { x: 0, y: 0, width, height },
        capHeight: capHeightAt(em),
        baseline,
      };
    },
    measure: (text) => prepare(text, EM).measureText(text).width / capHeightAt(EM),
  };
}
