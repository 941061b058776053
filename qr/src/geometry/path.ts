/** A point or a shift, in modules. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle, in modules. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A corner of a polygon. */
export interface Vertex extends Point {
  /** How much of both edges the rounded corner takes. 0 is sharp. */
  readonly radius: number;
}

/** Radii of the corners of a box. */
export type Radii = readonly [topLeft: number, topRight: number, bottomRight: number, bottomLeft: number];

/** Writes a coordinate with at most three decimals, a thousandth of a module. */
export function coordinate(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/**
 * Writes SVG path data from commands and numbers.
 *
 * @example path`M${1} ${0.5}h${1 / 3}z` // 'M1 0.5h0.333z'
 */
export function path(commands: TemplateStringsArray, ...numbers: readonly number[]): string {
  return commands.reduce(
    (written, command, index) => written + coordinate(numbers[index - 1] ?? 0) + command,
  );
}

/** Returns the box that is smaller by `inset` on each side. */
export function shrink({ x, y, width, height }: Box, inset: number): Box {
  return { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset };
}

/** Returns a rectangle as path data, clockwise. */
export function rectangle(box: Box, radii: Radii = [0, 0, 0, 0], corner?: CornerStyle): string {
  return polygon(vertices(box, radii), corner);
}

/** Returns a rectangle as path data, counterclockwise: a hole in a clockwise outline. */
export function rectangularHole(box: Box, radii: Radii = [0, 0, 0, 0], corner?: CornerStyle): string {
  return polygon(vertices(box, radii).reverse(), corner);
}

function vertices({ x, y, width, height }: Box, radii: Radii): Vertex[] {
  return [
    { x, y, radius: radii[0] },
    { x: x + width, y, radius: radii[1] },
    { x: x + width, y: y + height, radius: radii[2] },
    { x, y: y + height, radius: radii[3] },
  ];
}

type CornerStyle = 'round' | 'cut';

/**
 * Returns a polygon of horizontal and vertical edges as path data.
 *
 * @param vertices in the direction of the outline; the radii at both ends of an edge are together at most its length
 * @param corner whether corners with a radius are quarter circles or straight cuts
 */
export function polygon(vertices: readonly Vertex[], corner: CornerStyle = 'round'): string {
  const count = vertices.length;
  let start = '';
  let outline = '';
  for (let index = 1; index <= count; index++) {
    const [before, vertex, after] = [index - 1, index, index + 1].map((place) => vertices[place % count]);
    if (!before || !vertex || !after) continue;
    const { x, y, radius } = vertex;
    const [inX, inY] = [Math.sign(x - before.x), Math.sign(y - before.y)];
    const [outX, outY] = [Math.sign(after.x - x), Math.sign(after.y - y)];
    const straight = Math.abs(x - before.x + y - before.y) - before.radius - radius;
    const isLast = index === count;
    // `z` draws the last edge, if it ends in a sharp corner.
    if (straight > 0 && !(isLast && radius === 0)) {
      outline += inX === 0 ? path`v${inY * straight}` : path`h${inX * straight}`;
    }
    if (radius > 0) {
      const [dx, dy] = [radius * (inX + outX), radius * (inY + outY)];
      const isRightTurn = inX * outY - inY * outX > 0 ? 1 : 0;
      outline +=
        corner === 'cut' ? path`l${dx} ${dy}` : path`a${radius} ${radius} 0 0 ${isRightTurn} ${dx} ${dy}`;
    }
    if (isLast) start = path`M${x + outX * radius} ${y + outY * radius}`;
  }
  return `${start}${outline}z`;
}
