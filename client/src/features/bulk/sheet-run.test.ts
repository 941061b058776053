import { PRINT_SAFE } from '@canary/qr/colour';
import { plainDesign } from '@canary/qr/design/plain-design';
import { labelSheets } from '@canary/qr/paper/label-sheets';
import type { Renderer } from '@canary/rendering/browser/connect';
import type { SheetRequest } from '@canary/rendering/core/requests';
import { expect, test, vi } from 'vitest';
import type { RunCode } from './run.ts';
import { startSheetRun } from './sheet-run.ts';

const [grid] = labelSheets;
if (!grid) throw new Error('There are no label sheets.');
const design = plainDesign(PRINT_SAFE);
const sheet = { grid, first: 0, offset: { x: 0, y: 0 }, cut: 'none' } as const;
const perPage = 21;

const codesOf = (count: number): RunCode[] =>
  Array.from({ length: count }, (_, index) => ({
    row: index + 2,
    payload: `code ${index}`,
    design,
    fileName: '',
    caption: `Shelf ${index}`,
  }));

interface Options {
  readonly count?: number;
  readonly copies?: number;
  readonly tooFine?: readonly string[];
  readonly unreadable?: readonly string[];
}

/** A run on pages of 21 labels. */
function start({ count = 50, copies = 1, tooFine = [], unreadable = [] }: Options = {}) {
  const requests: SheetRequest[] = [];
  const saved: Blob[] = [];
  const box = { x: 0, y: 0, width: 30, height: 30 };
  const renderer: Partial<Renderer> = {
    async writeSheet(request, onPage) {
      requests.push(request);
      const { codes } = request;
      const leftOut = codes.flatMap(({ payload }, code) =>
        tooFine.includes(payload) ? [{ code, reason: 'unprintable' as const }] : [],
      );
      const placed = codes
        .map(({ payload }, code) => ({ code, payload, module: 1, box }))
        .filter(({ payload }) => !tooFine.includes(payload))
        .flatMap((code) => Array(copies).fill(code) as (typeof code)[]);
      const pages = Array.from({ length: Math.ceil(placed.length / perPage) }, (_, page) => ({
        width: 210,
        height: 297,
        codes: placed.slice(page * perPage, (page + 1) * perPage),
      }));
      await onPage(codes.length);
      return { file: new Blob([`${placed.length}`]), pages, versions: codes.map(() => 2), leftOut };
    },
    async readSheet({ pages, firstPage }, onRead) {
      expect(firstPage).toBeGreaterThanOrEqual(0);
      const unread = new Set<number>();
      for (const { code, payload } of pages.flatMap((page) => page.codes)) {
        if (unreadable.includes(payload)) unread.add(code);
        await onRead(!unread.has(code));
      }
      return [...unread];
    },
  };
  const run = startSheetRun({
    codes: codesOf(count),
    labels: { sheet, copies, density: 600, design },
    workers: { run: (task) => task(renderer as Renderer) },
    parallel: 2,
    save: (pdf) => saved.push(pdf),
  });
  return { run, requests, saved };
}

test('Labels are saved as one file once every code is read, with the captions of the rows', async () => {
  const { run, requests, saved } = start({ copies: 2 });
  await run.ended;
  expect(run.store.read()).toMatchObject({ phase: 'done', tried: 50, total: 50, made: 50, pages: 5 });
  expect(requests).toHaveLength(1);
  expect(requests[0]?.codes[7]).toMatchObject({ payload: 'code 7', words: { text: 'Shelf 7' } });
  expect(await saved[0]?.text()).toBe('100');
});

test('Codes that don’t read, and codes that the printer can’t print, are left out, each with its reason', async () => {
  const { run, requests, saved } = start({ tooFine: ['code 0'], unreadable: ['code 3', 'code 40'] });
  await run.ended;
  expect(run.store.read()).toMatchObject({
    phase: 'done',
    made: 47,
    leftOut: [
      { row: 2, reason: expect.stringContaining('too small for this printer') },
      { row: 5, reason: expect.stringContaining('doesn’t scan') },
      { row: 42, reason: expect.stringContaining('doesn’t scan') },
    ],
  });
  expect(requests.map(({ codes }) => codes.length)).toEqual([50, 47]);
  expect(saved).toHaveLength(1);
});

test('If no code reads, no file is saved', async () => {
  const { run, saved } = start({ count: 2, unreadable: ['code 0', 'code 1'] });
  await run.ended;
  expect(run.store.read()).toMatchObject({ phase: 'done', made: 0, leftOut: [{ row: 2 }, { row: 3 }] });
  expect(saved).toEqual([]);
});

test('A run of labels pauses, goes on, and is discarded without a file', async () => {
  const paused = start();
  paused.run.pause();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(paused.run.store.read()).toMatchObject({ phase: 'paused', made: 0 });
  paused.run.resume();
  await paused.run.ended;
  expect(paused.saved).toHaveLength(1);
  const discarded = start();
  discarded.run.pause();
  await vi.waitFor(() => expect(discarded.run.store.read().tried).toBeGreaterThan(0));
  discarded.run.discard();
  await discarded.run.ended;
  expect(discarded.run.store.read()).toMatchObject({ phase: 'stopped', made: 0 });
  expect(discarded.saved).toEqual([]);
});
