import type { Artwork } from '../drawing.ts';
import type { Box } from '../geometry/path.ts';
import type { PlatformText } from '../geometry/platform-text.ts';
import type { Font } from '../geometry/text.ts';

/** Parts that a design refers to and doesn't contain. */
export interface Parts {
  /** The drawing of a logo that isn't an image: the canary or an icon. */
  readonly artwork?: Artwork | undefined;
  /** The font of the frame's text. */
  readonly font?: Font | undefined;
  /** Outlines a frame's text that has characters which the font lacks. */
  readonly platformText?: Pick<PlatformText, 'outline'> | undefined;
  /** The logo's square with its padding, in modules from the symbol's top left corner; by default the design's. */
  readonly logoBox?: Box | undefined;
}

/** The design needs a part that wasn't given. */
export class MissingPartError extends Error {
  override readonly name = 'MissingPartError';
  readonly part: 'artwork' | 'font';

  constructor(part: 'artwork' | 'font') {
    super(
      part === 'font' ? 'The font of the frame’s text is missing.' : 'The drawing of the logo is missing.',
    );
    this.part = part;
  }
}
