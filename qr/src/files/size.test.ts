import { expect, test } from 'vitest';
import { millimetresOf, pixelsOf, scanDistance } from './size.ts';

test.each([
  [{ width: 1024, unit: 'px', dpi: 300 }, 1024, 86.7],
  [{ width: 50, unit: 'mm', dpi: 300 }, 591, 50],
  [{ width: 2, unit: 'in', dpi: 600 }, 1200, 50.8],
  [{ width: 1, unit: 'in', dpi: 72 }, 72, 25.4],
] as const)('A file %j is %i pixels wide and %d mm on paper', (size, pixels, millimetres) => {
  expect(pixelsOf(size)).toBe(pixels);
  expect(millimetresOf(size)).toBeCloseTo(millimetres, 1);
});

test('A code can be scanned from ten times its width, and a dense one only from nearer', () => {
  expect(scanDistance(50, 21)).toBe(500);
  expect(scanDistance(50, 33)).toBe(500);
  expect(scanDistance(50, 66)).toBe(250);
});
