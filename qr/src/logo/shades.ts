import { type Colour, channels, luma } from '../colour.ts';
import type { Design } from '../design/design.ts';
import { coloursOf } from '../design/fills.ts';
import type { Pixels } from '../pixels.ts';
import type { Sample } from './face.ts';

/** What a logo shows, in a square grid over the logo without its padding. */
export interface LogoShades {
  /** Width and height of the grid. */
  readonly side: number;
  /** Row after row. */
  readonly samples: readonly Sample[];
}

/** Pixels that are less opaque than this show the modules behind them. */
const OPAQUE = 128;

/**
 * Returns what readers see in a logo: dark where it is nearer to the colour of the modules than to the background. So on
 * an inverted code its bright parts count as dark modules.
 *
 * @param picture the square logo without its padding, transparent where nothing is drawn
 */
export function logoShades(design: Design, picture: Pixels): LogoShades {
  const code = meanLuma(coloursOf(design.modules.fill));
  const ground = meanLuma(coloursOf(design.background));
  const middle = (code + ground) / 2;
  const hasPlate = design.logo?.hasPlate ?? false;
  const samples: Sample[] = [];
  for (let at = 0; at < picture.data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = picture.data.subarray(at, at + 4);
    if (alpha < OPAQUE && !hasPlate) {
      samples.push(0);
      continue;
    }
    const share = hasPlate ? alpha / 255 : 1;
    const shown = share * luma([red, green, blue]) + (1 - share) * ground;
    samples.push(shown > middle === code > ground ? 2 : 1);
  }
  return { side: picture.width, samples };
}

function meanLuma(colours: readonly Colour[]): number {
  return colours.reduce((sum, colour) => sum + luma(channels(colour)), 0) / colours.length;
}
