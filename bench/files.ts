import { composeCode } from '../qr/src/compose.ts';
import { type FileFormat, fileFormats } from '../qr/src/files/format.ts';
import { frameFont } from '../qr/src/frame-font/frame-font.ts';
import { readsAs } from '../qr/src/read-back.ts';
import { readableDesign } from '../qr/src/testing/readable-designs.ts';
import { readWithJsQr, setReaderFromDisk } from '../qr/src/testing/reader.ts';
import { writeDrawing } from '../qr/src/testing/write-file.ts';
import { printTable } from './table.ts';

const DESIGNS = 50;

/** Pixels per module of the pictures that are read. */
const SCALE = 6;

const renderers: Readonly<Record<FileFormat, string>> = {
  svg: 'SVG, rendered by resvg',
  pdf: 'PDF, rendered by pdf.js',
  png: 'PNG, by Skia',
  webp: 'WebP at 90%, by Skia',
  jpeg: 'JPEG at 90%, by Skia',
};

/** Writes 50 designs in every format, renders the files and reads them with two readers. */
export async function benchFiles(): Promise<void> {
  setReaderFromDisk();
  const rows: string[][] = [];
  for (const format of fileFormats) {
    const bytes: number[] = [];
    const unread: number[] = [];
    const unreadByJsQr: number[] = [];
    for (let index = 0; index < DESIGNS; index++) {
      const payload = `https://example.com/files/${index}`;
      const { drawing } = composeCode(payload, readableDesign(index), { font: frameFont });
      const { bytes: file, pixels } = await writeDrawing(drawing, format, drawing.width * SCALE);
      bytes.push(file.length);
      if (!(await readsAs(pixels, payload))) unread.push(index);
      const read = readWithJsQr(pixels);
      if (!read || new TextDecoder().decode(read) !== payload) unreadByJsQr.push(index);
    }
    const median = bytes.toSorted((one, other) => one - other)[DESIGNS / 2] ?? 0;
    rows.push([renderers[format], result(unread), result(unreadByJsQr), `${Math.round(median / 1024)} KB`]);
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
