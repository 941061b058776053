import { beforeAll, describe, expect, test } from 'vitest';
import type { Pixels } from '../pixels.ts';
import { setReaderFromDisk } from '../testing/reader.ts';
import { blur, spread } from './edges.ts';
import { readerNames, reads } from './readers.ts';
import { type StressName, stresses } from './stress.ts';
import { drawPlain } from './testing/draw.ts';
import { addNoise, fade, shine } from './tone.ts';
import { rotate, shrinkPicture, tilt } from './warp.ts';

beforeAll(setReaderFromDisk);

/** Draws a picture of grey pixels. */
function picture(rows: readonly (readonly number[])[]): Pixels {
  const data = new Uint8ClampedArray(rows.flat().flatMap((grey) => [grey, grey, grey, 255]));
  return { width: rows[0]?.length ?? 0, height: rows.length, data };
}

/** Returns the grey value of each pixel. */
function greys({ width, height, data }: Pixels): number[][] {
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => data[(y * width + x) * 4] ?? 0),
  );
}

/** Black left of the column, white from there. */
const edge = (width: number, column: number) =>
  picture(Array.from({ length: 9 }, () => Array.from({ length: width }, (_, x) => (x < column ? 0 : 255))));

/** Width of the black part in the middle row, in pixels. */
const blackWidth = (pixels: Pixels) =>
  (greys(pixels)[4] ?? []).reduce((sum, grey) => sum + (255 - grey) / 255, 0);

test('Shrinking averages the area that each pixel covers', () => {
  const checked = picture([
    [0, 255, 0],
    [255, 0, 255],
    [0, 0, 0],
  ]);
  expect(greys(shrinkPicture(checked, 1 / 3))).toEqual([[85]]);
  expect(greys(shrinkPicture(edge(8, 3), 0.5))[0]).toEqual([0, 128, 255, 255]);
});

test('Blurring keeps the tone and softens edges', () => {
  const [row = []] = greys(blur(edge(20, 10), 2));
  expect(row[0]).toBe(0);
  expect(row[19]).toBe(255);
  expect(row[9]).toBeGreaterThan(70);
  expect(row[10]).toBeLessThan(185);
  expect(blackWidth(blur(edge(20, 10), 2))).toBeCloseTo(10, 1);
});

test('Rotating by a quarter turns columns into rows, clockwise', () => {
  const turned = greys(
    rotate(
      picture([
        [0, 100],
        [150, 200],
      ]),
      90,
    ),
  );
  expect(turned).toEqual([
    [150, 0],
    [200, 100],
  ]);
});

test('A rotated picture is large enough for all of it', () => {
  const { width, height } = rotate(edge(100, 50), 45);
  expect(width).toBe(78);
  expect(height).toBe(78);
});

test('A tilted picture is narrower at the top and unchanged at the bottom', () => {
  const stripe = picture(
    Array.from({ length: 100 }, () => Array.from({ length: 100 }, (_, x) => (x >= 20 && x < 80 ? 0 : 255))),
  );
  const rows = greys(tilt(stripe, 0.5));
  const black = (row: number[] = []) => row.filter((grey) => grey < 128).length;
  expect(black(rows[0])).toBe(30);
  expect(black(rows[99])).toBe(60);
});

test('Spreading ink moves edges by the distance, also by fractions of a pixel', () => {
  expect(blackWidth(spread(edge(20, 10), 'dark', 1))).toBeCloseTo(11, 1);
  expect(blackWidth(spread(edge(20, 10), 'dark', 2.5))).toBeCloseTo(12.5, 1);
  expect(blackWidth(spread(edge(20, 10), 'light', 1.5))).toBeCloseTo(8.5, 1);
});

test('Fading leaves the given share of the contrast, and white paper', () => {
  expect(greys(fade(picture([[0, 128, 255]]), 0.5))).toEqual([[128, 192, 255]]);
});

test('Glare is brightest in its middle and fades towards the edges', () => {
  const rows = greys(
    shine(picture(Array.from({ length: 40 }, () => new Array<number>(40).fill(0))), 0.8, 0.1),
  );
  expect(rows[16]?.[26]).toBe(204);
  expect(rows[39]?.[0]).toBe(0);
});

test('Noise is the same each time, and has the given strength', () => {
  const grey = picture(Array.from({ length: 50 }, () => new Array<number>(50).fill(128)));
  const noisy = greys(addNoise(grey, 20)).flat();
  expect(greys(addNoise(grey, 20)).flat()).toEqual(noisy);
  const mean = noisy.reduce((sum, value) => sum + value, 0) / noisy.length;
  const deviation = Math.sqrt(noisy.reduce((sum, value) => sum + (value - mean) ** 2, 0) / noisy.length);
  expect(mean).toBeCloseTo(128, -1);
  expect(deviation).toBeGreaterThan(17);
  expect(deviation).toBeLessThan(23);
});

describe('All readers read a plain code', () => {
  const payload = 'https://example.com/a/path?with=query';
  const plain = drawPlain(payload, { module: 4 });

  test.each(Object.keys(stresses) as StressName[])('%s', async (name) => {
    const stressed = stresses[name].apply(plain.pixels, plain.grid.module);
    for (const reader of readerNames) expect(await reads(reader, stressed, payload), reader).toBe(true);
  });
});

describe('Each reader', () => {
  const payload = 'https://example.com/?q=1\nA second line';
  const light = drawPlain(payload, { colours: { foreground: '#ffffff', background: '#000000' } });

  test.each(readerNames)('%s gets exactly the text', async (reader) => {
    expect(await reads(reader, drawPlain(payload).pixels, payload)).toBe(true);
    expect(await reads(reader, drawPlain(`${payload}.`).pixels, payload)).toBe(false);
  });

  test.each([
    ['ZXing', true],
    ['ZBar', false],
    ['jsQR', true],
  ] as const)('%s reads light codes on dark backgrounds: %s', async (reader, isRead) => {
    expect(await reads(reader, light.pixels, payload)).toBe(isRead);
    // The picture that the reader read before makes no difference.
    expect(await reads(reader, drawPlain(payload).pixels, payload)).toBe(true);
    expect(await reads(reader, light.pixels, payload)).toBe(isRead);
  });

  test.each(readerNames)('%s finds nothing in an empty picture', async (reader) => {
    expect(await reads(reader, picture(new Array(60).fill(new Array(60).fill(255))), payload)).toBe(false);
  });
});

test('Each difficult condition has a name of its own', () => {
  const labels = Object.values(stresses).map(({ label }) => label);
  for (const label of labels) expect(label).toMatch(/^[A-Z]/);
  expect(new Set(labels).size).toBe(labels.length);
});
