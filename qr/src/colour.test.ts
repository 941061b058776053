import { expect, test } from 'vitest';
import { colourProblem, luminance, PRINT_SAFE, parseColour, symbolContrast } from './colour.ts';

test.each([
  ['#1A1a1A', '#1a1a1a'],
  [' f5d442 ', '#f5d442'],
  ['0AF', '#00aaff'],
  ['#12', undefined],
  ['#12345', undefined],
  ['red', undefined],
  ['#12345g', undefined],
])('Parses %j as the colour %s', (typed, colour) => {
  expect(parseColour(typed)).toBe(colour);
});

test('Computes luminance as WCAG defines it', () => {
  expect(luminance('#000000')).toBe(0);
  expect(luminance('#ffffff')).toBeCloseTo(1, 10);
  expect(luminance('#808080')).toBeCloseTo(0.2159, 4);
});

test.each([
  [PRINT_SAFE, undefined],
  [{ foreground: '#1b3a8a', background: '#ffffff' }, undefined],
  [{ foreground: '#f5d442', background: '#1a1a1a' }, 'inverted'],
  [{ foreground: '#ffffff', background: '#000000' }, 'inverted'],
  [{ foreground: '#f5d442', background: '#ffffff' }, 'too-close'],
  [{ foreground: '#cccccc', background: '#ffffff' }, 'too-close'],
  [{ foreground: '#000000', background: '#0000ff' }, 'too-close'],
  [{ foreground: '#777777', background: '#777777' }, 'too-close'],
  // 41% contrast in luminance but 8% in luma: ZXing can't read it.
  [{ foreground: '#719632', background: '#0af700' }, 'too-close'],
] as const)('The problem of %j is %s', (colours, problem) => {
  expect(colourProblem(colours)).toBe(problem);
});

test('Black on white has the highest contrast', () => {
  expect(symbolContrast(PRINT_SAFE)).toBeCloseTo(1, 10);
});
