import { expect, test } from 'vitest';
import { middleColour } from './paint.ts';

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
