import { createCanvas, loadImage } from '@napi-rs/canvas';
import { beforeAll, describe, expect, test } from 'vitest';
import { PRINT_SAFE } from './colour.ts';
import { composeCode } from './compose.ts';
import type { Design, Fill, FinderCentreShape, FinderFrameShape } from './design/design.ts';
import { frameShapes, moduleShapes } from './design/options.ts';
import { plainDesign } from './design/plain-design.ts';
import type { Artwork } from './drawing.ts';
import { drawingToPdf } from './files/pdf.ts';
import { drawingToSvgFile } from './files/svg-file.ts';
import { frameFont } from './frame-font/frame-font.ts';
import type { Pixels } from './pixels.ts';
import { readsAs } from './read-back.ts';
import { drawingToSvg } from './svg.ts';
import { decodePicture, encodePicture } from './testing/decode.ts';
import { paint } from './testing/paint.ts';
import { rasterise } from './testing/rasterise.ts';
import { readWithJsQr, setReaderFromDisk } from './testing/reader.ts';
import { renderPdf } from './testing/render-pdf.ts';

beforeAll(setReaderFromDisk);

const payload = 'https://example.com/menu';
const plain = plainDesign(PRINT_SAFE, { level: 'Q' });
const { fill } = plain.modules;

const artwork: Artwork = {
  side: 24,
  margin: 0.1,
  shapes: [
    { path: 'M0 0h24v24h-24z', paint: { kind: 'solid', colour: '#ff0000' } },
    { path: 'M4 20 20 4', paint: { kind: 'solid', colour: '#ffffff' }, lineWidth: 3 },
  ],
};

/** A picture of three stripes, wider than high. */
function stripes(): string {
  const canvas = createCanvas(90, 60);
  const context = canvas.getContext('2d');
  for (const [index, colour] of ['#e0c0ff', '#fff0c0', '#c0ffe0'].entries()) {
    context.fillStyle = colour;
    context.fillRect(index * 30, 0, 30, 60);
  }
  return canvas.toDataURL('image/png');
}
const image = stripes();

const gradient = (kind: 'linear' | 'radial', span: 'code' | 'module'): Fill => {
  const stops = [
    { at: 0, colour: '#a00000' as const },
    { at: 0.4, colour: '#500080' as const },
    { at: 1, colour: '#0000a0' as const },
  ];
  return kind === 'linear' ? { kind, angle: 30, span, stops } : { kind, span, stops };
};
const pale = [
  { at: 0, colour: '#ffe0e0' },
  { at: 1, colour: '#e0e0ff' },
] as const satisfies { at: number; colour: `#${string}` }[];

const logo = {
  source: { kind: 'image', image },
  area: 0.05,
  shape: 'circle',
  padding: 0.5,
  hasPlate: true,
  position: { x: 0.5, y: 0.5 },
} as const satisfies Design['logo'];

/** Pairs of shapes that jsQR reads: it also measures the diagonals, where a circle in a square has other widths. */
const finderPairs: readonly (readonly [FinderFrameShape, FinderCentreShape])[] = [
  ['square', 'square'],
  ['rounded', 'rounded'],
  ['extra-rounded', 'circle'],
  ['circle', 'star'],
  ['leaf', 'leaf'],
  ['drop', 'drop'],
  ['cut', 'cut'],
  ['circle', 'diamond'],
  ['dotted', 'square'],
];

const designs: Readonly<Record<string, Partial<Design>>> = {
  ...Object.fromEntries(moduleShapes.map((shape) => [`modules: ${shape}`, { modules: { shape, fill } }])),
  ...Object.fromEntries(
    finderPairs.map(([shape, centre]) => [
      `finders: ${shape} and ${centre}`,
      { finders: { frame: { shape, fill }, centre: { shape: centre, fill } } },
    ]),
  ),
  ...Object.fromEntries(
    frameShapes.map((shape) => [
      `frame: ${shape}`,
      { frame: { shape, text: 'Scan me', colour: '#204060', textColour: '#ffffff' } },
    ]),
  ),
  ...Object.fromEntries(
    (['linear', 'radial'] as const).flatMap((kind) =>
      (['code', 'module'] as const).map((span) => [
        `${kind} gradient over each ${span}`,
        { modules: { shape: 'fluid', fill: gradient(kind, span) } },
      ]),
    ),
  ),
  'each finder pattern separately': {
    corners: {
      topRight: {
        frame: { shape: 'leaf', fill: gradient('linear', 'module') },
        centre: { shape: 'leaf', fill },
      },
      bottomLeft: {
        frame: { shape: 'drop', fill },
        centre: { shape: 'drop', fill: gradient('radial', 'code') },
      },
    },
  },
  'background: linear gradient': { background: { kind: 'linear', angle: 90, stops: [...pale] } },
  'background: radial gradient': { background: { kind: 'radial', stops: [...pale] } },
  'background: image': {
    background: { kind: 'image', image, veil: { colour: '#ffffff', opacity: 0.3 } },
  },
  'a wide quiet zone': { quietZone: 9 },
  'logo: image in a circle': { logo },
  'logo: rounded image without a plate': { logo: { ...logo, shape: 'rounded', hasPlate: false } },
  'logo: icon': { logo: { ...logo, source: { kind: 'icon', name: 'star', colour: '#ff0000' } } },
  'logo: canary in the corner': { logo: { ...logo, source: { kind: 'canary' }, position: 'corner' } },
};

/** The share of channels that clearly differ. Renderers smooth edges a little differently. */
function difference(one: Pixels, other: Pixels): number {
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  let different = 0;
  for (let index = 0; index < one.data.length; index++) {
    if (Math.abs((one.data[index] ?? 0) - (other.data[index] ?? 0)) > 100) different++;
  }
  return different / one.data.length;
}

describe('A canvas and another renderer of SVG show the same picture, which two readers read', () => {
  test.each(Object.entries(designs))('%s', async (_, change) => {
    const { drawing } = composeCode(payload, { ...plain, ...change }, { artwork, font: frameFont });
    const width = drawing.width * 7;
    const painted = paint(drawing, width, new Map([[image, await loadImage(image)]]));
    const rasterised = rasterise(drawingToSvg(drawing), 7);
    expect(difference(painted, rasterised)).toBeLessThan(0.001);
    for (const pixels of [painted, rasterised]) {
      expect(await readsAs(pixels, payload)).toBe(true);
      expect(Buffer.from(readWithJsQr(pixels) ?? []).toString()).toBe(payload);
    }
  });
});

describe('The picture of a file is the preview, scaled to the requested width', () => {
  const frame = { text: 'Scan me', colour: '#204060', textColour: '#ffffff' } as const;
  const framed: [string, Partial<Design>][] = [
    ['without a frame', {}],
    ...(['label-below', 'rounded-above', 'bubble-below', 'ticket'] as const).map(
      (shape): [string, Partial<Design>] => [`in the frame ${shape}`, { frame: { ...frame, shape } }],
    ),
  ];
  /** At this width, a module isn't a whole number of pixels wide. */
  const width = 500;

  test.each(framed)('%s', async (_, change) => {
    const { drawing } = composeCode(payload, { ...plain, ...change }, { font: frameFont });
    const preview = rasterise(drawingToSvg(drawing), width / drawing.width);
    const painted = paint(drawing, width);
    const files: [string, Pixels][] = [
      ['SVG', rasterise(drawingToSvgFile(drawing, { width, unit: 'px', dpi: 300 }), 1)],
      ['PDF', await renderPdf(await drawingToPdf(drawing, { width: 50, images: new Map() }), width)],
    ];
    for (const format of ['png', 'webp', 'jpeg'] as const) {
      files.push([format, await decodePicture(await encodePicture(painted, format))]);
    }
    for (const [format, file] of files) expect(difference(file, preview), format).toBeLessThan(0.01);
  });
});

test('Square modules have no smoothed edges at any width', () => {
  const { drawing } = composeCode(payload, plain);
  for (const width of [256, 300, 1024]) {
    const pixels = new Uint32Array(paint(drawing, width).data.buffer);
    expect(new Set(pixels).size, `${width} pixels`).toBe(2);
  }
});

test('A transparent design has no background', () => {
  const { drawing } = composeCode(payload, { ...plain, background: { kind: 'transparent', on: '#ffffff' } });
  expect(paint(drawing, drawing.width).data.slice(0, 4)).toEqual(new Uint8ClampedArray(4));
});
