import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box } from '../geometry/path.ts';
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
 * Renders a page of a PDF file with pdf.js.
 *
 * @param width of the page in pixels
 * @param part the number of the page, by default 1, and the part of it in pixels, by default all
 */
export async function renderPdf(
  pdf: Uint8Array,
  width: number,
  { page: number, box }: { readonly page: number; readonly box?: Box | undefined } = { page: 1 },
): Promise<RenderedPdf> {
  // pdf.js takes over the memory of its input.
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const page = await document.getPage(number);
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const viewport = page.getViewport({
    scale: width / (right - left),
    offsetX: -(box?.x ?? 0),
    offsetY: -(box?.y ?? 0),
  });
  const size = { width: box?.width ?? width, height: box?.height ?? Math.round(viewport.height) };
  // In Node it creates canvases of @napi-rs/canvas.
  const factory: CanvasFactory = document.canvasFactory;
  const made = factory.create?.(size.width, size.height);
  if (!made) throw new Error('pdf.js has no canvas.');
  const { canvas, context } = made;
  await page.render({ canvas, canvasContext: context, viewport, background: 'rgba(0,0,0,0)' }).promise;
  const { data } = context.getImageData(0, 0, size.width, size.height);
  const pixels = new Uint8ClampedArray(data);
  const pages = document.numPages;
  await loading.destroy();
  return {
    ...size,
    data: pixels,
    pages,
    onPaper: { width: (right - left) * MM_PER_POINT, height: (top - bottom) * MM_PER_POINT },
  };
}
