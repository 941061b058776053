import type { Layer } from '../drawing.ts';
import type { Box } from '../geometry/path.ts';

/** Width and height on paper, in millimetres. */
export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

/** Usual papers, upright. Letter is 8.5 × 11 in. */
export const papers = {
  A6: { width: 105, height: 148 },
  A5: { width: 148, height: 210 },
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
} as const satisfies Readonly<Record<string, PaperSize>>;

export type PaperName = keyof typeof papers;

export const paperNames = ['A6', 'A5', 'A4', 'Letter'] as const satisfies readonly PaperName[];

/** Layers, and where they lie on a page. */
export interface PagePart {
  readonly layers: readonly Layer[];
  /** Where the layers' origin lies, in millimetres. */
  readonly left: number;
  readonly top: number;
  /** Millimetres per unit of the layers. */
  readonly unit: number;
}

/** A page of a PDF file. */
export interface Page extends PaperSize {
  /** From bottom to top. */
  readonly parts: readonly PagePart[];
  /** The picture of each code with its quiet zone and frame, in millimetres, in reading order. */
  readonly codes: readonly Box[];
}
