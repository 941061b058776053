import { describe, expect, test } from 'vitest';
import { PRINT_SAFE } from '../colour.ts';
import type { FrameShape } from '../design/design.ts';
import { frameShapes } from '../design/options.ts';
import { plainDesign } from '../design/plain-design.ts';
import { drawDesign } from '../draw-design.ts';
import { frameFont } from '../frame-font/frame-font.ts';
import { encodePayload } from '../matrix.ts';
import { drawingToSvg } from '../svg.ts';
import { paint, pixelAt } from '../testing/paint.ts';
import { frameGeometry } from './frames.ts';

const framed = (shape: FrameShape, quietZone = 4) => ({
  ...plainDesign(PRINT_SAFE),
  quietZone,
  frame: { shape, text: 'Scan me', colour: '#0000ff', textColour: '#ff0000' } as const,
});

describe('A frame leaves symbol and quiet zone alone', () => {
  test.each(frameShapes)('%s', (shape) => {
    for (const [version, quietZone] of [
      [1, 4],
      [1, 0],
      [10, 4],
      [40, 2],
    ] as const) {
      const matrix = encodePayload('frame', 'L', version);
      const drawing = drawDesign(matrix, framed(shape, quietZone), { font: frameFont });
      const { x, y } = drawing.origin;
      expect([drawing.width, drawing.height, x, y].every(Number.isInteger)).toBe(true);
      const scale = 4;
      const pixels = paint(drawing, drawing.width * scale);
      const isDark = (column: number, row: number) => matrix.modules[row]?.[column] ?? false;
      for (let row = 0; row < matrix.size; row++) {
        for (let column = 0; column < matrix.size; column++) {
          const [left, top] = [(x + column) * scale, (y + row) * scale];
          // All four corners of the module: a frame could cut one off.
          for (const [dx, dy] of [
            [0, 0],
            [3, 0],
            [0, 3],
            [3, 3],
          ] as const) {
            const [red, green, blue] = pixelAt(pixels, left + dx, top + dy);
            const expected = isDark(column, row) ? 0 : 255;
            if (red !== expected || green !== expected || blue !== expected) {
              expect.fail(`version ${version}: module ${column},${row} is ${red},${green},${blue}`);
            }
          }
        }
      }
    }
  });
});

describe('The text lies in the frame’s label', () => {
  test.each(frameShapes)('%s', (shape) => {
    const drawing = drawDesign(encodePayload('text', 'L', 2), framed(shape), { font: frameFont });
    const { label, inner, width, height } = frameGeometry(shape, 33, 4);
    expect({ width, height }).toEqual({ width: drawing.width, height: drawing.height });
    expect(drawing.origin).toEqual({ x: inner.x + 4, y: inner.y + 4 });
    const scale = 10;
    const pixels = paint(drawing, drawing.width * scale);
    let inside = 0;
    for (let y = 0; y < pixels.height; y++) {
      for (let x = 0; x < pixels.width; x++) {
        const [red, green, blue] = pixelAt(pixels, x, y);
        if (red < 200 || green > 60 || blue > 60) continue;
        const isInside =
          x >= label.x * scale - 1 &&
          x <= (label.x + label.width) * scale &&
          y >= label.y * scale &&
          y <= (label.y + label.height) * scale;
        if (!isInside) expect.fail(`a pixel of the text is at ${x},${y}`);
        inside++;
      }
    }
    expect(inside).toBeGreaterThan(500);
  });
});

describe('Each frame looks as stored', () => {
  test.each(frameShapes)('%s', async (shape) => {
    const svg = drawingToSvg(drawDesign(encodePayload('stored', 'L'), framed(shape), { font: frameFont }));
    await expect(`${svg}\n`).toMatchFileSnapshot(`pictures/frame-${shape}.svg`);
  });
});
