import { expect, test } from 'vitest';
import { PRINT_SAFE } from '../colour.ts';
import { plainDesign } from '../design/plain-design.ts';
import { changes } from './changes.ts';

/** Covers a background image once more; undefined if it is covered completely. */
function cover(opacity: number): number | undefined {
  const plain = plainDesign(PRINT_SAFE);
  const background = { kind: 'image', image: 'data:,', veil: { colour: '#ffffff', opacity } } as const;
  const change = changes.find(({ label }) => label(plain) === 'Make the veil over the image stronger');
  const changed = change?.apply({ ...plain, background })?.background;
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
