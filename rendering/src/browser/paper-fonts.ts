import { billFonts, monospaceFont } from '../core/fonts.ts';
import type { Platform } from '../core/platform.ts';
import { browserFonts, newContext } from './fonts.ts';

/** The fonts of this browser for texts on paper; undefined where pages are prerendered. */
export const paperFonts: Pick<Platform, 'fonts' | 'monospace' | 'billFonts'> = {
  fonts: browserFonts,
  monospace: browserFonts && monospaceFont(newContext),
  billFonts: browserFonts && billFonts(newContext),
};
