import { createRequire } from 'node:module';
import type { InitInput } from '@resvg/resvg-wasm';
import { type CanvasContext, CanvasMissingError, type Platform } from '../core/platform.ts';
import { renderSvg } from '../core/render-svg.ts';

/** A native module, which plain PNG files and SVG files don't need. */
const canvasModule = '@napi-rs/canvas';

type CanvasModule = typeof import('@napi-rs/canvas');

/**
 * Returns the platform of Node: Skia for canvas and images, resvg for SVG files and pdf.js for PDF files. It has no fonts
 * but the bundled one. Set the reader's WebAssembly, too: `setReaderWasm`.
 *
 * @param loadResvg loads resvg's WebAssembly before the first SVG file
 */
export function createNodePlatform(loadResvg: () => InitInput | Promise<InitInput>): Platform {
  return {
    newCanvas(width, height) {
      const canvas = loadCanvas().createCanvas(width, height);
      return {
        context: canvas.getContext('2d') as unknown as CanvasContext,
        async encode(type, quality) {
          const bytes =
            type === 'image/png'
              ? await canvas.encode('png')
              : await canvas.encode(type === 'image/webp' ? 'webp' : 'jpeg', quality * 100);
          return new Blob([new Uint8Array(bytes)], { type });
        },
        // The garbage collection doesn't know how many pixels a canvas has.
        close() {
          canvas.width = 0;
          canvas.height = 0;
        },
      };
    },
    newPath: (path) => new (loadCanvas().Path2D)(path),
    async decodeImage(file) {
      const image = await loadCanvas().loadImage(new Uint8Array(await file.arrayBuffer()));
      // Node frees the pixels with the object.
      return Object.assign(image, { close() {} });
    },
    renderSvg: (file, width, ground) => renderSvg(loadResvg, file, width, ground),
    async openPdf(file) {
      // pdf.js needs the canvas, too, and would only warn.
      loadCanvas();
      return (await import('./pdf-pages.ts')).openPdfPages(file);
    },
    fonts: undefined,
    monospace: undefined,
    billFonts: undefined,
  };
}

/** @throws {CanvasMissingError} */
function loadCanvas(): CanvasModule {
  try {
    return createRequire(import.meta.url)(canvasModule);
  } catch (cause) {
    throw new CanvasMissingError(`Drawing this file needs the package ${canvasModule}.`, { cause });
  }
}
