import { expect, test } from 'vitest';
import { levelOf, nextLevelAt } from './levels.ts';

test.each([
  [0, 0, 50],
  [49, 0, 50],
  [50, 1, 150],
  [149, 1, 150],
  [2749, 9, 2750],
  [2750, 10, null],
  [1_000_000, 10, null],
])('%d points are level %d, and the next level starts at %s', (points, level, next) => {
  expect(levelOf(points)).toBe(level);
  expect(nextLevelAt(points)).toBe(next);
});

test('Every level leads to the next one', () => {
  for (let next = nextLevelAt(0); next !== null; next = nextLevelAt(next)) {
    expect(levelOf(next)).toBe(levelOf(next - 1) + 1);
  }
});
