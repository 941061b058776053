import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PRINT_SAFE } from '@canary/qr/colour';
import { plainDesign } from '@canary/qr/design/plain-design';
import type { Box } from '@canary/qr/geometry/path';
import { cellBox, divide, fillPaper, type Grid } from '@canary/qr/paper/grid';
import { labelSheets } from '@canary/qr/paper/label-sheets';
import { papers } from '@canary/qr/paper/page';
import type { Sheet } from '@canary/qr/paper/sheet';
import { QUIET_ZONE } from '@canary/qr/quiet-zone';
import { readsAs } from '@canary/qr/read-back';
import { setReaderFromDisk } from '@canary/qr/testing/reader';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { beforeAll, describe, expect, test } from 'vitest';
import { nodePlatform } from '../node/installed-platform.ts';
import { hasPoppler, renderWithPoppler } from '../testing/poppler.ts';
import { systemFonts } from './fonts.ts';
import { makeCheckedFile } from './make-checked-file.ts';
import { readSheet, writeSheet } from './make-sheet.ts';
import type { Platform } from './platform.ts';
import type { FileRequest, SheetCode, SheetOptions } from './requests.ts';

beforeAll(setReaderFromDisk);

const require = createRequire(import.meta.url);
// System fonts differ between machines.
GlobalFonts.register(
  readFileSync(require.resolve('pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf')),
  'sans-serif',
);
const fonts = systemFonts((width, height) => createCanvas(width, height).getContext('2d'));
const platform: Platform = { ...nodePlatform, fonts };

const payload = 'https://canary.example/shelf/12';
const design = plainDesign(PRINT_SAFE);

function requestFor(sheet: SheetOptions): FileRequest {
  const size = { width: 20, unit: 'mm', dpi: 600 } as const;
  return { payload, design, file: { format: 'pdf', size, quality: 1, sheet } };
}

function labelsOn(grid: Grid | undefined, count: number, change: Partial<Sheet> = {}): SheetOptions {
  if (!grid) throw new Error('There is no such sheet.');
  const sheet: Sheet = { grid, first: 0, offset: { x: 0, y: 0 }, cut: 'none', ...change };
  return { layout: 'labels', sheet, words: { title: '', text: 'Полка 12' }, count };
}

const known = (id: string) => labelSheets.find((sheet) => sheet.id === id);
const measures = { paper: papers.A5, columns: 2, rows: 4, marginX: 8, marginY: 12, gapX: 4, gapY: 3 };

/** The n-th of different codes: some are of other versions, some have no caption, and some have one of two lines. */
function codeAt(index: number): SheetCode {
  const path = index % 4 === 3 ? '?row='.padEnd(40, 'x') : '';
  const text = ['Полка', '', 'Shelf', 'Shelf in the back room, near the door'][index % 4] ?? '';
  return { payload: `${payload}/${index}${path}`, words: { title: '', text: text && `${text} ${index}` } };
}

/** Writes different codes on labels, as many as the options say. Expects that each is read at its place. */
async function makeDifferent({ layout, sheet, count }: SheetOptions, copies = 1) {
  const codes = Array.from({ length: count }, (_, index) => codeAt(index));
  const written = await writeSheet({ design, codes, layout, sheet, copies }, platform);
  let read = 0;
  for await (const { isRead } of readSheet({ ...written, firstPage: 0 }, platform)) read += Number(isRead);
  expect(read).toBe(count * copies);
  return written;
}

const DPI = 300;
const MM_PER_PIXEL = 25.4 / DPI;

/** Whether Poppler is here is found before the tests are collected. */
const isRendered = hasPoppler();

describe.skipIf(!isRendered)('Poppler finds every code of', () => {
  test.each<[string, SheetOptions]>([
    ['L7160', labelsOn(known('L7160'), 23, { first: 2 })],
    ['L7651', labelsOn(known('L7651'), 65, { cut: 'lines' })],
    ['5160', labelsOn(known('5160'), 30)],
    ['5167', labelsOn(known('5167'), 10, { first: 70 })],
    ['own measures, moved for a printer', labelsOn(divide(measures), 8, { offset: { x: 1.5, y: -2 } })],
    ['L7650, which is round', labelsOn(known('L7650'), 12)],
    ['5293, which is round', labelsOn(known('5293'), 20, { first: 4, cut: 'lines' })],
    ['own round measures', labelsOn(divide({ ...measures, isRound: true }), 8)],
  ])('%s within 0.3 mm of its place', async (_name, options) => {
    const { file, pages, versions } = await makeDifferent(options);
    const { grid, first, offset } = options.sheet;
    expect(new Set(versions).size).toBe(2);
    const images = await renderWithPoppler(file, DPI);
    expect(images).toHaveLength(pages.length);
    let found = 0;
    for (const [index, image] of images.entries()) {
      const canvas = createCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      for (const [at, { code: number, payload: expected, module, box: code }] of (
        pages[index]?.codes ?? []
      ).entries()) {
        expect(expected).toBe(codeAt(number).payload);
        const label = cellBox(grid, at + (index === 0 ? first : 0));
        const quiet = QUIET_ZONE * module;
        // The symbol at the left of its label, or in the middle.
        const symbol = shrink(code, quiet);
        expectWithin(symbol, { ...label, x: label.x + offset.x, y: label.y + offset.y }, grid.isRound);
        // Half of the quiet zone is enough to find the edges, and without the caption.
        const { picture, box } = crop(context, shrink(code, quiet / 2));
        for (const side of ['left', 'top', 'right', 'bottom'] as const) {
          expect(Math.abs(box[side] - sidesOf(symbol)[side]), `${at}, ${side}`).toBeLessThan(0.3);
        }
        expect(await readsAs(crop(context, code).picture, expected)).toBe(true);
        expect(picture.width).toBeGreaterThan(0);
        found += 1;
      }
    }
    expect(found).toBe(options.count);
  });
});

const shrink = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

const sidesOf = ({ x, y, width, height }: Box) => ({ left: x, top: y, right: x + width, bottom: y + height });

function expectWithin(inner: Box, outer: Box, isRound = false): void {
  const [its, others] = [sidesOf(inner), sidesOf(outer)];
  if (isRound) {
    const across = Math.max(outer.x + outer.width / 2 - its.left, its.right - outer.x - outer.width / 2);
    const down = Math.max(outer.y + outer.height / 2 - its.top, its.bottom - outer.y - outer.height / 2);
    expect(Math.hypot(across, down)).toBeLessThan(outer.width / 2);
  }
  expect(its.left).toBeGreaterThan(others.left);
  expect(its.top).toBeGreaterThan(others.top);
  expect(its.right).toBeLessThan(others.right);
  expect(its.bottom).toBeLessThan(others.bottom);
}

/** Returns the pixels of a part of a page, and the sides of what is dark in it, in millimetres on the page. */
function crop(context: ReturnType<ReturnType<typeof createCanvas>['getContext']>, part: Box) {
  const [left, top, width, height] = [part.x, part.y, part.width, part.height].map((length) =>
    Math.round(length / MM_PER_PIXEL),
  ) as [number, number, number, number];
  const { data } = context.getImageData(left, top, width, height);
  const dark = { left: width, top: height, right: 0, bottom: 0 };
  for (let at = 0; at < width * height; at++) {
    if ((data[4 * at] ?? 255) > 127) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    dark.left = Math.min(dark.left, x);
    dark.right = Math.max(dark.right, x + 1);
    dark.top = Math.min(dark.top, y);
    dark.bottom = Math.max(dark.bottom, y + 1);
  }
  return {
    picture: { width, height, data: new Uint8ClampedArray(data) },
    box: {
      left: (left + dark.left) * MM_PER_PIXEL,
      right: (left + dark.right) * MM_PER_PIXEL,
      top: (top + dark.top) * MM_PER_PIXEL,
      bottom: (top + dark.bottom) * MM_PER_PIXEL,
    },
  };
}

test('Each code of a sheet has as many labels as wanted, one after the other', async () => {
  const { pages } = await makeDifferent(labelsOn(known('L7651'), 3), 2);
  expect(pages.flatMap(({ codes }) => codes.map(({ code }) => code))).toEqual([0, 0, 1, 1, 2, 2]);
});

test('A code that is too fine for the printer, and a caption that is too long, are left out; the next code takes the label', async () => {
  const { layout, sheet } = labelsOn(known('5167'), 0);
  const words = (text: string) => ({ title: '', text });
  const codes = [
    { payload: 'A'.repeat(1500), words: words('') },
    { payload: 'short', words: words('A caption that no label of this size holds. '.repeat(20)) },
    { payload: 'short', words: words('Shelf 12') },
  ];
  const written = await writeSheet({ design, codes, layout, sheet, copies: 1, density: 300 }, platform);
  expect(written.leftOut).toEqual([
    { code: 0, reason: 'unprintable' },
    { code: 1, reason: 'too-long' },
  ]);
  expect(written.pages.map((page) => page.codes.map(({ code }) => code))).toEqual([[2]]);
  const none = await writeSheet(
    { design, codes: codes.slice(0, 2), layout, sheet, copies: 1, density: 300 },
    platform,
  );
  expect(none).toMatchObject({ pages: [], leftOut: written.leftOut });
});

test('Progress is told for each code that is read', async () => {
  const read: number[] = [];
  const request = requestFor(labelsOn(known('L7651'), 3));
  expect(await makeCheckedFile(request, platform, (count) => read.push(count))).toMatchObject({ ok: true });
  expect(read).toEqual([1, 2, 3]);
});

test('Cards in the design’s colours are read back, several on a page', async () => {
  const grid = fillPaper(papers.A6, papers.A4);
  if (!grid) throw new Error('Expected a grid.');
  const sheet: Sheet = { grid, first: 0, offset: { x: 0, y: 0 }, cut: 'marks' };
  const words = {
    title: 'Join our Wi-Fi',
    text: 'Café; upstairs',
    secret: { label: 'Password', value: 'a;b\\c' },
  };
  const request = requestFor({ layout: 'card', sheet, words, count: 4 });
  const coloured = plainDesign({ foreground: '#7a1f3d', background: '#fdf0d5' });
  const result = await makeCheckedFile({ ...request, design: coloured }, platform);
  if (!result.ok) throw new Error(`Expected a file, not ${result.problem}.`);
  const colours = (result.pages ?? [])
    .flatMap(({ parts }) => parts.flatMap(({ layers }) => layers))
    .flatMap((layer) => (layer.kind === 'outline' && layer.paint.kind === 'solid' ? layer.paint.colour : []));
  expect([...new Set(colours)].sort()).toEqual(['#7a1f3d', '#808080', '#fdf0d5']);
  expect(result.readings?.[0]?.readBy).toContain('ZXing');
});

test('A sheet with a code that can’t be read isn’t delivered; the remedy is one that helps', async () => {
  const faint = plainDesign({ foreground: '#f4f4f4', background: '#ffffff' });
  const request = { ...requestFor(labelsOn(known('L7651'), 3)), design: faint };
  expect(await makeCheckedFile(request, platform)).toEqual({
    ok: false,
    problem: 'unreadable',
    remedy: { kind: 'code', change: 'print-safe' },
  });
});

test('A code is looked for at its own place: a page without one of its codes isn’t delivered', async () => {
  const blank = {
    ...platform,
    openPdf: async () => ({
      render: async () => Object.assign(createCanvas(4000, 4000), { close() {} }),
      close() {},
    }),
  };
  const result = await makeCheckedFile(requestFor(labelsOn(known('L7651'), 3)), blank);
  expect(result).toMatchObject({ ok: false, problem: 'unreadable' });
});
