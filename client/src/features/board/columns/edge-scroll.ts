interface EdgeScrollOptions {
  /** The pointer, and the edges of the scrolled element, on one axis of the viewport, in CSS pixels. */
  readonly at: number;
  readonly start: number;
  readonly end: number;
  /** The distance from an edge at which scrolling begins, in CSS pixels. */
  readonly reach: number;
  /** The step per 60 Hz frame at the edge itself, in CSS pixels. */
  readonly maxStep: number;
  readonly frames: number;
}

/**
 * The distance to scroll while a card is dragged near an edge, in CSS pixels: negative towards the start, 0 away from
 * both edges.
 *
 * @example
 * edgeScroll({ at: 0, start: 0, end: 500, reach: 50, maxStep: 18, frames: 1 }); // -18
 * edgeScroll({ at: 475, start: 0, end: 500, reach: 50, maxStep: 18, frames: 1 }); // 9
 */
export function edgeScroll({ at, start, end, reach, maxStep, frames }: EdgeScrollOptions): number {
  const towardsStart = reach - (at - start);
  const towardsEnd = reach - (end - at);
  const nearness = Math.max(0, Math.min(reach, Math.max(towardsStart, towardsEnd))) / reach;
  if (nearness === 0) return 0;
  return (towardsStart > towardsEnd ? -1 : 1) * nearness * maxStep * frames;
}
