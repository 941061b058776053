import { expect, test } from 'vitest';
import { encode } from './matrix.ts';
import { PictureTooSmallError, pixelGrid } from './pixels.ts';
import { QUIET_ZONE } from './quiet-zone.ts';
import { drawPixels } from './testing/draw-pixels.ts';

test('Uses the smallest version that fits, but no smaller one than requested', () => {
  expect(encode('a', 'H').size).toBe(21);
  expect(encode('a', 'H', 6).size).toBe(41);
  expect(encode('a'.repeat(100), 'H', 6).size).toBe(57);
});

test('Every module is a whole number of pixels, and the rest is spread evenly over the margins', () => {
  for (let version = 1; version <= 40; version++) {
    const across = 4 * version + 25;
    for (const drawing of [
      { width: across, height: across },
      { width: across, height: across + 9 },
    ]) {
      for (const width of [256, 257, 512, 1000, 1024, 4096]) {
        const { module, left, top, height } = pixelGrid(drawing, width);
        const right = width - left - drawing.width * module;
        const bottom = height - top - drawing.height * module;
        expect(Number.isInteger(module) && module >= 1).toBe(true);
        expect(Math.min(left, right, top, bottom)).toBeGreaterThanOrEqual(0);
        expect(right - left).toBeLessThanOrEqual(1);
        expect(bottom - top).toBeLessThanOrEqual(1);
      }
    }
  }
});

test('Rejects a picture with less than one pixel per module and names the smallest size that works', () => {
  const drawing = { width: 185, height: 185 };
  expect(() => pixelGrid(drawing, 184)).toThrow(new PictureTooSmallError(185));
  expect(pixelGrid(drawing, 185)).toEqual({ module: 1, left: 0, top: 0, width: 185, height: 185 });
});

test('Every pixel has the colour of its module', () => {
  const matrix = encode('https://example.com', 'H');
  const size = 300;
  const across = matrix.size + 2 * QUIET_ZONE;
  const { module, left } = pixelGrid({ width: across, height: across }, size);
  const origin = left + QUIET_ZONE * module;
  const { data, width, height } = drawPixels(matrix, { foreground: '#123456', background: '#fedcba' }, size);
  expect([width, height, data.length]).toEqual([size, size, size * size * 4]);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const dark =
        matrix.modules[Math.floor((y - origin) / module)]?.[Math.floor((x - origin) / module)] ?? false;
      const pixel = [...data.subarray((y * size + x) * 4, (y * size + x) * 4 + 4)];
      if (pixel.join() !== (dark ? '18,52,86,255' : '254,220,186,255'))
        expect.fail(`pixel ${x},${y} is ${pixel}`);
    }
  }
});
