import { expect, test } from 'vitest';
import { PRINT_SAFE } from './colour.ts';
import { drawPixels } from './draw-pixels.ts';
import { drawSvg, svgPath } from './draw-svg.ts';
import { encode } from './matrix.ts';
import { PictureTooSmallError, place } from './placement.ts';

test('A matrix is as large as its version says, and as the smallest version that was asked for', () => {
  expect(encode('a', 'H').size).toBe(21);
  expect(encode('a', 'H', 6).size).toBe(41);
  expect(encode('a'.repeat(100), 'H', 6).size).toBe(57);
});

test('Every module is a whole number of pixels, with at least four modules of quiet zone on each side', () => {
  for (let version = 1; version <= 40; version++) {
    const modules = 4 * version + 17;
    for (const size of [256, 257, 512, 1000, 1024, 4096]) {
      const { module, origin } = place(modules, size);
      const after = size - origin - modules * module;
      expect(Number.isInteger(module) && module >= 1).toBe(true);
      expect(Math.min(origin, after)).toBeGreaterThanOrEqual(4 * module);
      expect(Math.abs(origin - after)).toBeLessThanOrEqual(1);
    }
  }
});

test('A picture with less than a pixel a module is refused, with the smallest size that works', () => {
  expect(() => place(177, 184)).toThrow(new PictureTooSmallError(185));
  expect(place(177, 185)).toEqual({ module: 1, origin: 4 });
});

test('The pixels are the modules', () => {
  const matrix = encode('https://example.com', 'H');
  const size = 300;
  const { module, origin } = place(matrix.size, size);
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

test('The SVG covers the dark modules and no others', () => {
  const matrix = encode('svg', 'L');
  const covered = matrix.modules.map((row) => row.map(() => false));
  for (const [, x, y, run] of svgPath(matrix).matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let i = 0; i < Number(run); i++) (covered[Number(y) - 4] ?? [])[Number(x) - 4 + i] = true;
  }
  expect(covered).toEqual(matrix.modules);
  expect(drawSvg(matrix, PRINT_SAFE)).toContain('viewBox="0 0 29 29"');
});
