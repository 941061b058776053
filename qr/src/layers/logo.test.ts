import { describe, expect, test } from 'vitest';
import { PRINT_SAFE } from '../colour.ts';
import type { Design, DesignLogo } from '../design/design.ts';
import { plainDesign } from '../design/plain-design.ts';
import { drawDesign } from '../draw-design.ts';
import { rectangle } from '../geometry/path.ts';
import { logoArea } from '../logo/corner.ts';
import { isOnPlate } from '../logo/plate.ts';
import { encodePayload, type Matrix } from '../matrix.ts';
import { drawLogo, logoBox, logoLayers, withoutPlate } from './logo.ts';
import { MissingPartError } from './parts.ts';

const logo: DesignLogo = {
  source: { kind: 'canary' },
  area: 0.09,
  shape: 'square',
  padding: 0,
  hasPlate: true,
  position: { x: 0.5, y: 0.5 },
};
const image = 'data:image/png;base64,AAAA';
const square = { x: 0, y: 0, width: 1, height: 1 };
const dark: Matrix = { size: 20, modules: Array.from({ length: 20 }, () => Array(20).fill(true)) };
const covered = (shape: DesignLogo['shape'], box = logoBox(logo, 20)) =>
  withoutPlate(dark, { ...logo, shape }, box).modules.map((row) =>
    row.map((isDark) => (isDark ? '.' : 'o')).join(''),
  );

test('A logo takes its share of the symbol’s area, in the middle or where the design says', () => {
  expect(logoBox(logo, 20)).toEqual({ x: 7, y: 7, width: 6, height: 6 });
  expect(logoBox({ ...logo, position: { x: 0.25, y: 0.75 } }, 20)).toEqual({
    x: 2,
    y: 12,
    width: 6,
    height: 6,
  });
});

test('A logo stays inside the symbol', () => {
  expect(logoBox({ ...logo, position: { x: 0, y: 1 } }, 20)).toEqual({ x: 0, y: 14, width: 6, height: 6 });
});

test('In the corner it has the place and the size of the corner logo', () => {
  const { from, side } = logoArea(41);
  const box = { x: from, y: from, width: side, height: side };
  expect(logoBox({ ...logo, area: 0.3, position: 'corner' }, 41)).toEqual(box);
});

describe('A plate leaves out the modules whose middle it covers', () => {
  test.each([
    ['square', ['oooooo', 'oooooo', 'oooooo', 'oooooo', 'oooooo', 'oooooo']],
    ['rounded', ['oooooo', 'oooooo', 'oooooo', 'oooooo', 'oooooo', 'oooooo']],
    ['circle', ['.oooo.', 'oooooo', 'oooooo', 'oooooo', 'oooooo', '.oooo.']],
  ] as const)('%s', (shape, expected) => {
    const rows = covered(shape);
    expect(rows.slice(7, 13).map((row) => row.slice(7, 13))).toEqual(expected);
    expect(rows.join('').replaceAll('.', '')).toHaveLength(expected.join('').replaceAll('.', '').length);
  });

  test('also between modules', () => {
    const rows = covered('square', { x: 7.4, y: 7.6, width: 6, height: 6 });
    expect(rows[7]).not.toContain('o');
    expect(rows[8]).toBe('.......oooooo.......');
  });
});

test('A cropped image lies so that its chosen part fills the logo', () => {
  const crop = { x: 0.75, y: 0, width: 0.25, height: 0.5 };
  const source = { kind: 'image', image, ratio: 2, crop } as const;
  const [layer] = drawLogo({ ...logo, source }, undefined).layers;
  expect(layer).toMatchObject({ x: -3, y: 0, width: 4, height: 2, clip: rectangle(square) });
});

describe('A whole image has a space of its own proportions, with its padding around it', () => {
  test.each([
    [4, 0, { x: 4, y: 8.5, width: 12, height: 3 }],
    [4, 1, { x: 5.31, y: 8.08, width: 9.37, height: 3.84 }],
    [0.25, 0, { x: 8.5, y: 4, width: 3, height: 12 }],
    [1, 1, { x: 7, y: 7, width: 6, height: 6 }],
  ])('%d times as wide as high, with a padding of %d', (ratio, padding, expected) => {
    const wide = { ...logo, padding, source: { kind: 'image', image, ratio } } as const;
    const box = logoBox(wide, 20);
    expect(box.width * box.height).toBeCloseTo(36);
    expect((box.width - 2 * padding) / (box.height - 2 * padding)).toBeCloseTo(ratio);
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(box[side]).toBeCloseTo(expected[side], 1);
    const [layer] = logoLayers(wide, box, undefined);
    expect(layer).toMatchObject({ isWhole: true });
    expect(layer).not.toHaveProperty('clip');
    expect(layer).toMatchObject({ width: box.width - 2 * padding, height: box.height - 2 * padding });
  });

  test.each(['rounded', 'circle'] as const)(
    'and fits into a plate that is %s with all its corners',
    (shape) => {
      for (const ratio of [0.2, 1, 3]) {
        const its = { ...logo, shape, source: { kind: 'image', image, ratio } } as const;
        const box = logoBox(its, 40);
        const [layer] = logoLayers(its, box, undefined);
        if (layer?.kind !== 'image') throw new Error('Expected an image.');
        expect(layer.width / layer.height).toBeCloseTo(ratio);
        const corner = (share: number) =>
          isOnPlate(shape, box, (share * layer.width) / 2, (share * layer.height) / 2);
        expect([corner(0.999), corner(1.001)]).toEqual([true, false]);
      }
    },
  );

  test('unless only its padding fits', () => {
    const source = { kind: 'image', image, ratio: 8 } as const;
    const box = logoBox({ ...logo, area: 0.02, padding: 4, source }, 25);
    expect(box.width).toBeCloseTo(box.height);
    expect(box.width ** 2).toBeCloseTo(0.02 * 25 ** 2);
  });
});

test('A design whose logo is drawn needs the drawing', () => {
  const design: Design = { ...plainDesign(PRINT_SAFE), logo };
  expect(() => drawDesign(encodePayload('a', 'H'), design)).toThrow(new MissingPartError('artwork'));
});

test('A frame with a text needs the font', () => {
  const frame = { shape: 'ticket', text: ' ', colour: '#000000', textColour: '#ffffff' } as const;
  const design: Design = { ...plainDesign(PRINT_SAFE), frame };
  expect(drawDesign(encodePayload('a', 'H'), design).layers).toHaveLength(3);
  expect(() => drawDesign(encodePayload('a', 'H'), { ...design, frame: { ...frame, text: 'a' } })).toThrow(
    new MissingPartError('font'),
  );
});
