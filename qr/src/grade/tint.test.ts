import { expect, test } from 'vitest';
import { darken, hueName, lighten } from './tint.ts';

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

test('Colours that are dark or light enough stay as they are, even black and white', () => {
  for (const limit of [0, 1]) expect(darken('#000000', limit)).toBe('#000000');
  for (const limit of [0, 1]) expect(lighten('#ffffff', limit)).toBe('#ffffff');
  expect(darken('#f5d442', 0.8)).toBe('#f5d442');
  expect(lighten('#f5d442', 0.5)).toBe('#f5d442');
});

test('A darker or lighter colour keeps its hue', () => {
  expect(darken('#f5d442', 0.2)).toBe('#8f7b22');
  expect(darken('#00c8c0', 0.02)).toBe('#002c2a');
  expect(hueName(lighten('#8f7b22', 0.5))).toBe('yellow');
});
