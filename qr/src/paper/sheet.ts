import type { Colour } from '../colour.ts';
import type { OutlineLayer } from '../drawing.ts';
import { type Box, type Point, path } from '../geometry/path.ts';
import type { Cell } from './cell.ts';
import { cellBox, cellsOn, type Grid, shiftGrid } from './grid.ts';
import type { Page, PagePart } from './page.ts';

/** Where cells lie on pages, and how they are cut. */
export interface Sheet {
  readonly grid: Grid;
  /** The first cell that is used on the first page, from 0: a sheet may lack labels. */
  readonly first: number;
  /** How far a printer has to be corrected, in millimetres to the right and down. */
  readonly offset: Point;
  /** Lines around each cell, or marks at its corners. */
  readonly cut: 'none' | 'lines' | 'marks';
}

/** Returns how many pages a number of cells takes. */
export function pagesFor(count: number, { grid, first }: Pick<Sheet, 'grid' | 'first'>): number {
  return Math.ceil((first + count) / cellsOn(grid));
}

/** Returns how many cells have room on a page. @param index of the page, from 0 */
export function roomOn({ grid, first }: Pick<Sheet, 'grid' | 'first'>, index: number): number {
  return cellsOn(grid) - (index === 0 ? first : 0);
}

/**
 * Lays out one page.
 *
 * @param cells at most as many as {@link roomOn} says
 * @param index of the page, from 0
 */
export function layOutPage(cells: readonly Cell[], sheet: Sheet, index = 0): Page {
  const grid = shiftGrid(sheet.grid, sheet.offset);
  const first = index === 0 ? sheet.first : 0;
  const placed = cells.map((cell, at) => ({ ...cell, box: cellBox(grid, first + at) }));
  const shifted = (part: PagePart, { x, y }: Point) => ({ ...part, left: x + part.left, top: y + part.top });
  const cuts = cutLayer(
    placed.map(({ box }) => box),
    sheet,
  );
  return {
    ...grid.paper,
    parts: [
      ...placed.flatMap(({ ground, box }) => ground.map((part) => shifted(part, box))),
      ...placed.flatMap(({ parts, box }) => parts.map((part) => shifted(part, box))),
      ...(cuts ? [{ layers: [cuts], left: 0, top: 0, unit: 1 }] : []),
    ],
    codes: placed.map(({ code, box }) => ({ ...code, x: box.x + code.x, y: box.y + code.y })),
  };
}

/**
 * Lays out cells page by page, for any number of cells: only the cells of one page are kept.
 *
 * @example
 * const cells = labels.map(({ drawing, caption }) => layOutCell(drawing, { title: '', text: caption }, style, size, fonts));
 * for await (const bytes of pagesToPdf(layOutPages(cells, sheet), images)) await write(bytes);
 */
export async function* layOutPages(
  cells: Iterable<Cell> | AsyncIterable<Cell>,
  sheet: Sheet,
): AsyncGenerator<Page> {
  let index = 0;
  let waiting: Cell[] = [];
  for await (const cell of cells) {
    waiting.push(cell);
    if (waiting.length < roomOn(sheet, index)) continue;
    yield layOutPage(waiting, sheet, index);
    index += 1;
    waiting = [];
  }
  if (waiting.length > 0) yield layOutPage(waiting, sheet, index);
}

/** Width of a line to cut along, and length of each arm of a mark, in millimetres. */
const LINE = 0.1;
const ARM = 3;

/** Is seen on white and on dark grounds. */
const CUT_COLOUR: Colour = '#808080';

function cutLayer(
  boxes: readonly Box[],
  { cut, grid: { isRound } }: Pick<Sheet, 'cut' | 'grid'>,
): OutlineLayer | undefined {
  if (cut === 'none' || boxes.length === 0) return undefined;
  const paths = new Set(boxes.flatMap(cut === 'marks' ? marksOf : isRound ? circleOf : linesOf));
  return {
    kind: 'outline',
    path: [...paths].join(''),
    paint: { kind: 'solid', colour: CUT_COLOUR },
    lineWidth: LINE,
  };
}

function circleOf({ x, y, width, height }: Box): string {
  const [radius, middle] = [width / 2, y + height / 2];
  return path`M${x} ${middle}A${radius} ${radius} 0 1 1 ${x + width} ${middle}A${radius} ${radius} 0 1 1 ${x} ${middle}Z`;
}

/** Neighbours without a gap share a line, which is drawn once. */
function linesOf({ x, y, width, height }: Box): string[] {
  const [right, bottom] = [x + width, y + height];
  return [
    path`M${x} ${y}H${right}`,
    path`M${x} ${bottom}H${right}`,
    path`M${x} ${y}V${bottom}`,
    path`M${right} ${y}V${bottom}`,
  ];
}

function marksOf({ x, y, width, height }: Box): string[] {
  return [x, x + width].flatMap((across) =>
    [y, y + height].flatMap((down) => [
      path`M${across - ARM} ${down}H${across + ARM}`,
      path`M${across} ${down - ARM}V${down + ARM}`,
    ]),
  );
}
