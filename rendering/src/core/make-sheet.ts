import type { Colour } from '@canary/qr/colour';
import type { Drawing } from '@canary/qr/drawing';
import type { Box } from '@canary/qr/geometry/path';
import type { FilePicture } from '@canary/qr/grade/samples';
import type { Page } from '@canary/qr/paper/page';
import { layOutPages } from '@canary/qr/paper/sheet';
import type { Pixels } from '@canary/qr/pixels';
import { readsAs } from '@canary/qr/read-back';
import { layOutCode } from './lay-out-code.ts';
import { bitmapCanvas } from './paint.ts';
import type { Platform } from './platform.ts';
import type { CodeToDraw, SheetOptions } from './requests.ts';
import { imagesOf, type WrittenFile } from './write-file.ts';

interface SheetFile extends WrittenFile {
  readonly picture: FilePicture;
  readonly pages: readonly Page[];
}

/**
 * Writes copies of a code on pages as a PDF file, and reads each code at its place. Returns undefined if a code doesn't
 * read as the payload.
 *
 * @throws {Error} if an image of the drawing is damaged
 */
export async function makeSheet(
  drawing: Drawing,
  { payload, design, sheet }: CodeToDraw & { readonly sheet: SheetOptions },
  platform: Platform,
): Promise<SheetFile | undefined> {
  const { pagesToPdf } = await import('@canary/qr/files/pdf');
  const cell = layOutCode(drawing, design, sheet, platform);
  const pages: Page[] = [];
  for await (const page of layOutPages(Array(sheet.count).fill(cell), sheet.sheet)) pages.push(page);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of pagesToPdf(pages, await imagesOf(drawing, platform))) chunks.push(chunk);
  const file = new Blob(chunks, { type: 'application/pdf' });
  const picture = await readPages(file, pages, { payload, module: cell.module }, platform);
  return picture && { file, modulePixels: undefined, picture, pages };
}

const PAPER: Colour = '#ffffff';

interface Expected {
  readonly payload: string;
  /** Side of a module in millimetres. */
  readonly module: number;
}

/** Side of a module in the rendered pages, in pixels. */
const MODULE = 6;

/** The largest part of a page that is rendered at once, in pixels: more would take much memory. */
const MAX_PART = 3000 * 3000;

/** Reads every code of a file at its place. Returns the picture of the first code, or undefined if one doesn't read. */
async function readPages(
  file: Blob,
  pages: readonly Page[],
  { payload, module }: Expected,
  platform: Platform,
): Promise<FilePicture | undefined> {
  let first: FilePicture | undefined;
  for (const [index, page] of pages.entries()) {
    const width = Math.ceil((page.width * MODULE) / module);
    const scale = width / page.width;
    const places = page.codes.map((box) => wholePixels(box, scale));
    for (const { box, parts } of partsToRender(places)) {
      const bitmap = await platform.renderVector(file, width, { page: index + 1, box });
      const canvas = bitmapCanvas(bitmap, PAPER, platform);
      bitmap.close();
      for (const part of parts) {
        const pixels: Pixels = {
          width: part.width,
          height: part.height,
          data: canvas.context.getImageData(part.x - box.x, part.y - box.y, part.width, part.height).data,
        };
        if (!(await readsAs(pixels, payload))) return undefined;
        first ??= { pixels, module: module * scale };
      }
    }
  }
  return first;
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

/** Groups neighbouring codes into parts of the page that are rendered at once. */
function partsToRender(places: readonly Box[]): { box: Box; parts: Box[] }[] {
  const groups: { box: Box; parts: Box[] }[] = [];
  for (const place of places) {
    const last = groups.at(-1);
    const box = last && boxAround(last.box, place);
    if (last && box && box.width * box.height <= MAX_PART) {
      last.box = box;
      last.parts.push(place);
    } else groups.push({ box: place, parts: [place] });
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
