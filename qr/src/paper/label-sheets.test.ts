import { expect, test } from 'vitest';
import { cellBox, cellsOn } from './grid.ts';
import { labelSheets } from './label-sheets.ts';

test.each(labelSheets)('$maker $id lies on its paper, in the middle within a millimetre', (sheet) => {
  const { paper, left, top, source, cell, isRound = false } = sheet;
  expect(source).not.toBe('');
  const last = cellBox(sheet, cellsOn(sheet) - 1);
  const [right, bottom] = [paper.width - last.x - last.width, paper.height - last.y - last.height];
  expect(Math.min(left, top, right, bottom)).toBeGreaterThan(-0.01);
  expect(Math.abs(left - right)).toBeLessThan(1);
  expect(Math.abs(top - bottom)).toBeLessThan(1);
  if (isRound) expect(cell.width).toBe(cell.height);
});
