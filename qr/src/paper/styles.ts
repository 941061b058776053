import type { Colour } from '../colour.ts';
import type { CellStyle } from './cell.ts';
import type { Grid } from './grid.ts';
import type { PaperSize } from './page.ts';

/** The colours of a card. */
export interface CardColours {
  readonly ink: Colour;
  /** Undefined for the paper's own colour. */
  readonly ground: Colour | undefined;
}

/** How far the ground of a card reaches beyond its edges, in millimetres: cuts are never exact. */
const BLEED = 3;

/** The style of a poster or table card: a large title, and a text to read from the same distance. */
export function cardStyle({ width, height }: PaperSize, { ink, ground }: CardColours): CellStyle {
  // A card that is wider than an upright sheet has the letters of the sheet with its height.
  const measure = Math.min(width, height * 0.75);
  return {
    padding: 0.09 * measure,
    titleSizes: [0.11, 0.095, 0.08, 0.068, 0.056].map((share) => share * measure),
    textSizes: [0.058, 0.05, 0.042, 0.035].map((share) => share * measure),
    titleHeight: 0.19 * height,
    textHeight: 0.2 * height,
    ink,
    ground,
    bleed: BLEED,
  };
}

/** The style of a label: the code as large as possible, and a small caption in black. */
export function labelStyle({ cell: { width, height }, isRound }: Pick<Grid, 'cell' | 'isRound'>): CellStyle {
  const side = Math.min(width, height) * (isRound ? Math.SQRT1_2 : 1);
  return {
    // Printers feed sheets with a tolerance of one or two millimetres. The quiet zone takes a part of it.
    padding: Math.min(2, Math.max(0.8, 0.06 * side)),
    titleSizes: [],
    titleHeight: 0,
    textSizes: [5, 4.2, 3.6, 3, 2.5, 2.1, 1.8].filter((size) => size <= Math.max(1.8, 0.13 * side)),
    textHeight: 0.3 * (isRound ? side : height),
    isRound,
    ink: '#000000',
  };
}

/** Height of the caption below a code that is printed alone, with the space above it, in millimetres. */
export const CAPTION = 10;

/** The style of a code of a width that is printed alone, with a caption of 9 points. */
export function aloneStyle(codeWidth: number | undefined): CellStyle {
  return {
    padding: 0,
    titleSizes: [],
    titleHeight: 0,
    textSizes: [3.2, 2.8, 2.4, 2],
    textHeight: CAPTION - 2,
    codeWidth,
    ink: '#000000',
  };
}
