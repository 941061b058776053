import { ZBarScanner } from '@undecaf/zbar-wasm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { PRINT_SAFE } from '../colour.ts';
import { readAllCodes } from '../grade/readers.ts';
import { drawPlain } from '../grade/testing/draw.ts';
import { blankPicture, rotate } from '../grade/warp.ts';
import type { Pixels } from '../pixels.ts';
import { centreOf, coverRegion, isSamePlace } from '../region.ts';
import { setReaderFromDisk } from '../testing/reader.ts';
import { findCodes, mergeCodes } from './find-codes.ts';

beforeAll(setReaderFromDisk);

/** Draws codes beside each other on a sheet. */
function sheetOf(texts: readonly string[], colours = PRINT_SAFE): Pixels {
  const drawn = texts.map((text) => drawPlain(text, { module: 4, colours }).pixels);
  const side = Math.max(...drawn.map(({ width }) => width));
  const sheet = blankPicture(side * texts.length, side);
  for (const [index, { width, height, data }] of drawn.entries())
    for (let y = 0; y < height; y++)
      sheet.data.set(data.subarray(y * width * 4, (y + 1) * width * 4), (y * sheet.width + index * side) * 4);
  return sheet;
}

const textsOf = (codes: readonly { readonly text: string }[]) => codes.map(({ text }) => text).sort();

/** A region of 10 × 10 pixels. */
const square = (x: number, y: number) => [
  { x, y },
  { x: x + 10, y },
  { x: x + 10, y: y + 10 },
  { x, y: y + 10 },
];

describe('A picture with several codes', () => {
  const texts = ['https://example.com/one', 'Two', 'tel:+12015550123'];

  test.each(['ZXing', 'ZBar'] as const)('%s reads all of them', async (reader) => {
    expect(textsOf(await readAllCodes(reader, sheetOf(texts)))).toEqual([...texts].sort());
  });

  test('has each of them once, at its place', async () => {
    const sheet = sheetOf(texts);
    const codes = await findCodes(sheet);
    expect(textsOf(codes)).toEqual([...texts].sort());
    for (const { text, corners } of codes) {
      const { x, y } = centreOf(corners);
      const side = sheet.height;
      expect(Math.floor(x / side)).toBe(texts.indexOf(text));
      expect(y).toBeGreaterThan(side * 0.4);
      expect(y).toBeLessThan(side * 0.6);
    }
  });

  test('has equal codes as often as they are in it, also turned', async () => {
    const codes = await findCodes(rotate(sheetOf(['Same', 'Same', 'Same']), 30));
    expect(textsOf(codes)).toEqual(['Same', 'Same', 'Same']);
  });

  test('may be light on dark', async () => {
    const inverted = { foreground: '#ffffff', background: '#000000' } as const;
    expect(textsOf(await findCodes(sheetOf(['Light'], inverted)))).toEqual(['Light']);
  });
});

test('A picture without a code has none, and a small one is read at double size', async () => {
  expect(await findCodes(blankPicture(80, 60))).toEqual([]);
  const tiny = drawPlain('Tiny', { module: 1 }).pixels;
  const [code] = await findCodes(tiny);
  expect(code?.text).toBe('Tiny');
  // The corners are in pixels of the picture itself.
  for (const { x, y } of code?.corners ?? []) expect(Math.max(x, y)).toBeLessThan(tiny.width);
});

test('A reader that can’t be loaded doesn’t stop the others', async () => {
  const create = vi.spyOn(ZBarScanner, 'create').mockRejectedValue(new Error('not loaded'));
  expect(textsOf(await findCodes(sheetOf(['One'])))).toEqual(['One']);
  create.mockRestore();
});

test('An aborted search stops', async () => {
  const reason = new Error('closed');
  await expect(findCodes(sheetOf(['One']), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
});

test('Codes of several readers at one place are one code, with the text of the first reader', () => {
  const first = [{ text: 'Café', corners: square(0, 0) }];
  const second = [
    { text: 'CafÃ©', corners: square(1, 1) },
    { text: 'Café', corners: square(40, 0) },
  ];
  expect(mergeCodes(first, second)).toEqual([first[0], second[1]]);
});

test('Regions of which the corners are in another order are the same place', () => {
  expect(isSamePlace(square(0, 0), square(2, 2).reverse())).toBe(true);
  expect(isSamePlace(square(0, 0), square(9, 0))).toBe(false);
});

test('A covered region is white, and the rest of the picture stays', () => {
  const black = { width: 20, height: 20, data: new Uint8ClampedArray(1600) };
  const { data } = coverRegion(black, square(4, 4));
  const at = (x: number, y: number) => data[(y * 20 + x) * 4];
  expect([at(4, 4), at(13, 13), at(9, 9)]).toEqual([255, 255, 255]);
  expect([at(2, 9), at(16, 9), at(9, 2), at(9, 16)]).toEqual([0, 0, 0, 0]);
});
