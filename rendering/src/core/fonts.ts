import {
  type PlatformText,
  platformText,
  type TextContext,
  type TextShape,
} from '@canary/qr/geometry/platform-text';
import { RecentValues } from './recent-values.ts';

/** The number of outlines that are kept: most changes of a design don't change its text. */
const maxOutlines = 20;

/**
 * Returns the texts that the fonts of a platform can paint.
 *
 * @param newContext returns the context of an empty, transparent canvas of a size in pixels
 */
export function systemFonts(newContext: (width: number, height: number) => TextContext): PlatformText {
  const { outline, problemOf } = platformText({ family: 'system-ui, sans-serif', newContext });
  const outlines = new RecentValues<TextShape>(maxOutlines);
  return {
    problemOf,
    outline: (text) => outlines.getOrMake(text, () => outline(text)),
  };
}
