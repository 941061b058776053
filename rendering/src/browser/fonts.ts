import { systemFonts } from '../core/fonts.ts';
import type { CanvasContext, Platform } from '../core/platform.ts';

/** Texts in the fonts of this browser; undefined where pages are prerendered. */
export const browserFonts: Platform['fonts'] =
  typeof OffscreenCanvas === 'undefined' ? undefined : systemFonts(newContext);

export function newContext(width: number, height: number): CanvasContext {
  return contextOf(new OffscreenCanvas(width, height));
}

/** @throws {Error} if the browser allows no canvas of this size */
export function contextOf(canvas: OffscreenCanvas): CanvasContext {
  // All canvases are read after painting.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser can’t create a canvas.');
  return context;
}
