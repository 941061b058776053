/** A point or a shift: in modules, unless its comment names another unit. */
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
export function shrinkBox({ x, y, width, height }: Box, inset: number): Box {
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
  let before = vertices[0];
  let vertex = vertices[1 % count];
  let start = '';
  let outline = '';
  for (let index = 1; index <= count; index++) {
    const after = vertices[(index + 1) % count];
    if (!before || !vertex || !after) break;
    const { radius } = vertex;
    const dx = vertex.x - before.x;
    const dy = vertex.y - before.y;
    const taken = before.radius + radius;
    const isLast = index === count;
    // `z` draws the last edge, if it ends in a sharp corner.
    if (Math.abs(dx + dy) > taken && !(isLast && radius === 0)) {
      outline += dx === 0 ? edge('v', dy, taken) : edge('h', dx, taken);
    }
    const outX = Math.sign(after.x - vertex.x);
    const outY = Math.sign(after.y - vertex.y);
    if (radius > 0) outline += turn(radius, Math.sign(dx), Math.sign(dy), outX, outY, corner);
    if (isLast) start = path`M${vertex.x + outX * radius} ${vertex.y + outY * radius}`;
    before = vertex;
    vertex = after;
  }
  return `${start}${outline}z`;
}

// Caches: a code has thousands of edges and corners of a few kinds, and writing each number took most of the time.
const edges = { h: new Map<number, string>(), v: new Map<number, string>() };
const turns = { round: new Map<number, string>(), cut: new Map<number, string>() };

/** @param taken how much of the length its corners take */
function edge(command: 'h' | 'v', length: number, taken: number): string {
  const straight = length - Math.sign(length) * taken;
  let drawn = edges[command].get(straight);
  if (drawn === undefined) {
    drawn = command + coordinate(straight);
    edges[command].set(straight, drawn);
  }
  return drawn;
}

function turn(
  radius: number,
  inX: number,
  inY: number,
  outX: number,
  outY: number,
  corner: CornerStyle,
): string {
  const directions = ((inX + 1) * 3 + inY + 1) * 9 + (outX + 1) * 3 + outY + 1;
  const key = directions + 100 * Math.round(radius * 1000);
  let drawn = turns[corner].get(key);
  if (drawn === undefined) {
    const [dx, dy] = [radius * (inX + outX), radius * (inY + outY)];
    const isRightTurn = inX * outY - inY * outX > 0 ? 1 : 0;
    drawn = corner === 'cut' ? path`l${dx} ${dy}` : path`a${radius} ${radius} 0 0 ${isRightTurn} ${dx} ${dy}`;
    turns[corner].set(key, drawn);
  }
  return drawn;
}

/**
 * Returns a function that shifts a shape quickly.
 *
 * @param shape path data of one polygon, whose only absolute command is the first `M`
 */
export function stamp(shape: string): (x: number, y: number) => string {
  const [, startX, startY, rest] = /^M(\S+) (-?[\d.]+)(.*)$/.exec(shape) ?? [];
  const [fromX, fromY] = [Number(startX), Number(startY)];
  return (x, y) => `M${coordinate(x + fromX)} ${coordinate(y + fromY)}${rest}`;
}
