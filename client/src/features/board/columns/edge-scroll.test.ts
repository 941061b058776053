import { expect, test } from 'vitest';
import { edgeScroll } from './edge-scroll.ts';

test.each([
  ['at the start', 0, -18],
  ['beyond the start', -40, -18],
  ['near the start', 25, -9],
  ['in the middle', 250, 0],
  ['near the end', 475, 9],
  ['beyond the end', 600, 18],
])('A pointer %s of a list scrolls it accordingly', (_place, at, step) => {
  expect(edgeScroll({ at, start: 0, end: 500, reach: 50, maxStep: 18, frames: 1 })).toBe(step);
});

test('A slow frame scrolls further', () => {
  expect(edgeScroll({ at: 0, start: 0, end: 500, reach: 50, maxStep: 18, frames: 3 })).toBe(-54);
});
