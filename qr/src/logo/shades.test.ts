import { expect, test } from 'vitest';
import { plainDesign } from '../design/plain-design.ts';
import { logoShades } from './shades.ts';

const dark = { foreground: '#000000', background: '#ffffff' } as const;
const inverted = { foreground: '#ffffff', background: '#000000' } as const;
const source = { kind: 'canary' } as const;
const logo = { source, area: 0.1, shape: 'circle', padding: 0, position: { x: 0.5, y: 0.5 } } as const;

/** Returns how dark a logo of one pixel is. */
function shadeOf(colours: typeof dark | typeof inverted, hasPlate: boolean, grey: number, opacity: number) {
  const design = { ...plainDesign(colours), logo: { ...logo, hasPlate } };
  const data = new Uint8ClampedArray([grey, grey, grey, opacity]);
  return logoShades(design, { width: 1, height: 1, data }).samples;
}

test.each([
  ['black', dark, true, 0, 255, 10],
  ['white', dark, true, 255, 255, -10],
  ['white on an inverted code', inverted, true, 255, 255, 10],
  ['a light grey', dark, true, 225, 255, -5],
  ['a grey that is dark as measured and light as read', dark, true, 160, 255, 0],
  ['transparent over a plate', dark, true, 0, 0, -10],
  ['transparent', dark, false, 0, 0, null],
  ['mostly transparent', dark, false, 0, 127, null],
  ['mostly opaque', dark, false, 0, 128, 10],
] as const)('A logo that is %s counts as this dark', (_name, colours, hasPlate, grey, opacity, expected) => {
  expect(shadeOf(colours, hasPlate, grey, opacity)).toEqual([expected]);
});
