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

/** Writes a coordinate with at most three decimals, a thousandth of a module. */
export function coordinate(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** Returns a rectangle as SVG path data, clockwise. */
export function rectangle({ x, y, width, height }: Box): string {
  return `M${coordinate(x)} ${coordinate(y)}h${coordinate(width)}v${coordinate(height)}h${coordinate(-width)}z`;
}

/** Returns the box that is smaller by `inset` on each side. */
export function shrink({ x, y, width, height }: Box, inset: number): Box {
  return { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset };
}
