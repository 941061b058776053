import type { Finder } from '@canary/qr/design/design';
import { expect, test } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { changeFinder } from './finder-target.ts';

const { design } = codeDefaults;
const round = (finder: Finder): Finder => ({ ...finder, frame: { ...finder.frame, shape: 'circle' } });
const star = (finder: Finder): Finder => ({ ...finder, centre: { ...finder.centre, shape: 'star' } });

test('Changes one corner and leaves the others', () => {
  const changed = changeFinder(design, 'topRight', round);
  expect(changed.finders).toEqual(design.finders);
  expect(changed.corners).toEqual({ topRight: round(design.finders) });
});

test('Changes all corners, and each keeps what it has of its own', () => {
  const changed = changeFinder(changeFinder(design, 'topRight', round), 'all', star);
  expect(changed.finders).toEqual(star(design.finders));
  expect(changed.corners).toEqual({ topRight: star(round(design.finders)) });
});

test('A corner that looks like the others again is no exception any more', () => {
  const changed = changeFinder(changeFinder(design, 'topLeft', round), 'topLeft', () => design.finders);
  expect(changed.corners).toEqual({});
});
