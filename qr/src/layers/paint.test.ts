import { expect, test } from 'vitest';
import { middleColour, paintOf } from './paint.ts';

test.each([
  ['its two colours, half each', [0, 1], ['#000000', '#804020'], '#402010'],
  [
    'the colours on both sides, by their distance',
    [0, 0.4, 0.8, 1],
    ['#ffffff', '#000000', '#404040', '#ffffff'],
    '#101010',
  ],
  ['the colour that is there', [0, 0.5, 1], ['#ffffff', '#123456', '#000000'], '#123456'],
  ['the first colour, if all follow', [0.6, 1], ['#123456', '#000000'], '#123456'],
  ['the last colour, if all precede', [0, 0.4], ['#000000', '#123456'], '#123456'],
] as const)('The middle of a gradient has %s', (_what, places, colours, expected) => {
  const stops = places.map((at, index) => ({ at, colour: colours[index] ?? '#000000' }));
  const colour = middleColour({ kind: 'radial', span: 'module', stops });
  expect(colour).toEqual({ kind: 'solid', colour: expected });
});

const stops = [
  { at: 0, colour: '#000000' },
  { at: 1, colour: '#804020' },
] as const;
const box = { x: 10, y: 20, width: 8, height: 6 };

test.each([
  [0, 10, 23, 18, 23],
  [45, 10.5, 19.5, 17.5, 26.5],
  [90, 14, 20, 14, 26],
  [135, 17.5, 19.5, 10.5, 26.5],
  [180, 18, 23, 10, 23],
  [225, 17.5, 26.5, 10.5, 19.5],
  [270, 14, 26, 14, 20],
  [315, 10.5, 26.5, 17.5, 19.5],
])('A linear gradient at %i° gives the corners of its box the outermost colours', (angle, ...expected) => {
  const paint = paintOf({ kind: 'linear', angle, stops: [...stops] }, box);
  if (paint.kind !== 'linear') throw new Error('The paint is not linear.');
  const { x1, y1, x2, y2 } = paint;
  [x1, y1, x2, y2].forEach((value, index) => {
    expect(value).toBeCloseTo(expected[index] ?? 0, 10);
  });
});

test('A radial gradient reaches from the middle of its box to the corners', () => {
  const paint = paintOf({ kind: 'radial', stops: [...stops] }, box);
  expect(paint).toMatchObject({ kind: 'radial', x: 14, y: 23, radius: 5 });
});
