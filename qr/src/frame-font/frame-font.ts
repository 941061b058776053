import type { Font } from '../geometry/text.ts';
import outlines from './outlines.json' with { type: 'json' };

/** The font of the frames' texts, with Latin letters, digits, punctuation and currencies. Load it on first use. */
export const frameFont: Font = outlines;
