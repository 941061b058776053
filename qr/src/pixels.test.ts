import { expect, test } from 'vitest';
import { encodePayload } from './matrix.ts';
import { PictureTooSmallError, pixelGrid } from './pixels.ts';

test('Uses the smallest version that fits, but no smaller one than requested', () => {
  expect(encodePayload('a', 'H').size).toBe(21);
  expect(encodePayload('a', 'H', 6).size).toBe(41);
  expect(encodePayload('a'.repeat(100), 'H', 6).size).toBe(57);
});

test('A picture has exactly the requested width, and the height that keeps the proportions', () => {
  expect(pixelGrid({ width: 40, height: 50 }, 1024)).toEqual({ module: 25.6, width: 1024, height: 1280 });
  expect(pixelGrid({ width: 41, height: 50 }, 1024).height).toBe(1249);
});

test('Rejects a picture with less than one pixel per module and names the smallest size that works', () => {
  const drawing = { width: 185, height: 185 };
  expect(() => pixelGrid(drawing, 184)).toThrow(new PictureTooSmallError(185));
  expect(pixelGrid(drawing, 185)).toEqual({ module: 1, width: 185, height: 185 });
});
