import { beforeAll, describe, expect, test } from 'vitest';
import { designGroups, designs, findDesign } from '../../client/src/config/designs.ts';
import type { Level } from '../../qr/src/capacity.ts';
import { channels, colourProblem, symbolContrast } from '../../qr/src/colour.ts';
import { encode } from '../../qr/src/matrix.ts';
import { drawPixels } from '../../qr/src/pixels.ts';
import { readsAs } from '../../qr/src/read-back.ts';
import { readWithJsQr, setReaderFromDisk } from '../../qr/src/testing/reader.ts';

beforeAll(setReaderFromDisk);

const short = 'https://example.com';
/** 700 bytes, which need a code of 141 × 141 modules at level H. */
const long = 'https://example.com/menu?table=12&'.padEnd(700, 'canary ');

const pictures: readonly (readonly [payload: string, level: Level, size: number])[] = [
  [short, 'H', 256],
  [short, 'L', 1024],
  [long, 'H', 640],
  [long, 'L', 1024],
];

/** The distance between the colours of two designs in RGB space. */
function distance(one: (typeof designs)[number], other: (typeof designs)[number]): number {
  const steps = (['foreground', 'background'] as const).flatMap((side) => {
    const [from, to] = [channels(one[side]), channels(other[side])];
    return from.map((channel, index) => channel - (to[index] ?? 0));
  });
  return Math.hypot(...steps);
}

test('There are at least 24 designs and three in each mood', () => {
  expect(designs.length).toBeGreaterThanOrEqual(24);
  for (const group of Object.keys(designGroups)) {
    expect(designs.filter((design) => design.group === group).length).toBeGreaterThanOrEqual(3);
  }
  expect(findDesign('canary')?.name).toBe('Canary');
  expect(findDesign('nowhere')).toBeUndefined();
});

test('Designs differ in id, name and colours', () => {
  expect(new Set(designs.map(({ id }) => id)).size).toBe(designs.length);
  expect(new Set(designs.map(({ name }) => name)).size).toBe(designs.length);
  for (const [index, design] of designs.entries()) {
    expect(design.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const other of designs.slice(index + 1)) {
      expect(distance(design, other), `${design.id} and ${other.id}`).toBeGreaterThan(30);
    }
  }
});

describe('Short and long codes of every size scan in the design', () => {
  test.each(designs.map((design) => [design.name, design] as const))('%s', async (_, design) => {
    expect(colourProblem(design)).toBeUndefined();
    // The gallery promises grade B or better (ISO/IEC 15415 §7.8.2).
    expect(symbolContrast(design)).toBeGreaterThanOrEqual(0.55);
    for (const [payload, level, size] of pictures) {
      const picture = drawPixels(encode(payload, level), design, size);
      expect(await readsAs(picture, payload), `${payload.length} bytes, ${level}, ${size} px`).toBe(true);
    }
    const small = drawPixels(encode(short, 'H'), design, 256);
    expect(Buffer.from(readWithJsQr(small) ?? []).toString()).toBe(short);
  });
});
