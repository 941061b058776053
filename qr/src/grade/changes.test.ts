import { beforeAll, expect, test } from 'vitest';
import type { Colour } from '../colour.ts';
import type { Design } from '../design/design.ts';
import { plainDesign } from '../design/plain-design.ts';
import { setReaderFromDisk } from '../testing/reader.ts';
import { changes } from './changes.ts';
import { findFixes } from './fixes.ts';
import type { ParameterName } from './parameters.ts';
import { drawPlain } from './testing/draw.ts';
import { makeVerdict } from './verdict.ts';

beforeAll(setReaderFromDisk);

const plain = plainDesign({ foreground: '#c4a000', background: '#eeeeee' });
const logo: Design['logo'] = {
  source: { kind: 'canary' },
  area: 0.15,
  shape: 'circle',
  padding: 1,
  hasPlate: false,
  position: { x: 0.5, y: 0.5 },
};
/** A design that nearly every change improves. */
const poor: Design = { ...plain, modules: { ...plain.modules, shape: 'dot' }, logo, quietZone: 1 };
const onImage = (opacity: number): Design => ({
  ...plain,
  background: { kind: 'image', image: 'data:,', veil: { colour: '#ffffff', opacity } },
});
const black = plainDesign({ foreground: '#000000', background: '#ffffff' });
const light = plainDesign({ foreground: '#f5d442', background: '#1a1a1a' }, { level: 'H' });

/** Returns the fixes for a design whose only weakness is one parameter, if each change improved its grade to B. */
async function fixesFor(design: Design, name: ParameterName) {
  const rendering = drawPlain('https://example.com', {
    colours: { foreground: '#c4a000', background: '#ffffff' },
  });
  const before = makeVerdict(true, [{ name, grade: 'F', value: 0 }]);
  const options = { render: () => rendering, limit: Number.POSITIVE_INFINITY };
  return (await findFixes(design, before, 'https://example.com', options)).map(({ label }) => label);
}

const colours = [
  'Use a darker yellow',
  'Use a lighter background',
  'Use darker colours on a lighter background',
];
const logoAndLevel = [
  'Put a plate behind the logo',
  'Let the logo move',
  'Make the logo smaller',
  'Use the strongest error correction',
];
const shapes = ['Use modules that fill their squares', 'Use rounded finder patterns'];
const quietZone = 'Widen the quiet zone to 4 modules';
const darker = colours.filter((label) => label !== 'Use a lighter background');

test.each<[ParameterName, readonly string[]]>([
  ['quiet-zone', [quietZone]],
  ['contrast', colours],
  ['modulation', [...colours, ...logoAndLevel, shapes[0] ?? '', 'Remove the logo']],
  ['correction', [...darker, ...logoAndLevel, shapes[0] ?? '', 'Remove the logo']],
  ['patterns', [...darker, ...logoAndLevel.slice(0, 3), ...shapes, 'Remove the logo']],
  ['reading', [quietZone, ...colours, ...logoAndLevel, ...shapes, 'Remove the logo']],
  ['stress', [quietZone, ...colours, ...logoAndLevel, ...shapes, 'Remove the logo']],
  ['polarity', []],
])('The fixes that are tried for a poor grade of %s, the least visible first', async (name, expected) => {
  expect(await fixesFor(poor, name)).toEqual(expected);
});

test.each<[ParameterName, readonly string[]]>([
  ['quiet-zone', ['Make the veil over the image stronger']],
  ['contrast', ['Use a darker yellow', 'Make the veil over the image stronger']],
])('On an image, the fixes for a poor grade of %s include a stronger veil', async (name, expected) => {
  expect(await fixesFor(onImage(0.5), name)).toEqual(expected);
});

test.each<ParameterName>(['polarity', 'contrast'])(
  'A poor grade of %s for a light code is improved by swapped colours',
  async (name) => {
    expect(await fixesFor(light, name)).toEqual(['Swap the colours of code and background']);
  },
);

test('A background with a gradient is lightened until its darkest colour is light enough', () => {
  const stops = [
    { at: 0, colour: '#ffffff' },
    { at: 1, colour: '#8a8a8a' },
  ] as const;
  const design: Design = { ...black, background: { kind: 'radial', stops: [...stops] } };
  const change = changes.find(({ label }) => label(design) === 'Use a lighter background');
  expect(change?.apply(design)?.background).toEqual({
    kind: 'radial',
    stops: [stops[0], { at: 1, colour: '#e5e5e5' }],
  });
});

test('No change leaves a design as it was', () => {
  const grey = (colour: Colour) => plainDesign({ foreground: colour, background: colour });
  const rounded: Design = { ...plain, modules: { ...plain.modules, shape: 'rounded' } };
  for (const design of [plain, poor, light, rounded, grey('#777777'), onImage(1)]) {
    for (const { label, apply } of changes) expect(apply(design), label(design)).not.toEqual(design);
  }
});

/** Applies the change with this label to the plain design. */
const changed = (label: string) => changes.find((change) => change.label(plain) === label)?.apply(plain);

test('The error correction becomes the strongest, and nothing else changes', () => {
  expect(changed('Use the strongest error correction')).toEqual({ ...plain, level: 'H' });
});

test('Finder patterns become round, and nothing else changes', () => {
  const round = changed('Use rounded finder patterns');
  const { frame, centre } = plain.finders;
  expect(round).toEqual({
    ...plain,
    finders: { frame: { ...frame, shape: 'rounded' }, centre: { ...centre, shape: 'rounded' } },
  });
});

/** Covers a background image once more; undefined if it is covered completely. */
function cover(opacity: number): number | undefined {
  const change = changes.find(({ label }) => label(plain) === 'Make the veil over the image stronger');
  const changed = change?.apply(onImage(opacity))?.background;
  return changed?.kind === 'image' ? changed.veil.opacity : undefined;
}

test.each([
  [0.4, 0.7],
  [0.9, 1],
])('A background image covered by %d is covered by %d instead', (before, after) => {
  expect(cover(before)).toBeCloseTo(after);
});

test('A background image that is covered completely can’t be covered more', () => {
  expect(cover(1)).toBeUndefined();
});
