import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { PRINT_SAFE } from '../colour.ts';
import { composeCode } from '../compose.ts';
import { plainDesign } from '../design/plain-design.ts';
import { frameFont } from '../frame-font/frame-font.ts';
import { drawingToSvg } from '../svg.ts';
import { fillOutline } from '../testing/paint.ts';
import { platformText, type TextContext } from './platform-text.ts';
import { textOutline } from './text.ts';

// A font with Cyrillic letters, which the frames' own font lacks.
const require = createRequire(import.meta.url);
const file = require.resolve('pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf');
GlobalFonts.register(readFileSync(file), 'Liberation');

const newContext = (width: number, height: number) => createCanvas(width, height).getContext('2d');
const platform = platformText({ family: 'Liberation', newContext });

test('A text that the frames’ font lacks is outlined as the platform paints it', () => {
  const text = 'Сканируй';
  const { path, box, capHeight } = platform.outline(text);
  expect(capHeight).toBeGreaterThan(100);

  const context = createCanvas(box.width, box.width).getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, box.width, box.width);
  context.fillStyle = '#000000';
  context.font = '700 320px Liberation';
  const { actualBoundingBoxLeft, actualBoundingBoxAscent } = context.measureText(text);
  context.fillText(text, Math.ceil(actualBoundingBoxLeft) + 1, Math.ceil(actualBoundingBoxAscent) + 1);
  const painted = context.getImageData(0, 0, box.width, box.width).data;
  const outlined = fillOutline(path, box.width, 1).data;
  const isDifferent = (at: number) => Math.abs((painted[at] ?? 0) - (outlined[at] ?? 0)) > 200;
  let different = 0;
  for (let at = 0; at < painted.length; at += 4) if (isDifferent(at)) different++;
  expect(different).toBeLessThan(20);
  // Straight lines instead of the steps of pixels.
  expect(path.match(/L/g)?.length).toBeLessThan(800);
});

test('A long text gets smaller letters in as many pixels', () => {
  const { box, capHeight } = platform.outline('Отсканируйте этот код, чтобы открыть его');
  expect(box.width).toBeLessThanOrEqual(3200 + 4);
  expect(capHeight).toBeLessThan(140);
});

test('Only characters that no font has are missing', () => {
  expect(platform.problemOf('я')).toBeUndefined();
  expect(platform.problemOf('Ξ')).toBeUndefined();
  for (const unassigned of ['\u05ff', '\u{10fffd}']) expect(platform.problemOf(unassigned)).toBe('missing');
});

test('Characters of several colours, such as emoji, have no outline', () => {
  const paintsYellow = (width: number, height: number): TextContext => {
    const context = newContext(width, height);
    return new Proxy(context, {
      set: (_, name, value) => Reflect.set(context, name, name === 'fillStyle' ? '#ffcc00' : value),
      get: (_, name) => {
        const value = Reflect.get(context, name);
        return typeof value === 'function' ? value.bind(context) : value;
      },
    });
  };
  const coloured = platformText({ family: 'Liberation', newContext: paintsYellow });
  expect(coloured.problemOf('я')).toBe('coloured');
});

test('Letters with marks above and below stay within their label', () => {
  const box = { x: 0, y: 0, width: 1000, height: 6 };
  const shape = { path: '', box: { x: 0, y: 0, width: 100, height: 400 }, capHeight: 100, baseline: 0 };
  const { unit, top } = textOutline('न', frameFont, box, 3, { outline: () => shape });
  expect(unit * 400).toBeCloseTo(4.8);
  expect(top).toBeCloseTo(0.6);
});

test('A frame has the outline of its text in every drawing', () => {
  const frame = { shape: 'label-below', text: 'Сканируй', colour: '#000000', textColour: '#ffffff' } as const;
  const design = { ...plainDesign(PRINT_SAFE), frame };
  const { drawing } = composeCode('https://example.com', design, { font: frameFont, platformText: platform });
  expect(drawingToSvg(drawing)).toContain(platform.outline('Сканируй').path);
});
