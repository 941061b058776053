import { QUIET_ZONE } from '../quiet-zone.ts';
import type { Samples } from './samples.ts';

/** Part of a cell's side that is measured: nearly all of it, so that a thin line through the cell is noticed. */
const APERTURE = 0.9;

/** Smallest margin of a clear cell. A dark line of a quarter of a module leaves less. */
const MIN_MARGIN = 0.6;

/** Part of the cells of a ring that may be marked: specks and the tips of a frame don't mislead readers. */
const MAX_MARKED = 0.02;

/**
 * Returns the width of the quiet zone in modules, 0 to 4: the number of rings of cells around the symbol, from the inside,
 * that are as light as the light modules. Beyond the picture's edge nothing is known, so cells there don't count.
 */
export function quietZone(samples: Samples): number {
  for (let ring = 1; ring <= QUIET_ZONE; ring++) {
    const cells = ringCells(samples.matrix.size, ring);
    const marked = cells.filter(([x, y]) => {
      const margin = samples.margin(samples.cell(x, y, APERTURE), false);
      // Not `<`: the margin outside the picture is NaN.
      return !(margin >= MIN_MARGIN);
    });
    if (marked.length > cells.length * MAX_MARKED) return ring - 1;
  }
  return QUIET_ZONE;
}

/** Columns and rows of the cells at a distance from a symbol. */
function ringCells(size: number, distance: number): [x: number, y: number][] {
  const near = -distance;
  const far = size - 1 + distance;
  const cells: [number, number][] = [];
  for (let at = near; at < far; at++) cells.push([at, near], [far, at], [at + 1, far], [near, at + 1]);
  return cells;
}
