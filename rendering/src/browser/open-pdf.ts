// The build for browsers that are a few years old, because the site supports such browsers.
import { getDocument, type PDFPageProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker';
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url';

/** A PDF file that pdf.js has opened in a worker of its own. Close it after use. */
export interface OpenPdf {
  /** How many pages it has. */
  readonly pages: number;
  /** @param number from 1 on */
  getPage(number: number): Promise<PDFPageProxy>;
  close(): void;
}

/** @throws {Error} named `PasswordException` if the file is protected by a password, or if it is damaged */
export async function openPdf(pdf: ArrayBuffer): Promise<OpenPdf> {
  const port = new PdfWorker();
  const worker = PDFWorker.create({ port });
  const close = () => {
    worker.destroy();
    port.terminate();
  };
  try {
    const document = await getDocument({
      data: pdf,
      worker,
      BinaryDataFactory: DecoderFactory,
      CanvasFactory: OffscreenFactory,
    }).promise;
    return { pages: document.numPages, getPage: (number) => document.getPage(number), close };
  } catch (error) {
    close();
    throw error;
  }
}

type CanvasAndContext = { canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D | null };

/** Makes the canvases that pdf.js needs besides the one that it draws on. Workers have no others. */
class OffscreenFactory {
  create(width: number, height: number): CanvasAndContext {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }
  reset({ canvas }: CanvasAndContext, width: number, height: number): void {
    canvas.width = width;
    canvas.height = height;
  }
  destroy({ canvas }: CanvasAndContext): void {
    canvas.width = 0;
    canvas.height = 0;
  }
}

/** The decoders of scanned pages, which pdf.js asks for by their names. The build gives their files other names. */
const decoders: Readonly<Record<string, string>> = { 'jbig2.wasm': jbig2, 'openjpeg.wasm': openjpeg };

/** Loads what pdf.js needs for some files. Without fonts and character maps, it draws their texts in others. */
class DecoderFactory {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const address = decoders[filename];
    if (address === undefined) throw new Error(`The site has no ${filename}.`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${filename} could not be loaded.`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
