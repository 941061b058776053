import {
  type PlatformText,
  platformText,
  type TextContext,
  type TextShape,
} from '@canary/qr/geometry/platform-text';
import type { BillFonts } from '@canary/qr/paper/payment-sections';
import { RecentValues } from './recent-values.ts';

type NewContext = (width: number, height: number) => TextContext;

/** The number of outlines that are kept: most changes of a design don't change its text. A bill has 40 lines. */
const maxOutlines = 40;

/**
 * Returns the texts that the fonts of a platform can paint.
 *
 * @param newContext returns the context of an empty, transparent canvas of a size in pixels
 */
export function systemFonts(newContext: NewContext): PlatformText {
  return withMemory(platformText({ family: 'system-ui, sans-serif', newContext }));
}

/** Like {@link systemFonts}, in a font whose letters and digits never look alike, such as l, I, O and 0. */
export function monospaceFont(newContext: NewContext): PlatformText {
  return withMemory(platformText({ family: 'ui-monospace, Menlo, Consolas, monospace', newContext }));
}

/** The fonts of QR-bills. */
export function billFonts(newContext: NewContext): BillFonts {
  const family = "Arial, Helvetica, 'Liberation Sans', sans-serif";
  return {
    regular: withMemory(platformText({ family, weight: 400, newContext })),
    bold: withMemory(platformText({ family, newContext })),
  };
}

function withMemory(text: PlatformText): PlatformText {
  const outlines = new RecentValues<TextShape>(maxOutlines);
  return { ...text, outline: (line) => outlines.getOrMake(line, () => text.outline(line)) };
}
