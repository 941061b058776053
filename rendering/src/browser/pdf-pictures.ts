import { openPdf } from './open-pdf.ts';

/** A PDF file whose pages can be drawn. Close it after use. */
export interface PdfPictures {
  readonly pages: number;
  /**
   * Draws a page on white.
   *
   * @param number from 1 on
   * @returns a PNG
   */
  draw(number: number): Promise<Blob>;
  close(): void;
}

/** Longer side of a drawn page in pixels: 254 dpi on A4, so that modules from 0.3 mm on have 3 pixels. */
const SIDE = 2970;

/**
 * Opens a PDF file with pdf.js, which draws in small steps, so that the page stays responsive.
 *
 * @throws {Error} named `PasswordException` if the file is protected by a password, or if it is damaged
 */
export async function openPdfPictures(file: Blob): Promise<PdfPictures> {
  const { pages, getPage, close } = await openPdf(await file.arrayBuffer());
  const draw = async (number: number) => {
    const page = await getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: SIDE / Math.max(width, height) });
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(viewport.width);
    canvas.height = Math.ceil(viewport.height);
    // Given a canvas instead of its context, pdf.js calls a method that the canvas factory of `openPdf` lacks.
    await page.render({
      canvas: null,
      canvasContext: canvas.getContext('2d') ?? undefined,
      viewport,
      background: '#ffffff',
    }).promise;
    return new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((png) => {
        // Frees the memory of the canvas at once.
        canvas.width = 0;
        if (png) resolve(png);
        else reject(new Error('This browser can’t write the page as a picture.'));
      });
    });
  };
  return { pages, draw, close };
}
