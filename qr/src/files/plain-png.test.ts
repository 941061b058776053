import { expect, test } from 'vitest';
import { PRINT_SAFE } from '../colour.ts';
import { composeCode } from '../compose.ts';
import type { Design } from '../design/design.ts';
import { plainDesign } from '../design/plain-design.ts';
import { frameFont } from '../frame-font/frame-font.ts';
import { pixelGrid } from '../pixels.ts';
import { decodePicture } from '../testing/decode.ts';
import { paint } from '../testing/paint.ts';
import { plainDrawing, writePlainPng } from './plain-png.ts';

const design = plainDesign(PRINT_SAFE);
const coloured = plainDesign({ foreground: '#102a5c', background: '#f5d442' }, { level: 'H' });

test.each<[string, string, Design, number]>([
  ['short text', 'a', design, 29],
  ['link', 'https://canary.example/menu', design, 1024],
  ['link with modules of 7.3 pixels', 'https://canary.example/menu', coloured, 241],
  ['long text without a quiet zone', 'menu '.repeat(200), { ...design, quietZone: 0 }, 1001],
])('A plain PNG has the pixels of the painted drawing: %s', async (_, payload, its, width) => {
  const { drawing } = composeCode(payload, its);
  const plain = plainDrawing(drawing);
  if (!plain) return expect.fail();
  const grid = pixelGrid(drawing, Math.max(width, drawing.width));
  const png = await writePlainPng(plain, grid);
  const { data, ...size } = await decodePicture(png);
  const painted = paint(drawing, grid.width);
  expect(size).toEqual({ width: grid.width, height: grid.height });
  expect(Buffer.from(data.buffer).equals(Buffer.from(painted.data.buffer))).toBe(true);
});

const { modules, finders, background } = design;
test.each<[string, Partial<Design>]>([
  ['round modules', { modules: { ...modules, shape: 'rounded' } }],
  ['round finder patterns', { finders: { ...finders, centre: { ...finders.centre, shape: 'circle' } } }],
  ['a third colour', { modules: { ...modules, fill: { kind: 'solid', colour: '#333333' } } }],
  ['no background', { background: { kind: 'transparent', on: '#ffffff' } }],
  ['a frame', { frame: { shape: 'label-below', text: 'Scan', colour: '#000000', textColour: '#ffffff' } }],
  ['a gradient', { background: { ...background, kind: 'linear', angle: 0, stops: [] } }],
])('A drawing with %s isn’t plain', (_, change) => {
  const { drawing } = composeCode('a', { ...design, ...change }, { font: frameFont });
  expect(plainDrawing(drawing)).toBeUndefined();
});
