import type { Drawing } from '../drawing.ts';
import type { FileFormat } from '../files/format.ts';
import { drawingToPdf } from '../files/pdf.ts';
import { drawingToSvgFile } from '../files/svg-file.ts';
import type { FilePicture } from '../grade/samples.ts';
import type { Pixels } from '../pixels.ts';
import { decodePicture, encodePicture } from './decode.ts';
import { onWhite } from './on-white.ts';
import { paint } from './paint.ts';
import { rasterise } from './rasterise.ts';
import { renderPdf } from './render-pdf.ts';

/** A file, and its picture on white, decoded by a library that didn't write it. */
interface WrittenFile extends FilePicture {
  readonly bytes: Uint8Array;
}

/**
 * Writes a drawing without images to a file as the site does, and decodes the file again: Skia reads PNG, WebP and
 * JPEG, resvg SVG, and pdf.js PDF.
 *
 * @param width of the picture in pixels
 */
export async function writeDrawing(
  drawing: Drawing,
  format: FileFormat,
  width: number,
): Promise<WrittenFile> {
  const { bytes, pixels } = await written(drawing, format, width);
  return { bytes, pixels: onWhite(pixels), module: pixels.width / drawing.width };
}

async function written(
  drawing: Drawing,
  format: FileFormat,
  width: number,
): Promise<{ bytes: Uint8Array; pixels: Pixels }> {
  if (format === 'svg') {
    const svg = drawingToSvgFile(drawing, { width, unit: 'px', dpi: 300 });
    return { bytes: new TextEncoder().encode(svg), pixels: rasterise(svg, 1) };
  }
  if (format === 'pdf') {
    const pdf = await drawingToPdf(drawing, { width: 50, images: new Map() });
    return { bytes: pdf, pixels: await renderPdf(pdf, width) };
  }
  const painted = paint(drawing, width);
  const bytes = await encodePicture(format === 'jpeg' ? onWhite(painted) : painted, format);
  return { bytes, pixels: await decodePicture(bytes) };
}
