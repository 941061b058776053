import { expect, test } from 'vitest';
import { findVisiblePart } from './visible-part.ts';

/** A picture from rows of opacities: `.` is 0, `f` is faint and `#` is opaque. */
function picture(...rows: readonly string[]) {
  const opacity = { '.': 0, f: 10, '#': 255 } as const;
  const data = new Uint8ClampedArray(
    rows.flatMap((row) => [...row].flatMap((pixel) => [0, 0, 0, opacity[pixel as keyof typeof opacity]])),
  );
  return { width: rows[0]?.length ?? 0, height: rows.length, data };
}

test.each([
  ['margins on all sides', picture('.....', '..##.', '.....'), { x: 2, y: 1, width: 2, height: 1 }],
  ['no margins', picture('#.', '.#'), { x: 0, y: 0, width: 2, height: 2 }],
  ['a margin at the right and the bottom', picture('##.', '...'), { x: 0, y: 0, width: 2, height: 1 }],
  ['faint pixels in its margins', picture('fff', 'f#f', 'fff'), { x: 1, y: 1, width: 1, height: 1 }],
  ['a gap in the middle', picture('#..#'), { x: 0, y: 0, width: 4, height: 1 }],
])('Finds the visible part of a picture with %s', (_what, pixels, expected) => {
  expect(findVisiblePart(pixels)).toEqual(expected);
});

test('A picture without a visible pixel has no visible part', () => {
  expect(findVisiblePart(picture('.f', '..'))).toBeUndefined();
});
