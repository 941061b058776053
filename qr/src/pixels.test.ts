import { expect, test } from 'vitest';
import { encode } from './matrix.ts';
import { drawPixels, PictureTooSmallError, pixelGrid } from './pixels.ts';

test('Uses the smallest version that fits, but no smaller one than requested', () => {
  expect(encode('a', 'H').size).toBe(21);
  expect(encode('a', 'H', 6).size).toBe(41);
  expect(encode('a'.repeat(100), 'H', 6).size).toBe(57);
});

test('Every module is a whole number of pixels, with a quiet zone of at least four modules on each side', () => {
  for (let version = 1; version <= 40; version++) {
    const modules = 4 * version + 17;
    for (const size of [256, 257, 512, 1000, 1024, 4096]) {
      const { module, origin } = pixelGrid(modules, size);
      const after = size - origin - modules * module;
      expect(Number.isInteger(module) && module >= 1).toBe(true);
      expect(Math.min(origin, after)).toBeGreaterThanOrEqual(4 * module);
      expect(Math.abs(origin - after)).toBeLessThanOrEqual(1);
    }
  }
});

test('Rejects a picture with less than one pixel per module and names the smallest size that works', () => {
  expect(() => pixelGrid(177, 184)).toThrow(new PictureTooSmallError(185));
  expect(pixelGrid(177, 185)).toEqual({ module: 1, origin: 4 });
});

test('Every pixel has the colour of its module', () => {
  const matrix = encode('https://example.com', 'H');
  const size = 300;
  const { module, origin } = pixelGrid(matrix.size, size);
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
