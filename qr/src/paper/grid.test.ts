import { describe, expect, test } from 'vitest';
import { cellBox, cellsOn, divide, fillPaper } from './grid.ts';
import { papers } from './page.ts';

describe('A paper', () => {
  const even = { paper: papers.A4, columns: 3, rows: 8, marginX: 7.2, marginY: 12.9, gapX: 2.55, gapY: 0 };

  test('is divided into equal cells with gaps', () => {
    const grid = divide(even);
    if (!grid) throw new Error('Expected a grid.');
    expect(grid.cell.width).toBeCloseTo(63.5);
    expect(grid.cell.height).toBeCloseTo(33.9);
    const { x, y } = cellBox(grid, 4);
    expect(x).toBeCloseTo(7.2 + 63.5 + 2.55);
    expect(y).toBeCloseTo(12.9 + 33.9);
  });

  test('is divided into the largest circles', () => {
    const grid = divide({ ...even, isRound: true });
    expect(grid?.isRound).toBe(true);
    expect(grid?.cell.width).toBeCloseTo(33.9);
    expect(grid?.cell.height).toBeCloseTo(33.9);
    expect(grid && cellBox(grid, 4).x).toBeCloseTo(7.2 + 63.5 + 2.55 + (63.5 - 33.9) / 2);
    expect(grid && cellBox(grid, 4).y).toBeCloseTo(12.9 + 33.9);
  });

  test('isn’t divided into cells of less than 8 mm', () => {
    expect(divide({ ...even, columns: 20 })).toBeUndefined();
    expect(divide({ ...even, marginY: 148 })).toBeUndefined();
  });

  test.each([
    [papers.A6, papers.A4, 4],
    [papers.A5, papers.A4, 1],
    [papers.A6, papers.Letter, 2],
    [{ width: 85, height: 55 }, papers.A4, 10],
    [papers.A4, papers.A4, 1],
  ])('has as many cards as fit: %o on %o', (card, paper, count) => {
    const grid = fillPaper(card, paper);
    expect(grid && cellsOn(grid)).toBe(count);
  });

  test('has no card that is larger than the paper', () => {
    expect(fillPaper(papers.A4, papers.Letter)).toBeUndefined();
  });
});
