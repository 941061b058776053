import { PRINT_SAFE } from '@canary/qr/colour';
import type { Design } from '@canary/qr/design/design';
import { suitToType } from '@canary/qr/design/frame-text';
import { plainDesign } from '@canary/qr/design/plain-design';
import { findTemplate, templates } from '@canary/qr/templates/templates';
import { expect, test } from 'vitest';
import { applyTemplate } from './apply-template.ts';

const framed: Design = {
  ...plainDesign(PRINT_SAFE, { level: 'Q', hasCanary: true }),
  modules: { shape: 'fluid', fill: { kind: 'solid', colour: '#000000' } },
  frame: { shape: 'ribbon-below', text: 'Feed the ducks', colour: '#000000', textColour: '#ffffff' },
};

const startLogo = {
  area: 0.1,
  shape: 'circle',
  padding: 1,
  hasPlate: true,
  position: { x: 0.5, y: 0.5 },
} as const;

const apply = (design: Design, id: string) => {
  const template = findTemplate(id);
  if (!template) throw new Error(`There is no template ${id}.`);
  return applyTemplate(design, template);
};

test('A colour theme keeps the shapes and recolours the frame', () => {
  expect(apply(framed, 'lagoon')).toEqual({
    ...framed,
    logo: null,
    modules: { shape: 'fluid', fill: { kind: 'solid', colour: '#00424d' } },
    finders: {
      frame: { shape: 'square', fill: { kind: 'solid', colour: '#00424d' } },
      centre: { shape: 'square', fill: { kind: 'solid', colour: '#00424d' } },
    },
    background: { kind: 'solid', colour: '#a5efe6' },
    frame: { ...framed.frame, colour: '#00424d', textColour: '#a5efe6' },
  });
});

test('A complete design sets the look, and keeps logo, level and a frame’s own text', () => {
  const own = {
    ...framed,
    logo: { ...startLogo, source: { kind: 'icon', name: 'link', colour: '#000000' } },
  } as const;
  const { modules, frame, logo, level } = apply(own, 'cafe-menu');
  expect(modules.shape).toBe('rounded');
  expect(frame).toMatchObject({ shape: 'label-below', text: 'Feed the ducks' });
  expect({ logo, level }).toEqual({ logo: own.logo, level: 'Q' });
});

test('A template removes the canary of the first look, and nothing brings it back', () => {
  for (const template of templates) expect(applyTemplate(framed, template).logo).toBeNull();
});

test('The text of one template doesn’t stay on the frame of the next', () => {
  expect(apply(apply(framed, 'letterpress'), 'cafe-menu').frame?.text).toBe('Menu');
  const cafe = apply({ ...framed, frame: null }, 'cafe-menu');
  expect(apply(cafe, 'wedding').frame?.text).toBe('RSVP');
  expect(apply(suitToType(cafe, 'wifi'), 'guest-wifi').frame?.text).toBe('Join our Wi-Fi');
});

test('Applying a template twice changes nothing more', () => {
  for (const template of templates) {
    const once = applyTemplate(framed, template);
    expect(applyTemplate(once, template)).toEqual(once);
  }
});
