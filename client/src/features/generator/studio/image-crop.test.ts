import { expect, test } from 'vitest';
import { middleOf, movedBy, withZoom, zoomOf } from './image-crop.ts';

test('Starts with the largest square in the middle', () => {
  expect(middleOf(2)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  expect(middleOf(0.5)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
  expect(middleOf(1)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});

test('Zooms around the middle of the part', () => {
  const part = { x: 0.5, y: 0, width: 0.5, height: 1 };
  const zoomed = withZoom(part, 2, 2);
  expect(zoomed).toEqual({ x: 0.625, y: 0.25, width: 0.25, height: 0.5 });
  expect(zoomOf(zoomed)).toBe(2);
  expect(withZoom(zoomed, 2, 1)).toEqual(part);
});

test('Stays inside the image when it moves or grows', () => {
  const part = { x: 0.5, y: 0, width: 0.5, height: 1 };
  expect(movedBy(part, { x: -0.5, y: 0.3 })).toEqual({ ...part, x: 0.25 });
  expect(movedBy(part, { x: -9, y: 0 })).toEqual({ ...part, x: 0 });
  const corner = movedBy(withZoom(part, 2, 4), { x: 9, y: 9 });
  expect(corner).toEqual({ x: 0.875, y: 0.75, width: 0.125, height: 0.25 });
  expect(withZoom(corner, 2, 1)).toEqual(part);
});
