import type { Background, Design, Fill } from '../design/design.ts';
import { frameShapes } from '../design/options.ts';
import { plainDesign } from '../design/plain-design.ts';

const modules = [
  'square',
  'rounded',
  'fluid',
  'classy',
  'classy-rounded',
  'horizontal-bars',
  'vertical-bars',
  'small-square',
  'squircle',
] as const;

const finders = [
  ['square', 'rounded'],
  ['rounded', 'rounded'],
  ['extra-rounded', 'circle'],
  ['circle', 'circle'],
  ['leaf', 'leaf'],
  ['drop', 'drop'],
  ['cut', 'cut'],
] as const;

const stops = [
  { at: 0.1, colour: '#3b0764' },
  { at: 0.5, colour: '#1e3a8a' },
  { at: 1, colour: '#064e3b' },
] as const;

const fills: readonly Fill[] = [
  { kind: 'solid', colour: '#1a1a1a' },
  { kind: 'linear', angle: 30, stops: [...stops], span: 'code' },
  { kind: 'radial', stops: [...stops], span: 'code' },
  { kind: 'linear', angle: 60, stops: [...stops], span: 'module' },
  { kind: 'radial', stops: [...stops], span: 'module' },
];

const pale = [
  { at: 0, colour: '#ffffff' },
  { at: 1, colour: '#fde68a' },
] as const;

const backgrounds: readonly Background[] = [
  { kind: 'solid', colour: '#ffffff' },
  { kind: 'linear', angle: 45, stops: [...pale] },
  { kind: 'transparent', on: '#ffffff' },
  { kind: 'radial', stops: [...pale] },
];

/**
 * Returns one of many designs that every reader reads. Shapes, fills, backgrounds and frames change with different
 * periods, so that neighbouring numbers have little in common.
 */
export function readableDesign(index: number): Design {
  const of = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], shift = 0): Item => {
    const item = items[(index + shift) % items.length];
    if (item === undefined) throw new RangeError('There is nothing to choose from.');
    return item;
  };
  const fill = of(fills);
  const [frame, centre] = of(finders);
  return {
    ...plainDesign({ foreground: '#1a1a1a', background: '#ffffff' }, { level: 'M' }),
    modules: { shape: of(modules), fill },
    finders: { frame: { shape: frame, fill }, centre: { shape: centre, fill } },
    background: of(backgrounds),
    frame:
      index % 3 === 1
        ? { shape: of(frameShapes), text: 'Scan me', colour: '#1a1a1a', textColour: '#ffffff' }
        : null,
  };
}
