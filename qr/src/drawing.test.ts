import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { PRINT_SAFE } from './colour.ts';
import { drawCode, drawingToSvg, outline } from './drawing.ts';
import { logoArea } from './logo.ts';
import { encode, type Matrix, QUIET_ZONE } from './matrix.ts';
import { readsAs } from './read-back.ts';
import { fillPath, rasterise } from './testing/rasterise.ts';
import { setReaderFromDisk } from './testing/reader.ts';

beforeAll(setReaderFromDisk);

const matrices = fc
  .integer({ min: 1, max: 9 })
  .chain((size) =>
    fc.array(fc.array(fc.boolean(), { minLength: size, maxLength: size }), {
      minLength: size,
      maxLength: size,
    }),
  )
  .map((modules): Matrix => ({ size: modules.length, modules }));

/** The modules that a path covers. */
function covered(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  fillPath(path, (y, from, to) => modules[y - QUIET_ZONE]?.fill(true, from - QUIET_ZONE, to - QUIET_ZONE));
  return modules;
}

test('The outline covers the dark modules and no others', () => {
  fc.assert(
    fc.property(matrices, (matrix) => {
      expect(covered(outline(matrix), matrix.size)).toEqual(matrix.modules);
    }),
    { numRuns: 300 },
  );
  for (const version of [1, 7, 40]) {
    const matrix = encode('outline', 'L', version);
    expect(covered(outline(matrix), matrix.size)).toEqual(matrix.modules);
  }
});

test('Adjacent modules share one polygon, so that no renderer leaves a seam between them', () => {
  const rows = (...rows: string[]) =>
    outline({ size: rows.length, modules: rows.map((row) => [...row].map((cell) => cell === '#')) });
  expect(rows('##', '##')).toBe('M4 4h2v2h-2z');
  expect(rows('###', '#.#', '###')).toBe('M4 4h3v3h-3zM5 6h1v-1h-1z');
  expect(rows('#.', '.#')).toBe('M4 4h1v1h-1zM5 5h1v1h-1z');
  expect(rows('..', '..')).toBe('');
});

test('The SVG document reads back', async () => {
  const svg = drawingToSvg(drawCode(encode('svg', 'L'), PRINT_SAFE));
  expect(svg).toContain('viewBox="0 0 29 29"');
  expect(await readsAs(rasterise(svg), 'svg')).toBe(true);
});

test('The logo lies on a plate in the background colour that covers exactly its modules', () => {
  const matrix = encode('logo', 'H', 6);
  const { from, side } = logoArea(matrix.size);
  const logo = { side: 40, margin: 0.1, shapes: [{ path: 'M0 0h40v40h-40z', colour: '#ff0000' as const }] };
  const [, , plate, shape] = drawCode(matrix, PRINT_SAFE, logo).layers;
  expect(plate).toEqual({ path: `M${from + 4} ${from + 4}h${side}v${side}h-${side}z`, colour: '#ffffff' });
  expect(shape?.frame?.left).toBeCloseTo(from + 4 + side * 0.1);
  expect(40 * (shape?.frame?.unit ?? 0)).toBeCloseTo(side * 0.8);
});
