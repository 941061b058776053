import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Pixels } from '../pixels.ts';

const MM_PER_POINT = 25.4 / 72;

/** A page of a PDF file as pdf.js sees it. */
export interface RenderedPdf extends Pixels {
  readonly pages: number;
  /** Size of the page in millimetres. */
  readonly onPaper: { readonly width: number; readonly height: number };
}

type RenderParameters = Parameters<PDFPageProxy['render']>[0];

/** The part of pdf.js's canvas factory that is used here. Its types don't describe it. */
interface CanvasFactory {
  create?(
    width: number,
    height: number,
  ): { canvas: RenderParameters['canvas']; context: NonNullable<RenderParameters['canvasContext']> };
}

/**
 * Renders the first page of a PDF file with pdf.js.
 *
 * @param width in pixels
 */
export async function renderPdf(pdf: Uint8Array, width: number): Promise<RenderedPdf> {
  // pdf.js takes over the memory of its input.
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const page = await document.getPage(1);
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const viewport = page.getViewport({ scale: width / (right - left) });
  const height = Math.round(viewport.height);
  // In Node it creates canvases of @napi-rs/canvas.
  const factory: CanvasFactory = document.canvasFactory;
  const made = factory.create?.(width, height);
  if (!made) throw new Error('pdf.js has no canvas.');
  const { canvas, context } = made;
  await page.render({ canvas, canvasContext: context, viewport, background: 'rgba(0,0,0,0)' }).promise;
  const { data } = context.getImageData(0, 0, width, height);
  const pixels = new Uint8ClampedArray(data);
  const pages = document.numPages;
  await loading.destroy();
  return {
    width,
    height,
    data: pixels,
    pages,
    onPaper: { width: (right - left) * MM_PER_POINT, height: (top - bottom) * MM_PER_POINT },
  };
}
