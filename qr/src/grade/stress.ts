import type { Pixels } from '../pixels.ts';
import { blur, spread } from './edges.ts';
import { addNoise, fade, shine } from './tone.ts';
import { rotate, shrink, tilt } from './warp.ts';

/** A condition under which codes are scanned, made from a sound picture. */
export interface Stress {
  /** As users read it. */
  readonly label: string;
  /** @param module side of a module in pixels */
  apply(pixels: Pixels, module: number): Pixels;
}

/**
 * What the grade tries. The strengths are the strongest at which all three readers read plain black codes of versions 1 to
 * 15, less a margin (`pnpm bench corpus` prints the rates).
 */
export const stresses = {
  small: { label: 'Very small', apply: (pixels, module) => shrink(pixels, 2 / module) },
  blurred: { label: 'Out of focus', apply: (pixels, module) => blur(pixels, 0.3 * module) },
  rotated: { label: 'Rotated', apply: (pixels) => rotate(pixels, 17) },
  tilted: { label: 'Seen from the side', apply: (pixels) => tilt(pixels, 0.05) },
  faded: { label: 'Faded print', apply: (pixels) => fade(pixels, 0.4) },
  glare: { label: 'Glare', apply: (pixels) => shine(pixels, 0.6, 0.2) },
  thicker: { label: 'Ink that spreads', apply: (pixels, module) => spread(pixels, 'dark', 0.08 * module) },
  thinner: { label: 'Thin print', apply: (pixels, module) => spread(pixels, 'light', 0.08 * module) },
  noise: { label: 'Dim light', apply: (pixels) => addNoise(pixels, 30) },
} as const satisfies Record<string, Stress>;

export type StressName = keyof typeof stresses;
