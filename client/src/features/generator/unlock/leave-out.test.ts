import { PRINT_SAFE } from '@canary/qr/colour';
import type { Background, Design, DesignLogo, Fill } from '@canary/qr/design/design';
import { plainDesign } from '@canary/qr/design/plain-design';
import { type DesignFeature, requiredFeatures } from '@canary/qr/design/required-features';
import { expect, test } from 'vitest';
import { leaveOut } from './leave-out.ts';

const plain = plainDesign(PRINT_SAFE);
const stops = [
  { at: 0, colour: '#d0b000' },
  { at: 1, colour: '#102030' },
] as const;
const gradient: Fill = { kind: 'linear', angle: 0, span: 'code', stops };
const image = 'data:image/png;base64,iVBORw0KGgo=';
const logo: DesignLogo = {
  source: { kind: 'image', image },
  area: 0.1,
  shape: 'square',
  padding: 1,
  hasPlate: true,
  position: { x: 0.5, y: 0.5 },
};
const picture: Background = { kind: 'image', image, veil: { colour: '#fff7e0', opacity: 0.5 } };
const redCentre = {
  ...plain.finders,
  centre: { shape: 'circle', fill: { kind: 'solid', colour: '#a00000' } },
} as const;
const everything: Design = {
  ...plain,
  modules: { shape: 'dot', fill: gradient },
  corners: { topLeft: redCentre },
  background: picture,
  logo,
};

test('Leaves out exactly what isn’t unlocked', () => {
  const all: readonly DesignFeature[] = ['LOGO', 'GRADIENTS', 'BACKGROUND'];
  for (const bits of Array.from({ length: 8 }, (_, index) => index)) {
    const unlocked = all.filter((_, index) => bits & (1 << index));
    expect(requiredFeatures(leaveOut(everything, new Set(unlocked)))).toEqual(unlocked);
  }
});

test('Shapes, frames and the canary stay', () => {
  const design: Design = { ...everything, logo: { ...logo, source: { kind: 'canary' } } };
  const free = leaveOut(design, new Set());
  expect(free.modules.shape).toBe('dot');
  expect(free.corners.topLeft?.centre.shape).toBe('circle');
  expect(free.logo).toEqual(design.logo);
});

test('A gradient becomes its colour that differs most from the background', () => {
  const { modules, finders } = leaveOut({ ...plain, modules: { shape: 'dot', fill: gradient } }, new Set());
  expect(modules).toEqual({ shape: 'dot', fill: { kind: 'solid', colour: '#000000' } });
  expect(finders.frame.fill).toEqual(modules.fill);
  const dark = leaveOut({ ...plain, background: { kind: 'radial', stops } }, new Set());
  expect(dark.background).toEqual({ kind: 'solid', colour: '#d0b000' });
});

test('Transparency becomes the colour that the code was to lie on, and then counts as a colour', () => {
  const design: Design = { ...plain, finders: redCentre, background: { kind: 'transparent', on: '#ffffff' } };
  expect(requiredFeatures(design)).toEqual(['BACKGROUND']);
  const free = leaveOut(design, new Set());
  expect(free.background).toEqual({ kind: 'solid', colour: '#ffffff' });
  expect(requiredFeatures(free)).toEqual([]);
});

test('An image becomes the colour of its veil', () => {
  expect(leaveOut({ ...plain, background: picture }, new Set()).background).toEqual({
    kind: 'solid',
    colour: '#fff7e0',
  });
});
