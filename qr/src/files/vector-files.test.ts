import { inflateSync } from 'node:zlib';
import { loadImage } from '@napi-rs/canvas';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Colour } from '../colour.ts';
import { composeCode } from '../compose.ts';
import type { Drawing, Layer } from '../drawing.ts';
import { frameFont } from '../frame-font/frame-font.ts';
import type { Pixels } from '../pixels.ts';
import { readsAs } from '../read-back.ts';
import { onWhite } from '../testing/on-white.ts';
import { paint, pixelAt } from '../testing/paint.ts';
import { rasterise } from '../testing/rasterise.ts';
import { readableDesign } from '../testing/readable-designs.ts';
import { setReaderFromDisk } from '../testing/reader.ts';
import { renderPdf } from '../testing/render-pdf.ts';
import { drawingToPdf } from './pdf.ts';
import { drawingToSvgFile } from './svg-file.ts';

beforeAll(setReaderFromDisk);

/** Rows of red, blue, blue and red, 20 × 40 pixels. Three columns of the blue are transparent. */
const tall = new PNG({ width: 20, height: 40 });
for (let at = 0; at < tall.data.length; at += 4) {
  const isBlue = at >= 200 * 4 && at < 600 * 4;
  const opacity = isBlue && (at / 4) % 20 < 3 ? 0 : 255;
  tall.data.set(isBlue ? [0, 0, 255, opacity] : [255, 0, 0, 255], at);
}
const tallPng = `data:image/png;base64,${PNG.sync.write(tall).toString('base64')}`;

const square = (x: number, y: number, side: number) => `M${x} ${y}h${side}v${side}h${-side}z`;

/** A drawing with all kinds of layers, 20 × 10 units. */
const layers: Layer[] = [
  {
    kind: 'outline',
    path: 'M0 0h20v10h-20z',
    paint: { kind: 'solid', colour: '#ffffff' },
    isBackground: true,
  },
  {
    kind: 'outline',
    path: square(0, 0, 4),
    paint: {
      kind: 'linear',
      x1: 0,
      y1: 0,
      x2: 4,
      y2: 0,
      stops: [
        { at: 0.25, colour: '#ff0000' },
        { at: 0.75, colour: '#0000ff' },
      ],
    },
  },
  {
    kind: 'outline',
    path: square(0, 0, 40),
    frame: { left: 5, top: 0, unit: 0.1 },
    paint: {
      kind: 'radial',
      x: 20,
      y: 20,
      radius: 20,
      stops: [
        { at: 0, colour: '#00ff00' },
        { at: 1, colour: '#000000' },
      ],
    },
  },
  { kind: 'outline', path: square(10, 0, 4), paint: { kind: 'solid', colour: '#000000' }, opacity: 0.5 },
  {
    kind: 'outline',
    path: 'M15 2c1 0 1 0 2 0q1 0 2 0',
    lineWidth: 2,
    paint: { kind: 'solid', colour: '#ff00ff' },
  },
  {
    kind: 'outline',
    path: 'M2 5a2 2 0 1 1 0 4a2 2 0 1 1 0 -4z',
    paint: { kind: 'solid', colour: '#00ffff' },
  },
  {
    kind: 'outline',
    path: square(0, 0, 1),
    places: [
      { x: 12, y: 6 },
      { x: 14, y: 6 },
    ],
    paint: {
      kind: 'linear',
      x1: 0,
      y1: 0,
      x2: 1,
      y2: 0,
      stops: [
        { at: 0, colour: '#ff0000' },
        { at: 1, colour: '#0000ff' },
      ],
    },
  },
  { kind: 'image', image: tallPng, x: 6, y: 5, width: 4, height: 4, clip: square(6, 5, 2) },
  { kind: 'image', image: tallPng, x: 10, y: 6, width: 1, height: 4, isWhole: true },
  { kind: 'image', image: tallPng, x: 11, y: 6, width: 1, height: 4 },
  { kind: 'image', image: tallPng, x: 16, y: 6, width: 4, height: 4, isWhole: true },
];
const everything: Drawing = { width: 20, height: 10, origin: { x: 0, y: 0 }, size: 20, layers };

const images = new Map([[tallPng, { width: 20, height: 40, data: new Uint8ClampedArray(tall.data) }]]);

const renderers: [string, (drawing: Drawing, width: number) => Promise<Pixels>][] = [
  [
    'SVG file, rendered by resvg',
    async (drawing, width) => rasterise(drawingToSvgFile(drawing, { width, unit: 'px', dpi: 300 }), 1),
  ],
  [
    'PDF file, rendered by pdf.js',
    async (drawing, width) => renderPdf(await drawingToPdf(drawing, { width: 50, images }), width),
  ],
  [
    'Preview, painted on a canvas',
    async (drawing, width) => paint(drawing, width, new Map([[tallPng, await loadImage(tallPng)]])),
  ],
];

describe.each(renderers)('%s', (_name, render) => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7])('of design %i reads back', async (index) => {
    const payload = `https://example.com/${index}`;
    const { drawing } = composeCode(payload, readableDesign(index), { font: frameFont });
    expect(await readsAs(onWhite(await render(drawing, drawing.width * 6)), payload)).toBe(true);
  });

  test('shows fills, gradients, opacity, lines, curves and cropped images in their places', async () => {
    const picture = await render(everything, 400);
    expect([picture.width, picture.height]).toEqual([400, 200]);
    const at = (x: number, y: number) => {
      const start = (y * 20 * 400 + x * 20) * 4;
      return [...picture.data.subarray(start, start + 4)];
    };
    const near = (x: number, y: number, colour: readonly number[]) => {
      at(x, y).forEach((channel, index) => {
        expect(Math.abs(channel - (colour[index] ?? 255)), `${x}, ${y}: ${at(x, y)}`).toBeLessThan(12);
      });
    };
    near(4.5, 4.5, [255, 255, 255]);
    near(0.5, 1, [255, 0, 0]);
    near(2, 1, [128, 0, 128]);
    near(3.5, 1, [0, 0, 255]);
    near(7, 2, [0, 255, 0]);
    near(6, 2, [0, 128, 0]);
    near(5.2, 0.2, [0, 0, 0]);
    near(12, 2, [128, 128, 128]);
    near(17, 1.2, [255, 0, 255]);
    near(17, 3.2, [255, 255, 255]);
    near(2, 5.2, [0, 255, 255]);
    near(0.2, 8.8, [255, 255, 255]);
    for (const left of [12, 14]) {
      near(left + 0.1, 6.5, [230, 0, 25]);
      near(left + 0.9, 6.5, [25, 0, 230]);
    }
    near(13.5, 6.5, [255, 255, 255]);
    near(7, 5.3, [0, 0, 255]);
    near(7, 6.7, [0, 0, 255]);
    near(6.3, 5.5, [255, 255, 255]);
    near(9, 6, [255, 255, 255]);
    near(11.1, 8, [0, 0, 255]);
  });

  test('centres an image that is shown as a whole', async () => {
    const picture = await render(everything, 400);
    const colourAt = (x: number, y: number) => pixelAt(picture, Math.round(x * 20), Math.round(y * 20));
    for (const [x, y] of [
      [17.1, 6.5],
      [18.9, 9.5],
      [10.5, 7.2],
      [10.5, 8.8],
    ] as const) {
      expect(colourAt(x, y), `${x}, ${y}`).toEqual([255, 0, 0]);
    }
    for (const [x, y] of [
      [16.9, 6.5],
      [19.1, 9.5],
      [10.5, 6.8],
      [10.5, 9.2],
    ] as const) {
      expect(colourAt(x, y), `${x}, ${y}`).toEqual([255, 255, 255]);
    }
  });

  test('leaves a transparent background transparent', async () => {
    const picture = await render({ ...everything, layers: layers.slice(1) }, 400);
    expect([...picture.data.subarray(-4)]).toEqual([0, 0, 0, 0]);
  });
});

test('A PDF file has one page of exactly the chosen size', async () => {
  for (const width of [10, 50, 210.5, 5000]) {
    const { onPaper, pages } = await renderPdf(await drawingToPdf(everything, { width, images }), 100);
    expect(pages).toBe(1);
    expect(onPaper.width).toBeCloseTo(width, 4);
    expect(onPaper.height).toBeCloseTo(width / 2, 4);
  }
});

test('An SVG file has its size in the chosen unit, and only plain elements', () => {
  const svg = drawingToSvgFile(everything, { width: 50, unit: 'mm', dpi: 300 });
  expect(svg).toContain('width="50mm" height="25mm" viewBox="0 0 20 10"');
  expect(drawingToSvgFile(everything, { width: 1024, unit: 'px', dpi: 300 })).toContain(
    'width="1024" height="512"',
  );
  const names = new Set([...svg.matchAll(/<([a-z]\w*)/gi)].map(([, name]) => name));
  expect([...names].toSorted()).toEqual(
    ['clipPath', 'defs', 'g', 'image', 'linearGradient', 'path', 'radialGradient', 'stop', 'svg'].toSorted(),
  );
  expect(svg).not.toMatch(/style=|class=|\bon\w+=| href=|https?:(?!\/\/www\.w3\.org\/)/);
});

test('Ids in an SVG file start with a letter, as XML requires', () => {
  const svg = drawingToSvgFile(everything, { width: 50, unit: 'mm', dpi: 300 });
  const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(1);
  for (const id of ids) expect(id).toMatch(/^[a-z]/);
});

test('The preview and a PDF file need every image', async () => {
  expect(() => paint(everything, 400)).toThrow('An image of the design isn’t decoded.');
  await expect(drawingToPdf(everything, { width: 50, images: new Map() })).rejects.toThrow('image');
});

test('Pure black is device gray in a PDF file, so that printers use black alone', async () => {
  const square = 'M0 0h1v1h-1z';
  const drawing = (colour: Colour): Drawing => ({
    ...everything,
    layers: [
      { kind: 'outline', path: square, paint: { kind: 'solid', colour } },
      { kind: 'outline', path: square, paint: { kind: 'solid', colour }, lineWidth: 1 },
    ],
  });
  const operators = async (colour: Colour) => {
    const pdf = Buffer.from(await drawingToPdf(drawing(colour), { width: 50, images }));
    const start = pdf.indexOf('stream') + 'stream\n'.length;
    return inflateSync(pdf.subarray(start)).toString('latin1');
  };
  const black = await operators('#000000');
  expect(black).toMatch(/^0 g$/m);
  expect(black).toMatch(/^0 G$/m);
  expect(black).not.toContain('DeviceRGB');
  expect(await operators('#000001')).toContain('DeviceRGB');
});
