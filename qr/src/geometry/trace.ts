import type { Matrix } from '../matrix.ts';
import { type Point, polygon, type Radii, type Vertex } from './path.ts';

/** How the corners of an outline are rounded: radii of at most half a module, by the corner of the module. */
export interface Rounding {
  /** Corners of dark modules that two light ones meet. */
  readonly outward: Radii;
  /** Corners of light modules that two dark ones and the one between them meet. */
  readonly inward: Radii;
}

const sharp: Rounding = { outward: [0, 0, 0, 0], inward: [0, 0, 0, 0] };

/**
 * Returns the outline of all dark modules as path data: one closed polygon around each connected area and each hole in
 * it. Outer edges run clockwise and holes counterclockwise, so both fill rules give the same picture, and no edge lies
 * between two dark modules, where a renderer could leave a seam.
 *
 * @param origin the top left corner of the first module
 */
export function outline(matrix: Matrix, origin: Point, rounding = sharp): string {
  const { size, modules } = matrix;
  const traced = new Uint8Array(size * size);
  const polygons: string[] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (modules[y]?.[x] && !modules[y - 1]?.[x] && !traced[y * size + x]) {
        polygons.push(polygon(trace(matrix, { x, y }, origin, rounding, traced)));
      }
    }
  }
  return polygons.join('');
}

/**
 * Walks once around an area, with the dark modules on the right hand side, and marks the upper edges that it passes.
 *
 * @param start a dark module below a light one, whose left neighbour isn't
 */
function trace(
  { size, modules }: Matrix,
  start: Point,
  origin: Point,
  { outward, inward }: Rounding,
  traced: Uint8Array,
): Vertex[] {
  const vertices: Vertex[] = [];
  let { x, y } = start;
  let [dx, dy] = [1, 0];
  while (true) {
    if (dx === 1) traced[y * size + x] = 1;
    x += dx;
    y += dy;
    // The right hand direction of (dx, dy) is (-dy, dx). Modules that touch at a corner only are separate areas.
    const isRightDark = modules[y + (dy + dx - 1) / 2]?.[x + (dx - dy - 1) / 2];
    const isLeftDark = modules[y + (dy - dx - 1) / 2]?.[x + (dx + dy - 1) / 2];
    if (isRightDark && !isLeftDark) continue;
    const radius = isRightDark ? inward[cornerAhead(-dy, dx)] : outward[cornerAhead(dx, dy)];
    const vertex = { x: x + origin.x, y: y + origin.y, radius };
    const turn = isRightDark ? -1 : 1;
    [dx, dy] = [-dy * turn, dx * turn];
    if (x === start.x && y === start.y && dx === 1) return [vertex, ...vertices];
    vertices.push(vertex);
  }
}

/** The corner of a module at the end of the edge that runs clockwise around it in this direction. */
function cornerAhead(dx: number, dy: number): 0 | 1 | 2 | 3 {
  if (dx === 1) return 1;
  if (dy === 1) return 2;
  return dx === -1 ? 3 : 0;
}
