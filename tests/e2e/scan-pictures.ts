import { drawPlain } from '../../qr/src/grade/testing/draw.ts';
import { blankPicture } from '../../qr/src/grade/warp.ts';
import { encodePayload } from '../../qr/src/matrix.ts';
import type { Pixels } from '../../qr/src/pixels.ts';
import { encodePicture } from '../../qr/src/testing/decode.ts';

/** Draws codes beside each other on white. */
function drawSheet(texts: readonly string[]): Pixels {
  const drawn = texts.map((text) => drawPlain(text, { module: 5 }).pixels);
  const side = Math.max(100, ...drawn.map(({ width }) => width));
  const sheet = blankPicture(side * Math.max(1, texts.length), side);
  for (const [index, { width, height, data }] of drawn.entries())
    for (let y = 0; y < height; y++)
      sheet.data.set(data.subarray(y * width * 4, (y + 1) * width * 4), (y * sheet.width + index * side) * 4);
  return sheet;
}

/** A PNG file with codes; a white one without texts. */
export async function pngWithCodes(texts: readonly string[]): Promise<Buffer> {
  return Buffer.from(await encodePicture(drawSheet(texts), 'png'));
}

/**
 * A video that shows a code all the time, for Chromium's fake camera: YUV4MPEG2 with one frame of 640 × 480 pixels.
 * Chromium repeats it.
 */
export function videoWithCode(text: string): Buffer {
  const [width, height] = [640, 480];
  const { pixels } = drawPlain(text, { module: 8 });
  const light = Buffer.alloc(width * height, 235);
  const [left, top] = [Math.floor((width - pixels.width) / 2), Math.floor((height - pixels.height) / 2)];
  for (let y = 0; y < pixels.height; y++)
    for (let x = 0; x < pixels.width; x++)
      light[(y + top) * width + x + left] = 16 + ((pixels.data[(y * pixels.width + x) * 4] ?? 0) * 219) / 255;
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`),
    light,
    Buffer.alloc((width * height) / 2, 128),
  ]);
}

/** A PDF file in A4 with a page for each text: a code of it, or an empty page for an empty text. */
export function pdfWithCodes(texts: readonly string[]): Buffer {
  const pages = texts.map((_text, index) => `${3 + 2 * index} 0 R`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.join(' ')}] /Count ${texts.length} /MediaBox [0 0 595 842] >>`,
    ...texts.flatMap((text, index) => {
      const content = text === '' ? '' : drawRectangles(text);
      return [
        `<< /Type /Page /Parent 2 0 R /Contents ${4 + 2 * index} 0 R /Resources << >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`;
  return Buffer.from(`${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}${trailer}`);
}

/** The operators that fill the dark modules of a code, 3 points wide, in the middle of a page. */
function drawRectangles(text: string): string {
  const { modules } = encodePayload(text, 'M');
  return modules
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${200 + 3 * x} ${600 - 3 * y} 3 3 re`] : [])))
    .concat('f')
    .join('\n');
}
