import type { Box, Point } from '../geometry/path.ts';
import type { PaperSize } from './page.ts';

/** Cells of equal size on a paper, such as labels. Lengths are in millimetres. */
export interface Grid {
  readonly paper: PaperSize;
  readonly columns: number;
  readonly rows: number;
  /** Size of a cell. */
  readonly cell: PaperSize;
  /** Whether a cell is a circle, as wide as high. */
  readonly isRound?: boolean | undefined;
  /** Where the first cell lies. */
  readonly left: number;
  readonly top: number;
  /** Space between columns and between rows. */
  readonly gapX: number;
  readonly gapY: number;
}

/** Returns how many cells a page has. */
export function cellsOn({ columns, rows }: Grid): number {
  return columns * rows;
}

/** Returns where a cell lies on its page. @param position from 0, row by row */
export function cellBox(grid: Grid, position: number): Box {
  const { columns, cell, left, top, gapX, gapY } = grid;
  return {
    x: left + (position % columns) * (cell.width + gapX),
    y: top + Math.floor(position / columns) * (cell.height + gapY),
    ...cell,
  };
}

/** A paper that is divided evenly. Lengths are in millimetres. */
export interface Division extends Pick<Grid, 'paper' | 'columns' | 'rows' | 'gapX' | 'gapY'> {
  /** Space at the left and the right, and at the top and the bottom. */
  readonly marginX: number;
  readonly marginY: number;
  /** Makes each cell the largest circle in its place. */
  readonly isRound?: boolean | undefined;
}

/** Smallest side of a cell, in millimetres. */
const MIN_CELL = 8;

/** Divides a paper into cells. Returns undefined if the cells would be smaller than 8 mm. */
export function divide({ paper, columns, rows, gapX, gapY, ...its }: Division): Grid | undefined {
  const { marginX, marginY, isRound } = its;
  const width = (paper.width - 2 * marginX - (columns - 1) * gapX) / columns;
  const height = (paper.height - 2 * marginY - (rows - 1) * gapY) / rows;
  if (!(width >= MIN_CELL && height >= MIN_CELL)) return undefined;
  const side = Math.min(width, height);
  const cell = isRound ? { width: side, height: side } : { width, height };
  const [spareX, spareY] = [width - cell.width, height - cell.height];
  return {
    paper,
    columns,
    rows,
    cell,
    isRound,
    left: marginX + spareX / 2,
    top: marginY + spareY / 2,
    gapX: gapX + spareX,
    gapY: gapY + spareY,
  };
}

/** Returns as many cells of a size as fit on a paper, in its middle; undefined if none fits. */
export function fillPaper(cell: PaperSize, paper: PaperSize): Grid | undefined {
  // Four A6 fill A4, but for a millimetre.
  const fits = (room: number, size: number) => Math.floor(room / size + 1e-6);
  const [columns, rows] = [fits(paper.width, cell.width), fits(paper.height, cell.height)];
  if (columns < 1 || rows < 1) return undefined;
  const left = (paper.width - columns * cell.width) / 2;
  const top = (paper.height - rows * cell.height) / 2;
  return { paper, columns, rows, cell, left, top, gapX: 0, gapY: 0 };
}

/** Shifts all cells, such as for a printer that prints beside its place. */
export function shiftGrid(grid: Grid, { x, y }: Point): Grid {
  return { ...grid, left: grid.left + x, top: grid.top + y };
}
