import type { ModuleShape } from '../design/design.ts';
import type { Matrix } from '../matrix.ts';
import { type Point, type Radii, rectangle, stamp } from './path.ts';
import { circle, diamond, hexagon, plus, squircle, star } from './shapes.ts';
import { type Rounding, traceOutline } from './trace.ts';

type Style =
  /** Neighbouring modules form one outline. */
  | { readonly kind: 'connected'; readonly rounding: Rounding }
  /** Each run of modules in a row or column forms one bar. */
  | { readonly kind: 'bars'; readonly direction: 'horizontal' | 'vertical' }
  /** Each module is a shape of its own, which covers the module's middle and more than half of its area. */
  | { readonly kind: 'separate'; shape(middle: Point): string };

const connected = (outward: Radii, inward: Radii = [0, 0, 0, 0]): Style => ({
  kind: 'connected',
  rounding: { outward, inward },
});
const separate = (shape: (middle: Point) => string): Style => ({ kind: 'separate', shape });

const styles: Readonly<Record<ModuleShape, Style>> = {
  square: connected([0, 0, 0, 0]),
  rounded: connected([0.35, 0.35, 0.35, 0.35]),
  fluid: connected([0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 0.5]),
  classy: connected([0.5, 0, 0.5, 0]),
  'classy-rounded': connected([0.5, 0.2, 0.5, 0.2], [0.25, 0.25, 0.25, 0.25]),
  'horizontal-bars': { kind: 'bars', direction: 'horizontal' },
  'vertical-bars': { kind: 'bars', direction: 'vertical' },
  dot: separate((middle) => circle(middle, 0.5)),
  'small-square': separate(({ x, y }) => rectangle({ x: x - 0.43, y: y - 0.43, width: 0.86, height: 0.86 })),
  squircle: separate((middle) => squircle(middle, 0.48)),
  diamond: separate((middle) => diamond(middle, 0.5, 0.36)),
  hexagon: separate((middle) => hexagon(middle, 0.47, 0.5)),
  plus: separate((middle) => plus(middle, 0.48, 0.3)),
  // A star reaches higher above its middle than below.
  star: separate(({ x, y }) => star({ x, y: y + 0.05 }, 5, 0.525, 0.375)),
};

/** Width of bars, in modules. */
const BAR = 0.8;

/** Whether the outline of these modules lies on whole modules. */
export function isCrispShape(shape: ModuleShape): boolean {
  return shape === 'square';
}

/** Whether neighbouring modules share an outline. */
export function areJoined(shape: ModuleShape): boolean {
  return styles[shape].kind !== 'separate';
}

/**
 * Returns the shape of alignment patterns beside modules of this shape. Among separate modules, readers such as jsQR
 * can't recognise an alignment pattern of separate modules: they look for dark and light of the same width.
 */
export function alignmentShape(shape: ModuleShape): ModuleShape {
  return styles[shape].kind === 'connected' ? shape : 'rounded';
}

/**
 * Returns the outline of all dark modules in a shape, as path data without overlaps.
 *
 * @param origin the top left corner of the first module
 */
export function moduleOutline(shape: ModuleShape, matrix: Matrix, origin: Point): string {
  const style = styles[shape];
  if (style.kind === 'connected') return traceOutline(matrix, origin, style.rounding);
  if (style.kind === 'bars') return bars(matrix, origin, style.direction);
  const draw = stamp(style.shape({ x: 0.5, y: 0.5 }));
  return darkModules(matrix)
    .map(({ x, y }) => draw(origin.x + x, origin.y + y))
    .join('');
}

/**
 * Returns the pieces into which an outline of modules can be cut, without the roundings that lie in light modules: the
 * path data of each piece, in the square of one module, and the top left corners of the modules that look like it.
 */
export function modulePieces(shape: ModuleShape, matrix: Matrix, origin: Point): Map<string, Point[]> {
  const byNeighbours = new Map<number, Point[]>();
  const isDark = (x: number, y: number) => (matrix.modules[y]?.[x] ? 1 : 0);
  for (const { x, y } of darkModules(matrix)) {
    const neighbours = isDark(x, y - 1) + 2 * isDark(x + 1, y) + 4 * isDark(x, y + 1) + 8 * isDark(x - 1, y);
    const places = byNeighbours.get(neighbours) ?? [];
    byNeighbours.set(neighbours, places);
    places.push({ x: origin.x + x, y: origin.y + y });
  }
  const pieces = new Map<string, Point[]>();
  for (const [neighbours, places] of byNeighbours) {
    const piece = modulePiece(styles[shape], neighbours);
    pieces.set(piece, [...(pieces.get(piece) ?? []), ...places]);
  }
  return pieces;
}

/** @param neighbours sum of 1, 2, 4 and 8 for a dark neighbour above, at the right, below and at the left */
function modulePiece(style: Style, neighbours: number): string {
  if (style.kind === 'separate') return style.shape({ x: 0.5, y: 0.5 });
  const [up, right, down, left] = [1, 2, 4, 8].map((bit) => (neighbours & bit) > 0);
  const module = { x: 0, y: 0, width: 1, height: 1 };
  if (style.kind === 'connected') {
    const { outward } = style.rounding;
    return rectangle(module, [
      up || left ? 0 : outward[0],
      up || right ? 0 : outward[1],
      down || right ? 0 : outward[2],
      down || left ? 0 : outward[3],
    ]);
  }
  const radius = BAR / 2;
  const [start, end] = style.direction === 'horizontal' ? [left, right] : [up, down];
  const [first, last] = [start ? 0 : radius, end ? 0 : radius];
  return style.direction === 'horizontal'
    ? rectangle({ ...module, y: 0.5 - radius, height: BAR }, [first, last, last, first])
    : rectangle({ ...module, x: 0.5 - radius, width: BAR }, [first, first, last, last]);
}

function bars({ size, modules }: Matrix, origin: Point, direction: 'horizontal' | 'vertical'): string {
  const radius = BAR / 2;
  const radii: Radii = [radius, radius, radius, radius];
  const isHorizontal = direction === 'horizontal';
  const drawn: string[] = [];
  const barsByLength = new Map<number, ReturnType<typeof stamp>>();
  const barOf = (length: number) => {
    const bar = { x: 0, y: 0, width: isHorizontal ? length : BAR, height: isHorizontal ? BAR : length };
    const draw = barsByLength.get(length) ?? stamp(rectangle(bar, radii));
    barsByLength.set(length, draw);
    return draw;
  };
  for (let line = 0; line < size; line++) {
    const isDark = (place: number) => (isHorizontal ? modules[line]?.[place] : modules[place]?.[line]);
    for (let from = 0; from < size; from++) {
      if (!isDark(from)) continue;
      let to = from + 1;
      while (isDark(to)) to++;
      const across = line + 0.5 - radius;
      const draw = barOf(to - from);
      drawn.push(
        isHorizontal ? draw(origin.x + from, origin.y + across) : draw(origin.x + across, origin.y + from),
      );
      from = to;
    }
  }
  return drawn.join('');
}

function darkModules({ modules }: Matrix): Point[] {
  return modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [{ x, y }] : [])));
}
