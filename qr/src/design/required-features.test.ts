import { expect, test } from 'vitest';
import { PRINT_SAFE } from '../colour.ts';
import type { Background, Design, DesignLogo, Fill } from './design.ts';
import { plainDesign } from './plain-design.ts';
import { requiredFeatures } from './required-features.ts';

const solid = (colour: `#${string}`) => ({ kind: 'solid', colour }) as const;
const black = solid('#000000');
const gradient: Fill = {
  kind: 'linear',
  angle: 0,
  span: 'code',
  stops: [
    { at: 0, colour: '#000000' },
    { at: 1, colour: '#102030' },
  ],
};

const plain = plainDesign(PRINT_SAFE);

const image = 'data:image/png;base64,iVBORw0KGgo=';
const logo = (source: DesignLogo['source']): DesignLogo => ({
  source,
  area: 0.1,
  shape: 'square',
  padding: 1,
  hasPlate: true,
  position: { x: 0.5, y: 0.5 },
});
const blueCentre = { ...plain.finders, centre: { shape: 'circle', fill: solid('#0000ff') } } as const;
const transparent: Background = { kind: 'transparent', on: '#ffffff' };

test.each<[string, Partial<Design>]>([
  ['Shapes', { modules: { shape: 'fluid', fill: black } }],
  ['The canary', { logo: logo({ kind: 'canary' }) }],
  ['A built-in icon in a third colour', { logo: logo({ kind: 'icon', name: 'wifi', colour: '#ff0000' }) }],
  [
    'A frame in other colours',
    { frame: { shape: 'ticket', text: 'Scan me', colour: '#ff0000', textColour: '#00ff00' } },
  ],
])('%s need no feature', (_name, change) => {
  expect(requiredFeatures({ ...plain, ...change })).toEqual([]);
});

test.each<[string, Partial<Design>, readonly string[]]>([
  ['An own image as the logo', { logo: logo({ kind: 'image', image }) }, ['LOGO']],
  ['A gradient in the modules', { modules: { shape: 'dot', fill: gradient } }, ['GRADIENTS']],
  ['A gradient in the background', { background: { ...gradient, kind: 'linear' } }, ['GRADIENTS']],
  [
    'A gradient in one corner',
    { corners: { topLeft: { ...plain.finders, frame: { shape: 'square', fill: gradient } } } },
    ['GRADIENTS'],
  ],
  ['A third colour in the finder patterns', { finders: blueCentre }, ['GRADIENTS']],
  ['A third colour in one corner', { corners: { topRight: blueCentre } }, ['GRADIENTS']],
  [
    'A background image',
    { background: { kind: 'image', image, veil: { colour: '#ffffff', opacity: 0.5 } } },
    ['BACKGROUND'],
  ],
  ['Transparency', { background: transparent }, ['BACKGROUND']],
  [
    'All of them at once',
    {
      background: transparent,
      modules: { shape: 'dot', fill: gradient },
      logo: logo({ kind: 'image', image }),
    },
    ['LOGO', 'GRADIENTS', 'BACKGROUND'],
  ],
])('%s needs %j', (_name, change, features) => {
  expect(requiredFeatures({ ...plain, ...change })).toEqual(features);
});
