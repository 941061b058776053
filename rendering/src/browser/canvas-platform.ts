import type { Platform } from '../core/platform.ts';
import { contextOf } from './fonts.ts';
import { paperFonts } from './paper-fonts.ts';

/** The part of the platform that pages and workers share: only pages have the browser's decoder for SVG. */
export const canvasPlatform: Omit<Platform, 'renderSvg'> = {
  newCanvas(width, height) {
    const canvas = new OffscreenCanvas(width, height);
    return {
      context: contextOf(canvas),
      encode: (type, quality) => canvas.convertToBlob({ type, quality }),
      close() {
        canvas.width = 0;
        canvas.height = 0;
      },
    };
  },
  newPath: (path) => new Path2D(path),
  decodeImage: (file) => createImageBitmap(file),
  openPdf: async (file) => (await import('./pdf-pages.ts')).openPdfPages(file),
  ...paperFonts,
};
