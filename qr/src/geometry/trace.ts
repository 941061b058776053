import type { Matrix } from '../matrix.ts';
import { coordinate, type Point } from './path.ts';

/**
 * Returns the outline of all dark modules as SVG path data: one closed polygon around each connected area and each hole
 * in it. Outer edges run clockwise and holes counterclockwise, so both fill rules give the same picture, and no edge lies
 * between two dark modules, where a renderer could leave a seam.
 *
 * @param origin the top left corner of the first module
 */
export function outline(matrix: Matrix, origin: Point): string {
  const { size, modules } = matrix;
  const traced = new Uint8Array(size * size);
  const polygons: string[] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (modules[y]?.[x] && !modules[y - 1]?.[x] && !traced[y * size + x]) {
        polygons.push(
          `M${coordinate(x + origin.x)} ${coordinate(y + origin.y)}${trace(matrix, x, y, traced)}z`,
        );
      }
    }
  }
  return polygons.join('');
}

/**
 * Walks once around an area, with the dark modules on the right hand side, and marks the upper edges that it passes.
 *
 * @param left column of a dark module below a light one, whose left neighbour isn't
 * @returns all edges except the last one
 */
function trace({ size, modules }: Matrix, left: number, top: number, traced: Uint8Array): string {
  let path = '';
  let [x, y, dx, dy, run] = [left, top, 1, 0, 0];
  while (true) {
    if (dx === 1) traced[y * size + x] = 1;
    x += dx;
    y += dy;
    run++;
    // The right hand direction of (dx, dy) is (-dy, dx). Modules that touch at a corner only are separate areas.
    const isRightDark = modules[y + (dy + dx - 1) / 2]?.[x + (dx - dy - 1) / 2];
    const isLeftDark = modules[y + (dy - dx - 1) / 2]?.[x + (dx + dy - 1) / 2];
    if (isRightDark && !isLeftDark) continue;
    const turn = isRightDark ? -1 : 1;
    const [nextX, nextY] = [-dy * turn, dx * turn];
    if (x === left && y === top && nextX === 1) return path;
    path += dx === 0 ? `v${dy * run}` : `h${dx * run}`;
    [dx, dy, run] = [nextX, nextY, 0];
  }
}
