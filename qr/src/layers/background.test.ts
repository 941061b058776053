import { expect, test } from 'vitest';
import { PRINT_SAFE } from '../colour.ts';
import { plainDesign } from '../design/plain-design.ts';
import { backgroundLayers } from './background.ts';

const picture = { x: 0, y: 0, width: 29, height: 29 };
const layersOver = (opacity: number) =>
  backgroundLayers(
    {
      ...plainDesign(PRINT_SAFE),
      background: { kind: 'image', image: 'data:,', veil: { colour: '#fedcba', opacity } },
    },
    picture,
  );

test('An image fills the whole picture, under its veil', () => {
  expect(layersOver(0.3)).toEqual([
    { kind: 'image', image: 'data:,', ...picture, isBackground: true },
    expect.objectContaining({ kind: 'outline', paint: { kind: 'solid', colour: '#fedcba' }, opacity: 0.3 }),
  ]);
});

test('A veil that can’t be seen isn’t drawn', () => {
  expect(layersOver(0)).toHaveLength(1);
});

test('A transparent design has no background', () => {
  expect(
    backgroundLayers(
      { ...plainDesign(PRINT_SAFE), background: { kind: 'transparent', on: '#ffffff' } },
      picture,
    ),
  ).toEqual([]);
});
