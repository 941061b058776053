import { type Point, path } from './path.ts';

/** Returns a circle as path data. */
export function circle({ x, y }: Point, radius: number): string {
  return path`M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
}

/** Returns a hexagon with a corner at the top as path data. */
export function hexagon({ x, y }: Point, halfWidth: number, halfHeight: number): string {
  const flat = halfHeight / 2;
  return (
    path`M${x} ${y - halfHeight}L${x + halfWidth} ${y - flat}v${2 * flat}L${x} ${y + halfHeight}` +
    path`L${x - halfWidth} ${y + flat}v${-2 * flat}z`
  );
}

/** Returns a star whose first point is at the top as path data. */
export function star({ x, y }: Point, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index * Math.PI) / points;
    const radius = index % 2 === 0 ? outer : inner;
    return path`${x + radius * Math.sin(angle)} ${y - radius * Math.cos(angle)}`;
  });
  return `M${corners.join('L')}z`;
}

/**
 * Returns a square on its corner with curved edges as path data.
 *
 * @param reach distance of the corners from the middle
 * @param bulge distance of the edges' control points on each axis; half the reach gives straight edges
 */
export function diamond({ x, y }: Point, reach: number, bulge: number): string {
  return (
    path`M${x - reach} ${y}Q${x - bulge} ${y - bulge} ${x} ${y - reach}` +
    path`Q${x + bulge} ${y - bulge} ${x + reach} ${y}Q${x + bulge} ${y + bulge} ${x} ${y + reach}` +
    path`Q${x - bulge} ${y + bulge} ${x - reach} ${y}z`
  );
}

/** Returns a shape between circle and square as path data. */
export function squircle({ x, y }: Point, reach: number): string {
  // A circle has 0.55 and a square 1.
  const handle = reach * 0.88;
  return (
    path`M${x - reach} ${y}C${x - reach} ${y - handle} ${x - handle} ${y - reach} ${x} ${y - reach}` +
    path`C${x + handle} ${y - reach} ${x + reach} ${y - handle} ${x + reach} ${y}` +
    path`C${x + reach} ${y + handle} ${x + handle} ${y + reach} ${x} ${y + reach}` +
    path`C${x - handle} ${y + reach} ${x - reach} ${y + handle} ${x - reach} ${y}z`
  );
}

/**
 * Returns a cross with equal arms as path data.
 *
 * @param reach length of an arm from the middle
 * @param arm half the width of an arm
 */
export function plus({ x, y }: Point, reach: number, arm: number): string {
  const rest = reach - arm;
  return (
    path`M${x - arm} ${y - reach}h${2 * arm}v${rest}h${rest}v${2 * arm}h${-rest}v${rest}` +
    path`h${-2 * arm}v${-rest}h${-rest}v${-2 * arm}h${rest}z`
  );
}
