import { transfer } from 'comlink';

/**
 * For workers, which have no decoder for SVG: renders an SVG file with the browser's image decoder, or the first page of a
 * PDF file with pdf.js. Neither shares code with the functions that write the file.
 *
 * @param width of the bitmap in pixels
 * @throws {Error} if pdf.js can't be loaded, or the file can't be rendered
 */
export async function renderVector(file: Blob, width: number): Promise<ImageBitmap> {
  const canvas =
    file.type === 'application/pdf' ? await renderPdf(file, width) : await renderSvg(file, width);
  const bitmap = await createImageBitmap(canvas);
  return transfer(bitmap, [bitmap]);
}

async function renderSvg(file: Blob, width: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.round((width * image.height) / image.width);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

async function renderPdf(file: Blob, width: number): Promise<HTMLCanvasElement> {
  const { withFirstPage } = await import('./open-pdf.ts');
  return withFirstPage(await file.arrayBuffer(), async (page) => {
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.round(viewport.height);
    // For the screen, pdf.js waits for animation frames, which a tab in the background doesn't get.
    await page.render({ canvas, viewport, intent: 'print', background: 'rgba(0,0,0,0)' }).promise;
    return canvas;
  });
}
