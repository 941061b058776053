import type { Pixels } from '../pixels.ts';
import { blur, spread } from './edges.ts';
import { addNoise, fade, shine } from './tone.ts';
import { rotate, shrinkPicture, tilt } from './warp.ts';

/** Side of a module in pixels under most conditions, about that of a code in a camera's preview. */
const STRESSED_MODULE = 4;

/** A condition under which codes are scanned, made from a sound picture. */
export interface Stress {
  /** Name for display. */
  readonly label: string;
  /** @param module side of a module in pixels */
  apply(pixels: Pixels, module: number): Pixels;
}

/**
 * The conditions that the grade tries. At these strengths all three readers still read plain black codes of versions 1
 * to 10, with a margin: jsQR fails from 12% of ink spread on, and ZBar when round finder patterns are rotated by more
 * than 10°. The sizes are tried because jsQR also depends on how a module's side divides 8 pixels.
 */
export const stresses = {
  medium: { label: 'Medium size', apply: (pixels) => pixels },
  smaller: { label: 'Smaller', apply: (pixels, module) => shrinkPicture(pixels, Math.min(1, 5.5 / module)) },
  small: { label: 'Small', apply: (pixels, module) => shrinkPicture(pixels, Math.min(1, 3.4 / module)) },
  tiny: { label: 'Very small', apply: (pixels, module) => shrinkPicture(pixels, 2 / module) },
  blurred: stressed('Out of focus', (pixels, module) => blur(pixels, 0.3 * module)),
  rotated: stressed('Rotated', (pixels) => rotate(pixels, 7)),
  tilted: stressed('Seen from the side', (pixels) => tilt(pixels, 0.05)),
  faded: stressed('Faded print', (pixels) => fade(pixels, 0.7)),
  glare: stressed('Glare', (pixels) => shine(pixels, 0.5, 0.2)),
  thicker: stressed('Ink that spreads', (pixels, module) => spread(pixels, 'dark', 0.08 * module)),
  thinner: stressed('Thin print', (pixels, module) => spread(pixels, 'light', 0.08 * module)),
  noise: stressed('Dim light', (pixels) => addNoise(pixels, 22)),
} as const satisfies Record<string, Stress>;

/** A condition that doesn't need the full size. */
function stressed(label: string, apply: Stress['apply']): Stress {
  return {
    label,
    apply: (pixels, module) => apply(medium(pixels, module), Math.min(module, STRESSED_MODULE)),
  };
}

const shrunk = new WeakMap<Pixels, Pixels>();

/** Shrinks a picture once for all conditions. */
function medium(pixels: Pixels, module: number): Pixels {
  if (module <= STRESSED_MODULE) return pixels;
  const result = shrunk.get(pixels) ?? shrinkPicture(pixels, STRESSED_MODULE / module);
  shrunk.set(pixels, result);
  return result;
}

export type StressName = keyof typeof stresses;
