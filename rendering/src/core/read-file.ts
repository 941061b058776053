import type { Colour } from '@canary/qr/colour';
import type { Drawing } from '@canary/qr/drawing';
import { type FileSize, pixelsOf } from '@canary/qr/files/size';
import type { FilePicture } from '@canary/qr/grade/samples';
import type { Pixels } from '@canary/qr/pixels';
import { bitmapPixels } from './paint.ts';
import type { Bitmap, Platform } from './platform.ts';

/** Smallest side of a module at which vector files are rendered, in pixels: printers and screens show larger modules. */
const MIN_MODULE = 6;

/** Largest width at which vector files are rendered, in pixels. The page renders them. */
const MAX_WIDTH = 2048;

interface Expected {
  readonly drawing: Drawing;
  readonly size: FileSize;
  /** The colour behind transparent pixels. */
  readonly ground: Colour;
}

/** Decodes a file with a library that didn't write it. Renders vector files in the pixels of their size. */
export async function decodeFile(
  file: Blob,
  { drawing, size, ground }: Expected,
  platform: Platform,
): Promise<FilePicture> {
  const width = Math.min(MAX_WIDTH, Math.max(pixelsOf(size), Math.ceil(drawing.width * MIN_MODULE)));
  const pixels = await decode(file, width, ground, platform);
  return { pixels, module: pixels.width / drawing.width };
}

async function decode(file: Blob, width: number, ground: Colour, platform: Platform): Promise<Pixels> {
  if (file.type === 'image/svg+xml') return platform.renderSvg(file, width, ground);
  const bitmap = await (file.type === 'application/pdf'
    ? renderPdf(file, width, platform)
    : platform.decodeImage(file));
  try {
    return bitmapPixels(bitmap, ground, platform);
  } finally {
    bitmap.close();
  }
}

async function renderPdf(file: Blob, width: number, platform: Platform): Promise<Bitmap> {
  const pdf = await platform.openPdf(file);
  try {
    return await pdf.render(1, width);
  } finally {
    pdf.close();
  }
}
