import { beforeAll, expect, test } from 'vitest';
import { PRINT_SAFE } from './colour.ts';
import { composeCode } from './compose.ts';
import { plainDesign } from './design/plain-design.ts';
import { drawDesign } from './draw-design.ts';
import type { Artwork, Layer } from './drawing.ts';
import { logoArea } from './logo/corner.ts';
import { encodePayload } from './matrix.ts';
import type { Pixels } from './pixels.ts';
import { readsAs } from './read-back.ts';
import { drawingToSvg } from './svg.ts';
import { drawPixels } from './testing/draw-pixels.ts';
import { paint, pixelAt } from './testing/paint.ts';
import { rasterise } from './testing/rasterise.ts';
import { setReaderFromDisk } from './testing/reader.ts';

beforeAll(setReaderFromDisk);

/** Comparing arrays of pixels with `toEqual` takes seconds. */
const isSame = (one: Pixels, other: Pixels) =>
  one.width === other.width && Buffer.from(one.data).equals(Buffer.from(other.data));

test('The SVG document reads back', async () => {
  const svg = drawingToSvg(drawDesign(encodePayload('svg', 'L'), plainDesign(PRINT_SAFE)));
  expect(svg).toContain('viewBox="0 0 29 29"');
  expect(await readsAs(rasterise(svg), 'svg')).toBe(true);
});

test('A canvas and an SVG document show a plain code pixel for pixel', () => {
  const colours = { foreground: '#123456', background: '#fedcba' } as const;
  const matrix = encodePayload('https://example.com', 'H');
  const drawing = drawDesign(matrix, plainDesign(colours));
  const expected = drawPixels(matrix, colours, 37 * 3);
  expect(isSame(paint(drawing, 37 * 3), expected)).toBe(true);
  expect(isSame(rasterise(drawingToSvg(drawing), 3), expected)).toBe(true);
});

const artwork: Artwork = {
  side: 40,
  margin: 0.1,
  shapes: [{ path: 'M0 0h40v40h-40z', paint: { kind: 'solid', colour: '#ff0000' } }],
};

test('The canary lies on a plate in the background colour that covers exactly its modules', () => {
  const { matrix, drawing } = composeCode('logo', plainDesign(PRINT_SAFE, { hasCanary: true }), { artwork });
  const { from, side } = logoArea(matrix.size);
  const pixels = paint(drawing, (matrix.size + 8) * 10);
  const colourAt = (x: number, y: number) => pixelAt(pixels, x, y);
  const [start, end] = [(from + 4) * 10, (from + 4 + side) * 10];
  for (const place of [start, start + 8, end - 9, end - 1]) {
    expect(colourAt(place, start + 1)).toEqual([255, 255, 255]);
    expect(colourAt(end - 1, place)).toEqual([255, 255, 255]);
  }
  expect(colourAt(start + 10, start + 10)).toEqual([255, 0, 0]);
  expect(colourAt(end - 11, end - 11)).toEqual([255, 0, 0]);
});

/** Writes a drawing of one layer. */
const svgOf = (layer: Layer) =>
  drawingToSvg({ ...drawDesign(encodePayload('a', 'L'), plainDesign(PRINT_SAFE)), layers: [layer] });

test.each([
  [true, 'xMidYMid meet'],
  [false, 'xMidYMid slice'],
] as const)('An SVG document shows a whole picture (%s) or one that fills its place', (isWhole, expected) => {
  const svg = svgOf({ kind: 'image', image: 'data:,', x: 0, y: 0, width: 2, height: 1, isWhole });
  expect(svg).toContain(`preserveAspectRatio="${expected}"`);
});

test('An SVG document draws a line without filling what it surrounds', () => {
  const paint = { kind: 'solid', colour: '#ff0000' } as const;
  const svg = svgOf({ kind: 'outline', path: 'M0 0h9v9', paint, lineWidth: 1 });
  expect(svg).toContain('<path fill="none" stroke="#ff0000" stroke-width="1" d="M0 0h9v9"/>');
});

test('Writes the attributes of SVG so that no value can end them', () => {
  const image = 'data:,"><script>&amp;';
  const svg = svgOf({ kind: 'image', image, x: 0, y: 0, width: 1, height: 1 });
  expect(svg).toContain('href="data:,&#34;>&#60;script>&#38;amp;"');
});
