import { expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import type { Grid } from './grid.ts';
import { papers } from './page.ts';
import { layOutPage, layOutPages, pagesFor, type Sheet } from './sheet.ts';

const grid: Grid = {
  paper: papers.A4,
  columns: 2,
  rows: 3,
  cell: { width: 90, height: 80 },
  left: 10,
  top: 20,
  gapX: 5,
  gapY: 0,
};
const sheet: Sheet = { grid, first: 4, offset: { x: 0, y: 0 }, cut: 'none' };
const cell: Cell = {
  ground: [],
  parts: [{ layers: [], left: 1, top: 1, unit: 2 }],
  code: { x: 1, y: 1, width: 50, height: 50 },
  module: 1.5,
  tooLong: undefined,
  isTooSmall: false,
};

async function pagesOf(count: number, its: Sheet = sheet) {
  const pages = [];
  for await (const page of layOutPages(Array<Cell>(count).fill(cell), its)) pages.push(page);
  return pages;
}

test('The first page skips the labels that are used, and each later page is full', async () => {
  const pages = await pagesOf(9);
  expect(pages.map(({ codes }) => codes.length)).toEqual([2, 6, 1]);
  expect(pagesFor(9, sheet)).toBe(3);
  expect(pages[0]?.codes[0]).toMatchObject({ x: 11, y: 181 });
  expect(pages[1]?.codes[3]).toMatchObject({ x: 10 + 95 + 1, y: 20 + 80 + 1 });
});

test('Only the cells of one page are taken at a time', async () => {
  let taken = 0;
  function* cells() {
    for (taken = 1; taken <= 100; taken++) yield cell;
  }
  for await (const page of layOutPages(cells(), sheet)) {
    expect(page.codes.length).toBeLessThanOrEqual(6);
    expect(taken).toBeLessThanOrEqual(2);
    break;
  }
});

test('The printer’s offset moves all of a page', async () => {
  const [page] = await pagesOf(1, { ...sheet, offset: { x: -1.5, y: 2 } });
  expect(page?.codes[0]).toMatchObject({ x: 9.5, y: 183 });
  expect(page?.parts[0]).toMatchObject({ left: 9.5, top: 183 });
});

test('Neighbours share a line to cut along, round labels have circles, and marks are at every corner', () => {
  const cuts = (cut: Sheet['cut'], its = grid) =>
    layOutPage([cell, cell, cell, cell], { ...sheet, grid: its, first: 0, cut })
      .parts.flatMap(({ layers }) => layers)
      .flatMap((layer) => (layer.kind === 'outline' && layer.lineWidth ? layer.path : []))
      .join('');
  expect(cuts('none')).toBe('');
  // Four lines around each of four cells, two of which are shared.
  expect(cuts('lines').match(/M/g)).toHaveLength(14);
  expect(cuts('marks').match(/M/g)).toHaveLength(24);
  expect(cuts('lines', { ...grid, cell: { width: 80, height: 80 }, isRound: true }).match(/Z/g)).toHaveLength(
    4,
  );
});
