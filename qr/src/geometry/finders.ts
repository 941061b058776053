import type { Corner } from '../design/design.ts';
import type { Matrix } from '../matrix.ts';
import { type Box, type Point, rectangle, shrink } from './path.ts';

/** Side of a finder pattern in modules: ISO/IEC 18004:2024 §6.3.3. */
const SIDE = 7;

/** Returns the places of the finder patterns in a symbol. */
export function finderBoxes(size: number, { x, y }: Point): (Box & { readonly corner: Corner })[] {
  const box = { x, y, width: SIDE, height: SIDE };
  const far = size - SIDE;
  return [
    { ...box, corner: 'topLeft' },
    { ...box, corner: 'topRight', x: x + far },
    { ...box, corner: 'bottomLeft', y: y + far },
  ];
}

/** Returns the symbol with light modules in place of its finder patterns. */
export function withoutFinders({ size, modules }: Matrix): Matrix {
  const isNear = (place: number) => place < SIDE;
  const isFar = (place: number) => place >= size - SIDE;
  return {
    size,
    modules: modules.map((row, y) =>
      row.map((isDark, x) => isDark && !((isNear(x) && (isNear(y) || isFar(y))) || (isFar(x) && isNear(y)))),
    ),
  };
}

/** Returns the outline of the ring around a finder's centre. */
export function finderFrame(finder: Box): string {
  const { x, y, width, height } = shrink(finder, 1);
  // Counterclockwise, because it is a hole.
  return `${rectangle(finder)}M${x} ${y}v${height}h${width}v${-height}z`;
}

/** Returns the outline of a finder's centre. */
export function finderCentre(finder: Box): string {
  return rectangle(shrink(finder, 2));
}
