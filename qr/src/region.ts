import type { Pixels } from './pixels.ts';

/** A point of a picture, in pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corners of a convex part of a picture, in any order. */
export type Region = readonly Point[];

/** The middle of a region. */
export function centreOf(region: Region): Point {
  const sum = (of: (point: Point) => number) => region.reduce((total, point) => total + of(point), 0);
  return { x: sum(({ x }) => x) / region.length, y: sum(({ y }) => y) / region.length };
}

/** The mean distance of a region's corners from its middle, in pixels. */
export function radiusOf(region: Region): number {
  const centre = centreOf(region);
  return region.reduce((sum, corner) => sum + distance(centre, corner), 0) / region.length;
}

/** Whether two regions are the same code, as two readers see it: their middles are closer than half a code. */
export function isSamePlace(one: Region, other: Region): boolean {
  const side = Math.min(radiusOf(one), radiusOf(other)) * Math.SQRT2;
  return distance(centreOf(one), centreOf(other)) < side / 2;
}

/** By how much a covered region is larger, because readers place corners a little inside of the symbol. */
const margin = 1.06;

/** Returns a copy of a picture with a region painted white, so that a reader doesn't find it. */
export function coverRegion({ width, height, data }: Pixels, region: Region): Pixels {
  const centre = centreOf(region);
  const corners = region
    .map(({ x, y }) => ({
      x: centre.x + (x - centre.x) * margin,
      y: centre.y + (y - centre.y) * margin,
    }))
    .sort((one, other) => angle(centre, one) - angle(centre, other));
  const covered = new Uint8ClampedArray(data);
  const [top, bottom] = [Math.min(...corners.map(({ y }) => y)), Math.max(...corners.map(({ y }) => y))];
  for (let y = Math.max(0, Math.floor(top)); y <= Math.min(height - 1, bottom); y++) {
    const crossings = corners.flatMap((from, index) => {
      const to = corners[(index + 1) % corners.length] ?? from;
      const isCrossed = from.y <= y !== to.y <= y;
      return isCrossed ? [from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)] : [];
    });
    if (crossings.length < 2) continue;
    const left = Math.max(0, Math.floor(Math.min(...crossings)));
    const right = Math.min(width, Math.ceil(Math.max(...crossings)));
    if (left < right) covered.fill(255, (y * width + left) * 4, (y * width + right) * 4);
  }
  return { width, height, data: covered };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

const angle = (centre: Point, { x, y }: Point) => Math.atan2(y - centre.y, x - centre.x);
