import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
// @ts-expect-error: the package has no types for it.
import * as pdfjsWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import type { Bitmap, PdfPages } from '../core/platform.ts';

type RenderParameters = Parameters<PDFPageProxy['render']>[0];

/** The part of pdf.js's canvas factory that is used here. Its types don't describe it. */
interface CanvasFactory {
  create?(
    width: number,
    height: number,
  ): { canvas: RenderParameters['canvas'] & object; context: RenderParameters['canvasContext'] & object };
}

// In Node, pdf.js works in the thread that calls it, and finds its worker's code here.
Object.assign(globalThis, { pdfjsWorker });

/** Opens a PDF file with pdf.js. */
export async function openPdfPages(file: Blob): Promise<PdfPages> {
  const loading = getDocument({ data: new Uint8Array(await file.arrayBuffer()), verbosity: 0 });
  const document = await loading.promise;
  // In Node it creates canvases of @napi-rs/canvas.
  const factory: CanvasFactory = document.canvasFactory;
  return {
    async render(number, width, box): Promise<Bitmap> {
      const page = await document.getPage(number);
      const viewport = page.getViewport({
        scale: width / page.getViewport({ scale: 1 }).width,
        offsetX: -(box?.x ?? 0),
        offsetY: -(box?.y ?? 0),
      });
      const made = factory.create?.(box?.width ?? width, box?.height ?? Math.round(viewport.height));
      if (!made) throw new Error('pdf.js has no canvas.');
      const { canvas, context } = made;
      await page.render({ canvas, canvasContext: context, viewport, background: 'rgba(0,0,0,0)' }).promise;
      return Object.assign(canvas, { close() {} });
    },
    close: () => void loading.destroy(),
  };
}
