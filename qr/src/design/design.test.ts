import { expect, test } from 'vitest';
import { PRINT_SAFE } from '../colour.ts';
import { type Design, designSchema } from './design.ts';
import { plainDesign } from './plain-design.ts';

const black = { kind: 'solid', colour: '#000000' } as const;

const plain = plainDesign(PRINT_SAFE);

test('A design survives being written as JSON and read again', () => {
  const fill = {
    kind: 'linear',
    angle: 45,
    span: 'module',
    stops: [
      { at: 0, colour: '#102030' },
      { at: 1, colour: '#aabbcc' },
    ],
  } as const;
  const design: Design = {
    ...plain,
    modules: { shape: 'fluid', fill },
    corners: { topRight: { ...plain.finders, centre: { shape: 'star', fill } } },
    background: { kind: 'transparent', on: '#ffffff' },
    logo: {
      source: { kind: 'image', image: 'data:image/png;base64,iVBORw0KGgo=' },
      area: 0.2,
      shape: 'circle',
      padding: 1,
      hasPlate: true,
      position: { x: 0.5, y: 0.5 },
    },
    frame: { shape: 'ticket', text: 'Scan me', colour: '#000000', textColour: '#ffffff' },
  };
  expect(designSchema.parse(JSON.parse(JSON.stringify(design)))).toEqual(design);
});

test.each([
  ['an unknown shape', { modules: { shape: 'blob', fill: black } }],
  ['a colour name', { background: { kind: 'solid', colour: 'red' } }],
  [
    'a gradient with one stop',
    {
      modules: {
        shape: 'dot',
        fill: { kind: 'radial', span: 'code', stops: [{ at: 0, colour: '#000000' }] },
      },
    },
  ],
  ['a fourth finder pattern', { corners: { bottomRight: plain.finders } }],
  [
    'an image from the network',
    {
      background: {
        kind: 'image',
        image: 'https://evil.example/a.png',
        veil: { colour: '#ffffff', opacity: 1 },
      },
    },
  ],
  [
    'a frame text of 41 characters',
    { frame: { shape: 'ticket', text: 'x'.repeat(41), colour: '#000000', textColour: '#ffffff' } },
  ],
  ['version 41', { minVersion: 41 }],
  ['mask 8', { mask: 8 }],
  ['another version of the format', { v: 2 }],
])('Rejects %s', (_name, change) => {
  expect(designSchema.safeParse({ ...plain, ...change }).success).toBe(false);
});
