import { type Colour, channels } from '../colour.ts';
import type { Design } from '../design/design.ts';
import { coloursOf } from '../design/fills.ts';
import { luma, reflectance, type Scale } from '../grade/samples.ts';
import type { Pixels } from '../pixels.ts';

/** The darkness of a logo, in a grid over the logo without its padding. */
export interface LogoShades {
  readonly width: number;
  readonly height: number;
  /** Row after row, how dark the logo is: {@link LogoFace.darkness} in tenths; null where it is transparent. */
  readonly samples: readonly (number | null)[];
}

/** Pixels that are less opaque than this show the modules behind them. */
const OPAQUE = 128;

/**
 * Returns what readers see in a logo: dark where it is nearer to the colour of the modules than to the background. On
 * an inverted code, the bright parts of a logo therefore count as dark modules.
 *
 * @param picture the logo without its padding, transparent where nothing is drawn
 */
export function logoShades(design: Design, picture: Pixels): LogoShades {
  const scales = [reflectance, luma].map((scale) => {
    const code = mean(coloursOf(design.modules.fill), scale);
    const ground = mean(coloursOf(design.background), scale);
    return { scale, ground, middle: (code + ground) / 2, half: (code - ground) / 2 };
  });
  const hasPlate = design.logo?.hasPlate ?? false;
  const samples: (number | null)[] = [];
  for (let at = 0; at < picture.data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = picture.data.subarray(at, at + 4);
    if (alpha < OPAQUE && !hasPlate) {
      samples.push(null);
      continue;
    }
    const share = hasPlate ? alpha / 255 : 1;
    const [light = 0, asRead = 0] = scales.map(
      ({ scale, ground, middle, half }) =>
        (share * scale(red, green, blue) + (1 - share) * ground - middle) / half,
    );
    // Readers compute luma, the grade measures reflectance. A shade is neither if they disagree on dark and light.
    const darkness = light > 0 === asRead > 0 ? Math.max(-1, Math.min(light, 1)) : 0;
    samples.push(Math.round(darkness * 10));
  }
  return { width: picture.width, height: picture.height, samples };
}

function mean(colours: readonly Colour[], scale: Scale): number {
  return colours.reduce((sum, colour) => sum + scale(...channels(colour)), 0) / colours.length;
}
