import {
  type PlatformText,
  platformText,
  type TextContext,
  type TextShape,
} from '@canary/qr/geometry/platform-text';

/** The number of outlines that are kept: most changes of a design don't change its text. */
const maxOutlines = 20;

/**
 * Returns the texts that the fonts of a platform can paint.
 *
 * @param newContext returns the context of an empty, transparent canvas of a size in pixels
 */
export function systemFonts(newContext: (width: number, height: number) => TextContext): PlatformText {
  const { outline, problemOf } = platformText({ family: 'system-ui, sans-serif', newContext });
  const outlines = new Map<string, TextShape>();
  return {
    problemOf,
    outline(text) {
      const shape = outlines.get(text) ?? outline(text);
      outlines.delete(text);
      outlines.set(text, shape);
      for (const oldest of outlines.keys()) {
        if (outlines.size <= maxOutlines) break;
        outlines.delete(oldest);
      }
      return shape;
    },
  };
}
