import type { ContentType } from '@canary/qr/content/content-type';
import type { Drawing } from '@canary/qr/drawing';
import type { CellWords } from '@canary/qr/paper/cell';
import { cellsOn, fillPaper, type Grid } from '@canary/qr/paper/grid';
import { type PaperSize, papers } from '@canary/qr/paper/page';
import { slip } from '@canary/qr/paper/payment-part';
import type { BillLanguage } from '@canary/qr/paper/payment-words';
import { CAPTION } from '@canary/qr/paper/styles';
import type { SheetOptions } from '@canary/rendering/core/requests';
import type { LabelPlan } from '#shared/paper/label-choice.ts';
import { MARGIN } from '#shared/paper/paper.ts';

const unshifted = { first: 0, offset: { x: 0, y: 0 } };

/** A code alone at the top of a paper. @param width of the code in millimetres */
export function codeSheet(
  { width: across, height: down }: Pick<Drawing, 'width' | 'height'>,
  paper: PaperSize,
  width: number,
  { name }: Pick<ContentType, 'name'>,
): SheetOptions {
  const cell = { width: paper.width - 2 * MARGIN, height: (width * down) / across + CAPTION };
  const grid: Grid = { paper, columns: 1, rows: 1, cell, left: MARGIN, top: MARGIN, gapX: 0, gapY: 0 };
  const text = `${name} code, ${width} mm wide when printed at 100%`;
  const sheet = { grid, ...unshifted, cut: 'none' } as const;
  return { layout: 'code', sheet, words: { title: '', text }, count: 1, codeWidth: width };
}

/** The papers that several cards can be on. */
export const sharedPapers = ['A4', 'Letter'] as const;

/** Where the cards are: each on a page of its own, or several on a paper, to be cut. */
export type CardPlace = 'own' | (typeof sharedPapers)[number];

/** Returns how many cards of a size fit on a paper. */
export function cardsOn(card: PaperSize, place: CardPlace): number {
  const grid = place === 'own' ? undefined : fillPaper(card, papers[place]);
  return grid ? cellsOn(grid) : 1;
}

/** A card on a page of its own, or as many as fit on a paper. */
export function cardSheet(card: PaperSize, place: CardPlace, words: CellWords): SheetOptions {
  const alone: Grid = { paper: card, columns: 1, rows: 1, cell: card, left: 0, top: 0, gapX: 0, gapY: 0 };
  const filled = cardsOn(card, place) > 1 && place !== 'own' ? fillPaper(card, papers[place]) : undefined;
  const grid = filled ?? alone;
  const cut = filled ? 'marks' : 'none';
  return { layout: 'card', sheet: { grid, ...unshifted, cut }, words, count: cellsOn(grid) };
}

/** Where a payment part is: at the bottom of a page, or on a slip of its size. */
export type BillPlace = 'A4' | 'slip';

/** Receipt and payment part of a QR-bill. */
export function billSheet(place: BillPlace, language: BillLanguage): SheetOptions {
  const paper = place === 'A4' ? papers.A4 : slip;
  const top = paper.height - slip.height;
  const grid: Grid = { paper, columns: 1, rows: 1, cell: slip, left: 0, top, gapX: 0, gapY: 0 };
  const sheet = { grid, ...unshifted, cut: 'none' } as const;
  return { layout: 'bill', sheet, words: { title: '', text: '' }, count: 1, language };
}

export function labelSheet({ sheet, count }: LabelPlan, caption: string): SheetOptions {
  return { layout: 'labels', sheet, words: { title: '', text: caption }, count };
}
