import { functionPatterns } from '../codewords/patterns.ts';
import type { Design, Fill, ModuleShape } from '../design/design.ts';
import type { OutlineLayer, Paint } from '../drawing.ts';
import { finderBoxes, finderCentre, finderFrame, withoutFinders } from '../geometry/finders.ts';
import { alignmentShape, areJoined, isCrispShape, moduleOutline, modulePieces } from '../geometry/modules.ts';
import { type Box, type Point, shrinkBox } from '../geometry/path.ts';
import type { Matrix } from '../matrix.ts';
import { middleColour, paintOf } from './paint.ts';

/** A part of the symbol, as path data. */
interface Part {
  readonly path: string;
  readonly paint: Paint;
  readonly isCrisp: boolean;
}

/** Returns the outlines of modules and finder patterns: one layer for each paint. */
export function symbolLayers(matrix: Matrix, design: Design, origin: Point): OutlineLayer[] {
  const { modules, finders, corners } = design;
  const groups = modulesByShape(withoutFinders(matrix), modules.shape);
  const symbol = { ...origin, width: matrix.size, height: matrix.size };
  const hasPieces = modules.fill.kind !== 'solid' && modules.fill.span === 'module';
  const parts: Part[] = [];
  for (const { shape, matrix: its } of groups) {
    if (hasPieces && !areJoined(shape)) continue;
    parts.push({
      path: moduleOutline(shape, its, origin),
      paint: hasPieces ? middleColour(modules.fill) : paintOf(modules.fill, symbol),
      isCrisp: isCrispShape(shape),
    });
  }
  for (const finder of finderBoxes(matrix.size, origin)) {
    const { frame, centre } = corners[finder.corner] ?? finders;
    parts.push(
      {
        path: finderFrame(finder, frame.shape),
        paint: finderPaint(frame.fill, symbol, finder),
        isCrisp: frame.shape === 'square',
      },
      {
        path: finderCentre(finder, centre.shape, frame.shape),
        paint: finderPaint(centre.fill, symbol, shrinkBox(finder, 2)),
        isCrisp: centre.shape === 'square',
      },
    );
  }
  return [
    ...merged(parts),
    ...(hasPieces ? groups.flatMap((group) => pieceLayers(group, modules.fill, origin)) : []),
  ];
}

/** For gradients that repeat in every module, a finder pattern's frame and centre count as one module each. */
function finderPaint(fill: Fill, symbol: Box, part: Box): Paint {
  return paintOf(fill, fill.kind !== 'solid' && fill.span === 'module' ? part : symbol);
}

/** Joins the parts of each paint. They don't touch, so their path data together is one outline. */
function merged(parts: readonly Part[]): OutlineLayer[] {
  const layers = new Map<string, Part>();
  for (const part of parts) {
    const key = JSON.stringify(part.paint);
    const before = layers.get(key);
    layers.set(key, {
      ...part,
      path: (before?.path ?? '') + part.path,
      isCrisp: part.isCrisp && before?.isCrisp !== false,
    });
  }
  return [...layers.values()].map((layer) => ({ kind: 'outline', ...layer }));
}

/** Modules that are drawn in one shape. */
interface Group {
  readonly shape: ModuleShape;
  readonly matrix: Matrix;
}

/** Separates the alignment patterns, if they have a shape of their own. */
function modulesByShape({ size, modules }: Matrix, shape: ModuleShape): Group[] {
  const own = alignmentShape(shape);
  if (own === shape) return [{ shape, matrix: { size, modules } }];
  const { roles } = functionPatterns((size - 17) / 4);
  const only = (isAlignment: boolean): Matrix => ({
    size,
    modules: modules.map((row, y) =>
      row.map((isDark, x) => isDark && (roles[y * size + x] === 'alignment') === isAlignment),
    ),
  });
  return [
    { shape, matrix: only(false) },
    { shape: own, matrix: only(true) },
  ];
}

/** Paints every module with its own gradient, on top of the outline that fills the seams between joined modules. */
function pieceLayers({ shape, matrix }: Group, fill: Fill, origin: Point): OutlineLayer[] {
  const paint = paintOf(fill, { x: 0, y: 0, width: 1, height: 1 });
  return [...modulePieces(shape, matrix, origin)].map(([path, places]) => ({
    kind: 'outline',
    path,
    paint,
    places,
    isCrisp: isCrispShape(shape),
  }));
}
