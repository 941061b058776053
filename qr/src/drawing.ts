import type { Colour, Colours } from './colour.ts';
import { logoArea } from './logo.ts';
import { type Matrix, QUIET_ZONE } from './matrix.ts';

/**
 * A code as coloured outlines. Every picture of a code is drawn from it: preview, thumbnail, SVG file and print; the
 * pixels of a PNG come from the same matrix and the same logo layers.
 */
export interface Drawing {
  /** Modules per side, including the quiet zone. */
  readonly across: number;
  /** From bottom to top. */
  readonly layers: readonly Layer[];
}

/** An outline in one colour. */
export interface Layer {
  /** SVG path data, in modules from the top left corner of the quiet zone unless `frame` says otherwise. */
  readonly path: string;
  readonly colour: Colour;
  /** Width of a line along the path, in units of the path. Without it the path is filled. */
  readonly lineWidth?: number | undefined;
  /** Where the path's origin lies and how long its unit is, in modules. Without it the edges lie on whole modules. */
  readonly frame?: Frame | undefined;
}

/** The coordinate system of a layer, in modules from the top left corner of the quiet zone. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly unit: number;
}

/** A picture to put on a code. */
export interface Logo {
  /** Width and height of its square, in units of the paths. */
  readonly side: number;
  /** Empty space on each side, as a share of the covered area, 0 to 0.5. */
  readonly margin: number;
  /** From bottom to top. */
  readonly shapes: readonly Pick<Layer, 'path' | 'colour' | 'lineWidth'>[];
}

/**
 * Draws a code with its quiet zone and, if given, a logo.
 *
 * @example drawingToSvg(drawCode(encode('https://example.com', 'H'), PRINT_SAFE)) // '<svg xmlns=…'
 */
export function drawCode(matrix: Matrix, { foreground, background }: Colours, logo?: Logo): Drawing {
  const across = matrix.size + 2 * QUIET_ZONE;
  return {
    across,
    layers: [
      { path: rectangle(0, 0, across, across), colour: background },
      { path: outline(matrix), colour: foreground },
      ...(logo ? logoLayers(matrix.size, logo, background) : []),
    ],
  };
}

/**
 * Returns the layers of a logo and of the plate below it.
 *
 * @param size modules per side of the code
 */
export function logoLayers(size: number, { side, margin, shapes }: Logo, plate: Colour): Layer[] {
  const area = logoArea(size);
  const start = area.from + QUIET_ZONE;
  const inset = start + area.side * margin;
  const frame = { left: inset, top: inset, unit: (area.side * (1 - 2 * margin)) / side };
  return [
    { path: rectangle(start, start, area.side, area.side), colour: plate },
    ...shapes.map((shape) => ({ ...shape, frame })),
  ];
}

/** Returns a rectangle as SVG path data. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`;
}

/**
 * Returns the outline of all dark modules as SVG path data: one closed polygon around each connected area and each hole
 * in it. Outer edges run clockwise and holes counterclockwise, so both fill rules give the same picture, and no edge lies
 * between two dark modules, where a renderer could leave a seam. Coordinates are modules and include the quiet zone.
 */
export function outline(matrix: Matrix): string {
  const { size, modules } = matrix;
  const traced = new Uint8Array(size * size);
  const polygons: string[] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (modules[y]?.[x] && !modules[y - 1]?.[x] && !traced[y * size + x]) {
        polygons.push(trace(matrix, x, y, traced));
      }
    }
  }
  return polygons.join('');
}

/**
 * Walks once around an area, with the dark modules on the right hand side, and marks the upper edges that it passes.
 *
 * @param left column of a dark module below a light one, whose left neighbour isn't
 */
function trace({ size, modules }: Matrix, left: number, top: number, traced: Uint8Array): string {
  let path = `M${left + QUIET_ZONE} ${top + QUIET_ZONE}`;
  let [x, y, dx, dy, run] = [left, top, 1, 0, 0];
  while (true) {
    if (dx === 1) traced[y * size + x] = 1;
    x += dx;
    y += dy;
    run++;
    // The right hand direction of (dx, dy) is (-dy, dx). Modules that touch at a corner only are separate areas.
    const isRightDark = modules[y + (dy + dx - 1) / 2]?.[x + (dx - dy - 1) / 2];
    const isLeftDark = modules[y + (dy - dx - 1) / 2]?.[x + (dx + dy - 1) / 2];
    if (isRightDark && !isLeftDark) continue;
    const turn = isRightDark ? -1 : 1;
    const [nextX, nextY] = [-dy * turn, dx * turn];
    // The last edge is the one that `z` draws.
    if (x === left && y === top && nextX === 1) return `${path}z`;
    path += dx === 0 ? `v${dy * run}` : `h${dx * run}`;
    [dx, dy, run] = [nextX, nextY, 0];
  }
}

/** Returns a drawing as an SVG document without a size of its own. */
export function drawingToSvg({ across, layers }: Drawing): string {
  const paths = layers.map(({ path, colour, lineWidth, frame }) => {
    const paint = lineWidth
      ? `fill="none" stroke="${colour}" stroke-width="${lineWidth}"`
      : `fill="${colour}"`;
    const place =
      frame &&
      ` shape-rendering="auto" transform="translate(${frame.left} ${frame.top}) scale(${frame.unit})"`;
    return `<path ${paint}${place ?? ''} d="${path}"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${across}" shape-rendering="crispEdges">` +
    `${paths.join('')}</svg>`
  );
}
