import type { Design, Fill } from './design/design.ts';
import type { Artwork, Drawing, OutlineLayer, Paint } from './drawing.ts';
import { finderBoxes, finderCentre, finderFrame, withoutFinders } from './geometry/finders.ts';
import { type Box, type Point, rectangle } from './geometry/path.ts';
import { outline } from './geometry/trace.ts';
import { logoArea } from './logo.ts';
import type { Matrix } from './matrix.ts';
import { paintOf } from './paint.ts';

/** What a design refers to and doesn't contain. */
export interface Parts {
  /** The drawing of a logo that is no image: the canary or an icon. Without it, such a logo isn't drawn. */
  readonly artwork?: Artwork | undefined;
}

/**
 * Draws a code in its design, with quiet zone, background and logo.
 *
 * @example drawingToSvg(drawDesign(encode('https://example.com', 'H'), plainDesign(PRINT_SAFE))) // '<svg xmlns=…'
 */
export function drawDesign(matrix: Matrix, design: Design, { artwork }: Parts = {}): Drawing {
  const { size } = matrix;
  const origin = { x: design.quietZone, y: design.quietZone };
  const across = size + 2 * design.quietZone;
  const background = backgroundLayers(design, { x: 0, y: 0, width: across, height: across });
  return {
    width: across,
    height: across,
    origin,
    size,
    layers: [
      ...background,
      ...symbolLayers(matrix, design, origin),
      ...(design.logo && artwork ? logoLayers(size, origin, artwork, background) : []),
    ],
  };
}

function backgroundLayers({ background }: Design, picture: Box): OutlineLayer[] {
  if (background.kind === 'transparent' || background.kind === 'image') return [];
  const paint = paintOf(background, picture);
  return [{ kind: 'outline', path: rectangle(picture), paint, isCrisp: true, isBackground: true }];
}

/** Returns the outlines of modules and finder patterns: one layer for each paint. */
function symbolLayers(matrix: Matrix, design: Design, origin: Point): OutlineLayer[] {
  const symbol = { ...origin, width: matrix.size, height: matrix.size };
  const parts: { path: string; fill: Fill }[] = [
    { path: outline(withoutFinders(matrix), origin), fill: design.modules.fill },
  ];
  for (const finder of finderBoxes(matrix.size, origin)) {
    const { frame, centre } = design.corners[finder.corner] ?? design.finders;
    parts.push(
      { path: finderFrame(finder), fill: frame.fill },
      { path: finderCentre(finder), fill: centre.fill },
    );
  }
  const layers = new Map<string, { path: string; paint: Paint }>();
  for (const { path, fill } of parts) {
    const paint = paintOf(fill, symbol);
    const key = JSON.stringify(paint);
    const layer = layers.get(key);
    layers.set(key, { paint, path: (layer?.path ?? '') + path });
  }
  return [...layers.values()].map((layer) => ({ kind: 'outline', ...layer, isCrisp: true }));
}

/** Returns a logo in the corner, on a plate that looks like the background. */
function logoLayers(
  size: number,
  origin: Point,
  { side, margin, shapes }: Artwork,
  background: readonly OutlineLayer[],
): OutlineLayer[] {
  const area = logoArea(size);
  const [x, y] = [origin.x + area.from, origin.y + area.from];
  const plate = rectangle({ x, y, width: area.side, height: area.side });
  const frame = {
    left: x + area.side * margin,
    top: y + area.side * margin,
    unit: (area.side * (1 - 2 * margin)) / side,
  };
  return [
    ...background.map(({ kind, paint, isCrisp }) => ({ kind, path: plate, paint, isCrisp })),
    ...shapes.map((shape) => ({ kind: 'outline' as const, ...shape, frame })),
  ];
}
