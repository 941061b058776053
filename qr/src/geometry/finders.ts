import type { Corner, FinderCentreShape, FinderFrameShape } from '../design/design.ts';
import type { Matrix } from '../matrix.ts';
import { type Box, type Point, type Radii, rectangle, rectangularHole, shrinkBox } from './path.ts';
import { diamond, squircle, star } from './shapes.ts';

/** Side of a finder pattern in modules: ISO/IEC 18004:2024 §6.3.3. */
const SIDE = 7;

/** The place of a finder pattern. */
export interface FinderBox extends Box {
  readonly corner: Corner;
}

/** Returns the places of the finder patterns in a symbol. */
export function finderBoxes(size: number, { x, y }: Point): FinderBox[] {
  const box = { x, y, width: SIDE, height: SIDE };
  const far = size - SIDE;
  return [
    { ...box, corner: 'topLeft' },
    { ...box, corner: 'topRight', x: x + far },
    { ...box, corner: 'bottomLeft', y: y + far },
  ];
}

/** Whether a module belongs to a finder pattern. */
export function isInFinder(size: number, x: number, y: number): boolean {
  const [isLeft, isTop] = [x < SIDE, y < SIDE];
  return (isTop && (isLeft || x >= size - SIDE)) || (isLeft && y >= size - SIDE);
}

/** Returns the symbol with light modules in place of its finder patterns. */
export function withoutFinders({ size, modules }: Matrix): Matrix {
  return {
    size,
    modules: modules.map((row, y) => row.map((isDark, x) => isDark && !isInFinder(size, x, y))),
  };
}

/** Radii of the ring in the finder pattern at the top left. The other finder patterns mirror it. */
const frameRadii: Readonly<Record<Exclude<FinderFrameShape, 'dotted'>, Radii>> = {
  square: [0, 0, 0, 0],
  rounded: [1.5, 1.5, 1.5, 1.5],
  'extra-rounded': [2.5, 2.5, 2.5, 2.5],
  circle: [3.2, 3.2, 3.2, 3.2],
  leaf: [2.5, 0, 2.5, 0],
  drop: [3, 3, 0, 3],
  cut: [1.3, 1.3, 1.3, 1.3],
};

/**
 * Returns the outline of the ring around a finder's centre. Along the middle lines the ring is one module wide, so
 * that the pattern has the widths 1 : 1 : 3 : 1 : 1 by which scanners find it (ISO/IEC 18004:2024 §6.3.3).
 */
export function finderFrame(finder: FinderBox, shape: FinderFrameShape): string {
  if (shape === 'dotted') return dottedRing(finder);
  const corner = shape === 'cut' ? 'cut' : 'round';
  // A ring of constant width; a cut corner's inner edge is shorter by 2 − √2.
  const less = shape === 'cut' ? 2 - Math.SQRT2 : 1;
  const outer = mirrored(frameRadii[shape], finder.corner);
  const [topLeft, topRight, bottomRight, bottomLeft] = outer;
  const inner: Radii = [
    Math.max(0, topLeft - less),
    Math.max(0, topRight - less),
    Math.max(0, bottomRight - less),
    Math.max(0, bottomLeft - less),
  ];
  return rectangle(finder, outer, corner) + rectangularHole(shrinkBox(finder, 1), inner, corner);
}

const centreRadii: Readonly<Record<Exclude<FinderCentreShape, 'diamond' | 'star'>, Radii>> = {
  square: [0, 0, 0, 0],
  rounded: [0.75, 0.75, 0.75, 0.75],
  circle: [1.7, 1.7, 1.7, 1.7],
  leaf: [1, 0, 1, 0],
  drop: [1.2, 1.2, 0, 1.2],
  cut: [0.8, 0.8, 0.8, 0.8],
};

/** By how much round and cut centres are larger, in modules, so that their diagonals are long enough. */
const EXTRA_REACH = 0.2;

/** Smallest radius of a centre's corners in a round ring: sharp corners would come too close to the ring. */
const IN_ROUND_RING = 1;

/**
 * Returns the outline of a finder's centre, about three modules wide along its middle lines. Readers also measure the
 * diagonals, so shapes without corners are as full as ZXing, ZBar and jsQR need.
 *
 * @param frame shape of the ring around it
 */
export function finderCentre(finder: FinderBox, shape: FinderCentreShape, frame: FinderFrameShape): string {
  const isFuller = shape === 'circle' || shape === 'cut';
  const box = shrinkBox(finder, isFuller ? 2 - EXTRA_REACH : 2);
  const middle = { x: finder.x + SIDE / 2, y: finder.y + SIDE / 2 };
  if (shape === 'diamond') return diamond(middle, 1.7, 1.5);
  if (shape === 'star') return star(middle, 8, 1.75, 1.5);
  const least = frame === 'circle' || frame === 'drop' ? IN_ROUND_RING : 0;
  const [topLeft, topRight, bottomRight, bottomLeft] = mirrored(centreRadii[shape], finder.corner);
  const radii: Radii = [
    Math.max(least, topLeft),
    Math.max(least, topRight),
    Math.max(least, bottomRight),
    Math.max(least, bottomLeft),
  ];
  return rectangle(box, radii, shape === 'cut' ? 'cut' : 'round');
}

function dottedRing({ x, y }: Box): string {
  const dots: string[] = [];
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      if (row % (SIDE - 1) > 0 && column % (SIDE - 1) > 0) continue;
      dots.push(squircle({ x: x + column + 0.5, y: y + row + 0.5 }, 0.47));
    }
  }
  return dots.join('');
}

/** Mirrors the radii of the finder pattern at the top left for another corner. */
function mirrored(radii: Radii, corner: Corner): Radii {
  const [topLeft, topRight, bottomRight, bottomLeft] = radii;
  if (corner === 'topRight') return [topRight, topLeft, bottomLeft, bottomRight];
  return corner === 'bottomLeft' ? [bottomLeft, bottomRight, topRight, topLeft] : radii;
}
