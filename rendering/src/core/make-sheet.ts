import type { Colour } from '@canary/qr/colour';
import type { Box } from '@canary/qr/geometry/path';
import type { FilePicture } from '@canary/qr/grade/samples';
import type { Cell } from '@canary/qr/paper/cell';
import { judgeModule } from '@canary/qr/paper/module-size';
import type { Page, PaperSize } from '@canary/qr/paper/page';
import { layOutPages } from '@canary/qr/paper/sheet';
import type { Pixels } from '@canary/qr/pixels';
import { readsAs } from '@canary/qr/read-back';
import { drawCode } from './draw-code.ts';
import { designOn, layOutCode } from './lay-out-code.ts';
import { bitmapCanvas } from './paint.ts';
import type { Platform } from './platform.ts';
import type { SheetRequest } from './requests.ts';
import { addImages } from './write-file.ts';

/** A code on a page. */
interface PlacedCode {
  /** Its index among the codes of the request. */
  readonly code: number;
  readonly payload: string;
  /** Side of a module in millimetres. */
  readonly module: number;
  /** The picture with its quiet zone and frame, in millimetres. */
  readonly box: Box;
}

/** The codes of a page, in reading order. */
export interface SheetPage extends PaperSize {
  readonly codes: readonly PlacedCode[];
}

/**
 * A code that isn't on the pages: its modules are too small for the printer, its words don't fit beside it, or the cell is
 * smaller than the standard of the code demands.
 */
export interface CodeLeftOut {
  readonly code: number;
  readonly reason: 'unprintable' | 'too-long' | 'too-small';
}

/** A PDF file whose codes aren't read yet. */
export interface WrittenSheet {
  readonly file: Blob;
  readonly pages: readonly SheetPage[];
  /** Version of each code: 1 to 40. */
  readonly versions: readonly number[];
  readonly leftOut: readonly CodeLeftOut[];
}

/**
 * Writes codes on pages as a PDF file, page by page: only one page of drawings is kept.
 *
 * @param onPage called with each page before the next one is made, and with how many codes are drawn
 * @throws {Error} if an image of a drawing is damaged
 */
export async function writeSheet(
  request: SheetRequest,
  platform: Platform,
  onPage: (page: Page, drawn: number) => unknown = () => undefined,
): Promise<WrittenSheet> {
  const { pagesToPdf } = await import('@canary/qr/files/pdf');
  const { codes, copies, sheet, density } = request;
  const design = designOn(request.layout, request.design);
  const images = new Map<string, Pixels>();
  const versions: number[] = [];
  const leftOut: CodeLeftOut[] = [];
  /** The codes of the next page. */
  const waiting: Omit<PlacedCode, 'box'>[] = [];
  const pages: SheetPage[] = [];

  async function* cells(): AsyncGenerator<Cell> {
    for (const [code, { payload, words, logoAs }] of codes.entries()) {
      const { drawing, version } = await drawCode({ payload, design, logoAs }, platform);
      const cell = layOutCode(drawing, design, { ...request, words, payload }, platform);
      versions.push(version);
      const reason = cell.isTooSmall ? 'too-small' : density && reasonToLeaveOut(cell, density);
      if (reason) {
        leftOut.push({ code, reason });
        continue;
      }
      await addImages(images, drawing, platform);
      for (let copy = 0; copy < copies; copy++) {
        waiting.push({ code, payload, module: cell.module });
        yield cell;
      }
    }
  }
  async function* placed(): AsyncGenerator<Page> {
    for await (const page of layOutPages(cells(), sheet)) {
      const { width, height } = page;
      const its = waiting.splice(0, page.codes.length);
      pages.push({
        width,
        height,
        codes: page.codes.flatMap((box, at) => {
          const code = its[at];
          return code ? { ...code, box } : [];
        }),
      });
      await onPage(page, versions.length);
      yield page;
    }
  }

  const chunks: Blob[] = [];
  for await (const chunk of pagesToPdf(placed(), images)) chunks.push(new Blob([chunk]));
  return { file: new Blob(chunks, { type: 'application/pdf' }), pages, versions, leftOut };
}

function reasonToLeaveOut(
  { module, tooLong }: Cell,
  density: NonNullable<SheetRequest['density']>,
): CodeLeftOut['reason'] | undefined {
  if (judgeModule(module, density) === 'unprintable') return 'unprintable';
  return tooLong ? 'too-long' : undefined;
}

const PAPER: Colour = '#ffffff';

/** Side of a module in the rendered pages, in pixels. */
const MODULE = 6;

/** The largest part of a page that is rendered at once, in pixels: more would take much memory. */
const MAX_PART = 3000 * 3000;

/** A code as it is at its place in the file. */
interface CodeAtPlace extends PlacedCode {
  readonly picture: FilePicture;
  readonly isRead: boolean;
}

/** Successive pages of a PDF file. */
export interface SheetPart extends Pick<WrittenSheet, 'file' | 'pages'> {
  /** The index of the first of these pages in the file. */
  readonly firstPage: number;
}

/** Reads the codes of a PDF file at their places. */
export async function* readSheet(
  { file, pages, firstPage }: SheetPart,
  platform: Platform,
): AsyncGenerator<CodeAtPlace> {
  const pdf = await platform.openPdf(file);
  try {
    for (const [index, page] of pages.entries()) {
      const smallest = Math.min(...page.codes.map(({ module }) => module));
      const width = Math.ceil((page.width * MODULE) / smallest);
      const scale = width / page.width;
      const places = page.codes.map((code) => ({ code, box: wholePixels(code.box, scale) }));
      for (const { box, parts } of partsToRender(places)) {
        const bitmap = await pdf.render(firstPage + index + 1, width, box);
        const canvas = bitmapCanvas(bitmap, PAPER, platform);
        bitmap.close();
        for (const { code, box: part } of parts) {
          const [left, top] = [part.x - box.x, part.y - box.y];
          const { data } = canvas.context.getImageData(left, top, part.width, part.height);
          const pixels: Pixels = { width: part.width, height: part.height, data };
          const isRead = await readsAs(pixels, code.payload);
          yield { ...code, picture: { pixels, module: code.module * scale }, isRead };
        }
        canvas.close();
      }
    }
  } finally {
    pdf.close();
  }
}

function wholePixels({ x, y, width, height }: Box, scale: number): Box {
  const [left, top] = [Math.floor(x * scale), Math.floor(y * scale)];
  return {
    x: left,
    y: top,
    width: Math.ceil((x + width) * scale) - left,
    height: Math.ceil((y + height) * scale) - top,
  };
}

/** A code, and its place in the pixels of its page. */
interface Place {
  readonly code: PlacedCode;
  readonly box: Box;
}

/** Groups neighbouring codes into parts of the page that are rendered at once. */
function partsToRender(places: readonly Place[]): { box: Box; parts: Place[] }[] {
  const groups: { box: Box; parts: Place[] }[] = [];
  for (const place of places) {
    const last = groups.at(-1);
    const box = last && boxAround(last.box, place.box);
    if (last && box && box.width * box.height <= MAX_PART) {
      last.box = box;
      last.parts.push(place);
    } else groups.push({ box: place.box, parts: [place] });
  }
  return groups;
}

function boxAround(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}
