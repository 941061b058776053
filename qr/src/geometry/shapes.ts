import { type Point, path } from './path.ts';

/** Returns a circle as path data. */
export function circle({ x, y }: Point, radius: number): string {
  return path`M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
}

/** Returns a hexagon with a corner at the top as path data. */
export function hexagon({ x, y }: Point, halfWidth: number, halfHeight: number): string {
  const [dx, dy] = [halfWidth, halfHeight / 2];
  return path`M${x} ${y - halfHeight}l${dx} ${dy}v${2 * dy}l${-dx} ${dy}l${-dx} ${-dy}v${-2 * dy}z`;
}

/** Returns a star whose first point is at the top as path data. */
export function star({ x, y }: Point, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index * Math.PI) / points;
    const radius = index % 2 === 0 ? outer : inner;
    return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
  });
  const edges = corners.slice(1).map((corner, index) => {
    const before = corners[index] ?? corner;
    return path`l${corner.x - before.x} ${corner.y - before.y}`;
  });
  return `${path`M${x} ${y - outer}`}${edges.join('')}z`;
}

/**
 * Returns a square on its corner with curved edges as path data.
 *
 * @param reach distance of the corners from the middle
 * @param bulge distance of the edges' control points on each axis; half the reach gives straight edges
 */
export function diamond({ x, y }: Point, reach: number, bulge: number): string {
  const rest = reach - bulge;
  return (
    path`M${x - reach} ${y}q${rest} ${-bulge} ${reach} ${-reach}q${bulge} ${rest} ${reach} ${reach}` +
    path`q${-rest} ${bulge} ${-reach} ${reach}q${-bulge} ${-rest} ${-reach} ${-reach}z`
  );
}

/** Returns a shape between circle and square as path data. */
export function squircle({ x, y }: Point, reach: number): string {
  // A circle has 0.55 and a square 1.
  const handle = reach * 0.88;
  const rest = reach - handle;
  return (
    path`M${x - reach} ${y}c0 ${-handle} ${rest} ${-reach} ${reach} ${-reach}` +
    path`c${handle} 0 ${reach} ${rest} ${reach} ${reach}c0 ${handle} ${-rest} ${reach} ${-reach} ${reach}` +
    path`c${-handle} 0 ${-reach} ${-rest} ${-reach} ${-reach}z`
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
