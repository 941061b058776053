import type { PdfPages } from '../core/platform.ts';
import { contextOf } from './fonts.ts';
import { openPdf } from './open-pdf.ts';

/** Opens a PDF file with pdf.js, on a page or in a worker. */
export async function openPdfPages(file: Blob): Promise<PdfPages> {
  const { getPage, close } = await openPdf(await file.arrayBuffer());
  return {
    async render(number, width, box) {
      const page = await getPage(number);
      const viewport = page.getViewport({
        scale: width / page.getViewport({ scale: 1 }).width,
        offsetX: -(box?.x ?? 0),
        offsetY: -(box?.y ?? 0),
      });
      const canvas = new OffscreenCanvas(box?.width ?? width, box?.height ?? Math.round(viewport.height));
      await page.render({
        canvas: null,
        // Given a canvas instead of its context, pdf.js makes the canvas opaque and black. Its types know only a page's.
        canvasContext: contextOf(canvas) as unknown as CanvasRenderingContext2D,
        viewport,
        // For the screen, pdf.js waits for animation frames, which workers and tabs in the background don't get.
        intent: 'print',
        background: 'rgba(0,0,0,0)',
      }).promise;
      return canvas.transferToImageBitmap();
    },
    close,
  };
}
