import type { Platform } from '../core/platform.ts';
import { browserFonts, browserMonospace, contextOf } from './fonts.ts';

/** The part of the platform that pages and workers share: both decode pixels, only pages render vector files. */
export const canvasPlatform: Omit<Platform, 'renderVector'> = {
  newCanvas(width, height) {
    const canvas = new OffscreenCanvas(width, height);
    return {
      context: contextOf(canvas),
      encode: (type, quality) => canvas.convertToBlob({ type, quality }),
    };
  },
  newPath: (path) => new Path2D(path),
  decodeImage: (file) => createImageBitmap(file),
  fonts: browserFonts,
  monospace: browserMonospace,
};
