import { composeCode } from '../qr/src/compose.ts';
import type { Drawing } from '../qr/src/drawing.ts';
import { drawingToPdf } from '../qr/src/files/pdf.ts';
import { drawingToSvgFile } from '../qr/src/files/svg-file.ts';
import { frameFont } from '../qr/src/frame-font/frame-font.ts';
import type { Pixels } from '../qr/src/pixels.ts';
import { readsAs } from '../qr/src/read-back.ts';
import { decode, encode } from '../qr/src/testing/decode.ts';
import { onWhite } from '../qr/src/testing/on-white.ts';
import { paint } from '../qr/src/testing/paint.ts';
import { rasterise } from '../qr/src/testing/rasterise.ts';
import { readableDesign } from '../qr/src/testing/readable-designs.ts';
import { readWithJsQr, setReaderFromDisk } from '../qr/src/testing/reader.ts';
import { renderPdf } from '../qr/src/testing/render-pdf.ts';
import { printTable } from './table.ts';

const DESIGNS = 50;

/** Pixels per module of the pictures that are read. */
const SCALE = 6;

/** Writes a drawing to a file and renders it again. */
type Format = (drawing: Drawing, width: number) => Promise<{ bytes: number; pixels: Pixels }>;

const formats: Readonly<Record<string, Format>> = {
  'SVG, rendered by resvg': async (drawing, width) => {
    const svg = drawingToSvgFile(drawing, { width, unit: 'px', dpi: 300 });
    return { bytes: svg.length, pixels: rasterise(svg, 1) };
  },
  'PDF, rendered by pdf.js': async (drawing, width) => {
    const pdf = await drawingToPdf(drawing, { width: 50, images: new Map() });
    return { bytes: pdf.length, pixels: await renderPdf(pdf, width) };
  },
  'PNG, by Skia': raster('png'),
  'WebP at 90%, by Skia': raster('webp'),
  'JPEG at 90%, by Skia': raster('jpeg'),
};

function raster(format: 'png' | 'webp' | 'jpeg'): Format {
  return async (drawing, width) => {
    const painted = paint(drawing, width);
    const file = await encode(format === 'jpeg' ? onWhite(painted) : painted, format);
    return { bytes: file.length, pixels: await decode(file) };
  };
}

/** Writes 50 designs in every format, renders the files and reads them with two readers. */
export async function benchFiles(): Promise<void> {
  setReaderFromDisk();
  const rows: string[][] = [];
  for (const [name, write] of Object.entries(formats)) {
    const bytes: number[] = [];
    const unread: number[] = [];
    const unreadByJsQr: number[] = [];
    for (let index = 0; index < DESIGNS; index++) {
      const payload = `https://example.com/files/${index}`;
      const { drawing } = composeCode(payload, readableDesign(index), { font: frameFont });
      const made = await write(drawing, drawing.width * SCALE);
      const pixels = onWhite(made.pixels);
      bytes.push(made.bytes);
      if (!(await readsAs(pixels, payload))) unread.push(index);
      const read = readWithJsQr(pixels);
      if (!read || new TextDecoder().decode(read) !== payload) unreadByJsQr.push(index);
    }
    const median = bytes.toSorted((one, other) => one - other)[DESIGNS / 2] ?? 0;
    rows.push([name, result(unread), result(unreadByJsQr), `${Math.round(median / 1024)} KB`]);
  }
  printTable(
    `${DESIGNS} designs per format, ${SCALE} pixels per module`,
    ['format', 'zxing', 'jsQR', 'median size'],
    rows,
  );
}

function result(unread: readonly number[]): string {
  const failures = unread.length > 0 ? ` (not ${unread.join(', ')})` : '';
  return `${DESIGNS - unread.length} of ${DESIGNS}${failures}`;
}
