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
import { nodePlatform } from '../testing/node-platform.ts';
import { hasPoppler, renderWithPoppler } from '../testing/poppler.ts';
import { drawCode } from './draw-code.ts';
import { systemFonts } from './fonts.ts';
import { makeCheckedFile } from './make-checked-file.ts';
import type { Platform } from './platform.ts';
import type { FileRequest, SheetOptions } from './requests.ts';

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

async function make(sheet: SheetOptions) {
  const result = await makeCheckedFile(requestFor(sheet), platform);
  if (!result.ok) throw new Error(`Expected a file, not ${result.problem}.`);
  return { ...result, pages: result.pages ?? [] };
}

const known = (id: string) => labelSheets.find((sheet) => sheet.id === id);
const own = divide({ paper: papers.A5, columns: 2, rows: 4, marginX: 8, marginY: 12, gapX: 4, gapY: 3 });

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
    ['own measures, moved for a printer', labelsOn(own, 8, { offset: { x: 1.5, y: -2 } })],
  ])('%s within 0.3 mm of its place', async (_name, options) => {
    const { file, pages } = await make(options);
    const { grid, first, offset } = options.sheet;
    const { drawing } = await drawCode({ payload, design }, platform);
    const images = await renderWithPoppler(file, DPI);
    expect(images).toHaveLength(pages.length);
    let found = 0;
    for (const [index, image] of images.entries()) {
      const canvas = createCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      for (const [at, code] of (pages[index]?.codes ?? []).entries()) {
        const label = cellBox(grid, at + (index === 0 ? first : 0));
        const module = code.width / drawing.width;
        const quiet = QUIET_ZONE * module;
        // The symbol at the left of its label, or in the middle.
        const symbol = shrink(code, quiet);
        expectWithin(symbol, { ...label, x: label.x + offset.x, y: label.y + offset.y });
        // Half of the quiet zone is enough to find the edges, and without the caption.
        const { picture, box } = crop(context, shrink(code, quiet / 2));
        for (const side of ['left', 'top', 'right', 'bottom'] as const) {
          expect(Math.abs(box[side] - sidesOf(symbol)[side]), `${at}, ${side}`).toBeLessThan(0.3);
        }
        expect(await readsAs(crop(context, code).picture, payload)).toBe(true);
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

function expectWithin(inner: Box, outer: Box): void {
  const [its, others] = [sidesOf(inner), sidesOf(outer)];
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
    renderVector: async () => Object.assign(createCanvas(4000, 4000), { close() {} }),
  };
  const result = await makeCheckedFile(requestFor(labelsOn(known('L7651'), 3)), blank);
  expect(result).toMatchObject({ ok: false, problem: 'unreadable' });
});
