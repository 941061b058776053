import { describe, expect, test } from 'vitest';
import { functionPatterns } from '../codewords/patterns.ts';
import { PRINT_SAFE } from '../colour.ts';
import type { Design } from '../design/design.ts';
import { moduleShapes } from '../design/options.ts';
import { plainDesign } from '../design/plain-design.ts';
import { drawDesign } from '../draw-design.ts';
import { encodePayload } from '../matrix.ts';
import type { Pixels } from '../pixels.ts';
import { drawingToSvg } from '../svg.ts';
import { fillOutline, pixelAt } from '../testing/paint.ts';
import { rasterise } from '../testing/rasterise.ts';
import { isInFinder } from './finders.ts';
import { areJoined, moduleOutline } from './modules.ts';

/** Zoom levels at which edges of modules lie between pixels. */
const scales = [2.3, 2.71, 3.14, 3.5, 4.27, 5.55, 6.83, 8.1, 9.77, 12.6];

const matrix = encodePayload('https://example.com/seams', 'M', 5);
const origin = { x: 4, y: 4 };
const across = matrix.size + 8;
const { roles } = functionPatterns(5);
const isAlignment = (x: number, y: number) => roles[y * matrix.size + x] === 'alignment';
const isDark = (x: number, y: number) => matrix.modules[y]?.[x] ?? false;

/** Places between two neighbours, or in the middle of four, where every renderer should show the colour itself. */
function joints(shape: (typeof moduleShapes)[number]): { x: number; y: number }[] {
  const places: { x: number; y: number }[] = [];
  for (let y = 0; y < matrix.size; y++) {
    for (let x = 0; x < matrix.size; x++) {
      if (!isDark(x, y) || isInFinder(matrix.size, x, y)) continue;
      // Bars end at alignment patterns.
      if (
        shape.endsWith('bars') &&
        [isAlignment(x + 1, y), isAlignment(x, y + 1)].includes(!isAlignment(x, y))
      )
        continue;
      if (shape !== 'vertical-bars' && isDark(x + 1, y)) places.push({ x: x + 1, y: y + 0.5 });
      if (shape !== 'horizontal-bars' && isDark(x, y + 1)) places.push({ x: x + 0.5, y: y + 1 });
      if (shape.endsWith('bars') || !isDark(x + 1, y) || !isDark(x, y + 1) || !isDark(x + 1, y + 1)) continue;
      places.push({ x: x + 1, y: y + 1 });
    }
  }
  return places;
}

/** Returns the joints that show the background in a code of black and reds. */
function seams(pixels: Pixels, places: readonly { x: number; y: number }[], scale: number): string[] {
  return places.flatMap(({ x, y }) => {
    const [, green, blue] = pixelAt(pixels, Math.floor((x + 4) * scale), Math.floor((y + 4) * scale));
    return green > 0 || blue > 0 ? [`${x},${y} at scale ${scale}`] : [];
  });
}

describe('No seam shows between joined modules at any zoom', () => {
  test.each(moduleShapes.filter(areJoined))('%s', (shape) => {
    const places = joints(shape);
    expect(places.length).toBeGreaterThan(200);
    const plain = plainDesign(PRINT_SAFE);
    const design: Design = { ...plain, modules: { ...plain.modules, shape } };
    const svg = drawingToSvg(drawDesign(matrix, design));
    const path = moduleOutline(shape, matrix, origin);
    for (const scale of scales) {
      const rasterised = rasterise(svg, scale);
      // The renderer rounds the picture's size to whole pixels.
      expect(seams(rasterised, places, rasterised.width / across)).toEqual([]);
      expect(seams(fillOutline(path, across, scale), places, scale)).toEqual([]);
    }
  });
});

describe('With a gradient in every module, no background shows between joined modules', () => {
  test.each(moduleShapes.filter(areJoined))('%s', (shape) => {
    const stops = [
      { at: 0, colour: '#000000' },
      { at: 1, colour: '#400000' },
    ] as const;
    const plain = plainDesign(PRINT_SAFE);
    const fill = { kind: 'linear', angle: 45, span: 'module', stops: [...stops] } as const;
    const svg = drawingToSvg(drawDesign(matrix, { ...plain, modules: { shape, fill } }));
    for (const scale of scales) {
      const pixels = rasterise(svg, scale);
      expect(seams(pixels, joints(shape), pixels.width / across)).toEqual([]);
    }
  });
});
