import { describe, expect, test } from 'vitest';
import { finderCentreShapes, finderFrameShapes } from '../design/options.ts';
import { encodePayload } from '../matrix.ts';
import { fillOutline, pixelAt } from '../testing/paint.ts';
import { finderBoxes, finderCentre, finderFrame, withoutFinders } from './finders.ts';

const SCALE = 20;
const SIZE = 21;
const boxes = finderBoxes(SIZE, { x: 1, y: 1 });

/** Lengths of the alternating light and dark runs along a line of pixels, in modules. */
function runs(isDark: (place: number) => boolean): number[] {
  const found: number[] = [];
  let before: boolean | undefined;
  for (let place = 0; place < 9 * SCALE; place++) {
    const dark = isDark(place);
    if (dark === before) found[found.length - 1] = (found.at(-1) ?? 0) + 1 / SCALE;
    else found.push(1 / SCALE);
    before = dark;
  }
  return found;
}

// The tolerance of the reference decode algorithm is half a module: ISO/IEC 18004:2024 §12.
describe('A finder pattern has about the widths 1 : 1 : 3 : 1 : 1 along its middle lines', () => {
  const shapes = finderFrameShapes.flatMap((frame) =>
    finderCentreShapes.map((centre) => [frame, centre] as const),
  );
  test.each(shapes)('%s with %s', (frame, centre) => {
    for (const box of boxes) {
      const path = finderFrame(box, frame) + finderCentre(box, centre, frame);
      const pixels = fillOutline(path, SIZE + 2, SCALE);
      const [left, top] = [(box.x - 1) * SCALE, (box.y - 1) * SCALE];
      const middle = 4.5 * SCALE;
      const isDark = (x: number, y: number) => pixelAt(pixels, left + x, top + y)[0] < 128;
      for (const found of [runs((x) => isDark(x, middle)), runs((y) => isDark(middle, y))]) {
        expect(found).toHaveLength(7);
        for (const [index, width] of [1, 1, 1, 3, 1, 1, 1].entries()) {
          expect(Math.abs((found[index] ?? 0) - width)).toBeLessThan(0.5);
        }
      }
    }
  });
});

test('The finder patterns of a symbol are left to their own shapes', () => {
  const matrix = encodePayload('finders', 'L');
  const { modules } = withoutFinders(matrix);
  const countDark = (rows: readonly (readonly boolean[])[]) => rows.flat().filter(Boolean).length;
  expect(countDark(matrix.modules) - countDark(modules)).toBe(3 * (24 + 9));
  for (let y = 0; y < 8; y++) for (let x = 0; x < 8; x++) expect(modules[y]?.[x]).toBe(false);
});

describe('Each shape looks as stored', () => {
  const picture = (path: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 23 23"><path d="${path}"/></svg>\n`;
  test.each(finderFrameShapes)('frame: %s', async (shape) => {
    const svg = picture(boxes.map((box) => finderFrame(box, shape)).join(''));
    await expect(svg).toMatchFileSnapshot(`pictures/finder-frame-${shape}.svg`);
  });
  test.each(finderCentreShapes)('centre: %s', async (shape) => {
    const svg = picture(boxes.map((box) => finderCentre(box, shape, 'square')).join(''));
    await expect(svg).toMatchFileSnapshot(`pictures/finder-centre-${shape}.svg`);
  });
});
