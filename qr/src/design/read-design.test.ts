import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRINT_SAFE } from '../colour.ts';
import { plainDesign } from './plain-design.ts';
import {
  DesignImageError,
  InvalidDesignError,
  NewerDesignError,
  readDesign,
  withoutImages,
} from './read-design.ts';

const design = plainDesign(PRINT_SAFE, { level: 'Q', hasCanary: true });

test('Reads a design as it is', () => {
  expect(readDesign(JSON.parse(JSON.stringify(design)))).toEqual(design);
});

test.each([
  ['nothing', undefined],
  ['an empty object', {}],
  ['a colour that is none', { ...design, background: { kind: 'solid', colour: 'red' } }],
  ['a design with an unknown shape', { ...design, modules: { ...design.modules, shape: 'blob' } }],
])('Does not read %s', (_name, value) => {
  expect(() => readDesign(value)).toThrow(new InvalidDesignError());
});

test('Says that an image of a design is an SVG', () => {
  const veil = { colour: '#ffffff', opacity: 1 };
  const withImage = (type: string) => ({
    ...design,
    background: { kind: 'image', image: `data:image/${type};base64,PHN2Zz4=`, veil },
  });
  for (const type of ['png', 'jpeg', 'webp']) expect(readDesign(withImage(type))).toEqual(withImage(type));
  expect(() => readDesign(withImage('svg+xml'))).toThrow(new DesignImageError());
  expect(() => readDesign({ ...withImage('svg+xml'), quietZone: 99 })).toThrow(new InvalidDesignError());
});

test('Says that a newer version of the site made a design', () => {
  expect(() => readDesign({ ...design, v: 2 })).toThrow(new NewerDesignError());
});

test('Throws no other error, whatever it is given', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (value) => {
      try {
        readDesign(value);
        expect.fail('No such value is a design.');
      } catch (error) {
        const isKnown = error instanceof InvalidDesignError || error instanceof NewerDesignError;
        if (!isKnown) throw error;
      }
    }),
  );
});

test('A design without its uploaded images keeps the canary and icons', () => {
  expect(withoutImages(design)).toEqual(design);
});
