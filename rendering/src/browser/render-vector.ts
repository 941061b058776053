import { transfer } from 'comlink';
import type { PdfPart } from '../core/platform.ts';

/**
 * Renders an SVG file with the browser's image decoder, or a page of a PDF file with pdf.js. Runs on the page, because
 * workers have no decoder for SVG. Decoders and writers share no code. Transparent parts stay transparent, as in decoded
 * pixel files.
 *
 * @param width of the whole page in pixels
 * @throws {Error} if pdf.js can't be loaded, or the file can't be rendered
 */
export async function renderVector(file: Blob, width: number, part?: PdfPart): Promise<ImageBitmap> {
  const canvas =
    file.type === 'application/pdf' ? await renderPdf(file, width, part) : await renderSvg(file, width);
  const bitmap = await createImageBitmap(canvas);
  return transfer(bitmap, [bitmap]);
}

async function renderSvg(file: Blob, width: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    const context = transparentCanvas(width, Math.round((width * image.height) / image.width));
    context.drawImage(image, 0, 0, context.canvas.width, context.canvas.height);
    return context.canvas;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

async function renderPdf(
  file: Blob,
  width: number,
  { page: number, box }: PdfPart = { page: 1 },
): Promise<HTMLCanvasElement> {
  const { openPdf } = await import('./open-pdf.ts');
  const pdf = await openPdf(await file.arrayBuffer());
  try {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({
      scale: width / page.getViewport({ scale: 1 }).width,
      offsetX: -(box?.x ?? 0),
      offsetY: -(box?.y ?? 0),
    });
    // Given a canvas instead of its context, pdf.js makes the canvas opaque and black.
    const canvasContext = transparentCanvas(box?.width ?? width, box?.height ?? Math.round(viewport.height));
    await page.render({
      canvas: null,
      canvasContext,
      viewport,
      // For the screen, pdf.js waits for animation frames, which a tab in the background doesn't get.
      intent: 'print',
      background: 'rgba(0,0,0,0)',
    }).promise;
    return canvasContext.canvas;
  } finally {
    pdf.close();
  }
}

function transparentCanvas(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser can’t create a canvas.');
  return context;
}
