import { describe, expect, test } from 'vitest';
import { PRINT_SAFE } from '../colour.ts';
import type { Design, DesignLogo } from '../design/design.ts';
import { plainDesign } from '../design/plain-design.ts';
import { drawDesign } from '../draw-design.ts';
import { rectangle } from '../geometry/path.ts';
import { logoArea } from '../logo/corner.ts';
import { encode, type Matrix } from '../matrix.ts';
import { drawLogo, logoBox, withoutPlate } from './logo.ts';
import { MissingPartError } from './parts.ts';

const logo: DesignLogo = {
  source: { kind: 'canary' },
  area: 0.09,
  shape: 'square',
  padding: 0,
  hasPlate: true,
  position: { x: 0.5, y: 0.5 },
};
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
  const source = { kind: 'image', image: 'data:image/png;base64,AAAA', crop } as const;
  const [layer] = drawLogo({ ...logo, source }, undefined).layers;
  expect(layer).toMatchObject({ x: -3, y: 0, width: 4, height: 2, clip: rectangle(square) });
  const [whole] = drawLogo({ ...logo, source: { ...source, isWhole: true } }, undefined).layers;
  expect(whole).toMatchObject({ ...square, isWhole: true });
});

test('A design whose logo is drawn needs the drawing', () => {
  const design: Design = { ...plainDesign(PRINT_SAFE), logo };
  expect(() => drawDesign(encode('a', 'H'), design)).toThrow(new MissingPartError('artwork'));
});

test('A frame with a text needs the font', () => {
  const frame = { shape: 'ticket', text: ' ', colour: '#000000', textColour: '#ffffff' } as const;
  const design: Design = { ...plainDesign(PRINT_SAFE), frame };
  expect(drawDesign(encode('a', 'H'), design).layers).toHaveLength(3);
  expect(() => drawDesign(encode('a', 'H'), { ...design, frame: { ...frame, text: 'a' } })).toThrow(
    new MissingPartError('font'),
  );
});
