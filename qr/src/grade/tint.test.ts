import { expect, test } from 'vitest';
import { hueName } from './tint.ts';

test.each([
  ['#ff0000', 'red'],
  ['#ff8000', 'orange'],
  ['#f5d442', 'yellow'],
  ['#00a040', 'green'],
  ['#00c8c0', 'turquoise'],
  ['#1040c0', 'blue'],
  ['#7020d0', 'purple'],
  ['#ff40b0', 'pink'],
  ['#f01030', 'red'],
  ['#202028', 'black'],
  ['#808890', 'grey'],
  ['#f0f0f8', 'white'],
] as const)('%s is %s', (colour, name) => {
  expect(hueName(colour)).toBe(name);
});
