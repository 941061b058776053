import type { Matrix } from '../matrix.ts';
import { type Point, polygon, type Radii, type Vertex } from './path.ts';

/** How the corners of an outline are rounded: radii of at most half a module, by the corner of the module. */
export interface Rounding {
  /** Corners of dark modules between two light neighbours. */
  readonly outward: Radii;
  /** Corners of light modules where the two neighbours and the module diagonally between them are dark. */
  readonly inward: Radii;
}

const sharp: Rounding = { outward: [0, 0, 0, 0], inward: [0, 0, 0, 0] };

/** Rows of squares from top to bottom. A dark square is true or not 0. */
type Rows = readonly ArrayLike<boolean | number>[];

/**
 * Returns the outline of all dark modules as path data: one closed polygon around each connected area and each hole in
 * it. Outer edges run clockwise and holes counterclockwise, so both fill rules give the same picture, and no edge lies
 * between two dark modules, where a renderer could leave a seam.
 *
 * @param origin the top left corner of the first module
 */
export function traceOutline({ modules }: Matrix, origin: Point, rounding = sharp): string {
  return traceAll(modules, origin, rounding)
    .map((vertices) => polygon(vertices))
    .join('');
}

/**
 * Returns the outline of all dark pixels as path data, as straight lines of any direction.
 *
 * @param tolerance how far the outline may be from the edges of the pixels, in pixels. From 0.6 on, slanted edges have no
 * steps.
 */
export function smoothOutline(pixels: Rows, tolerance: number): string {
  return traceAll(pixels, { x: 0, y: 0 }, sharp)
    .map((vertices) => simplifyRing(withoutSteps(vertices), tolerance))
    .filter(({ length }) => length > 2)
    .map((points) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}z`)
    .join('');
}

function traceAll(rows: Rows, origin: Point, rounding: Rounding): Vertex[][] {
  const rings: Vertex[][] = [];
  const traced = rows.map(({ length }) => new Uint8Array(length));
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (row[x] && !rows[y - 1]?.[x] && !traced[y]?.[x]) {
        rings.push(traceRing(rows, { x, y }, origin, rounding, traced));
      }
    }
  });
  return rings;
}

/**
 * Walks once around an area, with the dark modules on the right hand side, and marks the upper edges that it passes.
 *
 * @param start a dark module below a light module
 */
function traceRing(
  rows: Rows,
  start: Point,
  origin: Point,
  { outward, inward }: Rounding,
  traced: readonly Uint8Array[],
): Vertex[] {
  const vertices: Vertex[] = [];
  let { x, y } = start;
  let [dx, dy] = [1, 0];
  while (true) {
    const passed = traced[y];
    if (dx === 1 && passed) passed[x] = 1;
    x += dx;
    y += dy;
    // The right hand direction of (dx, dy) is (-dy, dx). Modules that touch at a corner only are separate areas.
    const isRightDark = rows[y + (dy + dx - 1) / 2]?.[x + (dx - dy - 1) / 2];
    const isLeftDark = rows[y + (dy - dx - 1) / 2]?.[x + (dx + dy - 1) / 2];
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

/** Cuts the corners, half a pixel on each side, so that the steps of slanted edges become straight. */
function withoutSteps(ring: readonly Point[]): Point[] {
  return ring.flatMap((from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from;
    const cut = Math.min(0.5, distance(from, to) / 2) / Math.max(1, distance(from, to));
    const at = (share: number) => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    });
    return cut === 0.5 ? [at(0.5)] : [at(cut), at(1 - cut)];
  });
}

/** Leaves out the corners of a polygon that lie close to the line between the corners that stay. */
function simplifyRing(ring: readonly Point[], tolerance: number): Point[] {
  const [first] = ring;
  if (!first) return [];
  let far = 0;
  ring.forEach((point, index) => {
    if (distance(point, first) > distance(ring[far] ?? first, first)) far = index;
  });
  return [
    ...simplifyLine(ring.slice(0, far + 1), tolerance),
    ...simplifyLine([...ring.slice(far), first], tolerance),
  ];
}

/**
 * The algorithm of Douglas and Peucker (1973).
 *
 * @returns the points without the last point
 */
function simplifyLine(points: readonly Point[], tolerance: number): Point[] {
  const [start, end] = [points[0], points.at(-1)];
  if (!start || !end) return [];
  let [far, largest] = [0, tolerance];
  points.forEach((point, index) => {
    const away = distanceToLine(point, start, end);
    if (away > largest) [far, largest] = [index, away];
  });
  if (far === 0) return [start];
  return [
    ...simplifyLine(points.slice(0, far + 1), tolerance),
    ...simplifyLine(points.slice(far), tolerance),
  ];
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function distanceToLine(point: Point, start: Point, end: Point): number {
  const length = distance(start, end);
  if (length === 0) return distance(point, start);
  const cross = (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x);
  return Math.abs(cross) / length;
}
