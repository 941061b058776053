import { expect, test } from 'vitest';
import { addStop, moveStop, reverseStops, type Stops, startStops } from './gradient.ts';

const three: Stops = [
  { at: 0, colour: '#000000' },
  { at: 0.2, colour: '#0000ff' },
  { at: 1, colour: '#ffffff' },
];

test('A new gradient runs from its colour to one that is as dark or as light', () => {
  expect(startStops('#000000')).toEqual([
    { at: 0, colour: '#000000' },
    { at: 1, colour: '#4338ca' },
  ]);
  expect(startStops('#ffffff')[1]?.colour).toBe('#ffe9a8');
});

test('Adds a colour in the middle of the widest gap', () => {
  expect(addStop(three)).toEqual({
    index: 2,
    stops: [three[0], three[1], { at: 0.6, colour: '#8080ff' }, three[2]],
  });
});

test('A colour can’t be moved past its neighbours', () => {
  expect(moveStop(three, 1, 0.7)[1]?.at).toBe(0.7);
  expect(moveStop(three, 0, 0.7)[0]?.at).toBe(0.2);
  expect(moveStop(three, 2, 0.1)[2]?.at).toBe(0.2);
});

test('Reverses colours and their distances', () => {
  expect(reverseStops(three).map(({ at, colour }) => [at, colour])).toEqual([
    [0, '#ffffff'],
    [0.8, '#0000ff'],
    [1, '#000000'],
  ]);
});
