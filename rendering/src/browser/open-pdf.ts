// The build for browsers that are a few years old, because the site supports such browsers.
import { getDocument, type PDFPageProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker';

/** Calls `use` with a page of a PDF file, opened by pdf.js in a worker of its own. */
export async function withPage<Result>(
  pdf: ArrayBuffer,
  number: number,
  use: (page: PDFPageProxy) => Promise<Result>,
): Promise<Result> {
  const port = new PdfWorker();
  const worker = PDFWorker.create({ port });
  try {
    const document = await getDocument({ data: pdf, worker }).promise;
    return await use(await document.getPage(number));
  } finally {
    worker.destroy();
    port.terminate();
  }
}
