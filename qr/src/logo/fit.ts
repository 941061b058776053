import { isWorse } from '../grade/scale.ts';
import type { LogoPlan } from './face.ts';
import { type LogoCode, type LogoOptions, LogoPlaceError, solveLogo } from './solver.ts';

/** Steps in which logos become smaller, as a share of the symbol's area. */
const STEP = 0.01;

/** Number of steps of the smallest logo that a design can have. */
const MIN_STEPS = 2;

/** A logo as large as a code can carry it. */
export interface FittedLogo {
  readonly code: LogoCode;
  /** Share of the symbol's area that the logo covers. */
  readonly area: number;
}

/**
 * Encodes a payload for a logo over the plan's share of the symbol's area, or over the largest smaller share that keeps
 * grade B; returns undefined if no share does. Runs {@link solveLogo} several times if the logo has to shrink.
 *
 * @throws {PayloadTooLongError}
 */
export function fitLogo(payload: string, plan: LogoPlan, options?: LogoOptions): FittedLogo | undefined {
  const solve = (area: number): FittedLogo | undefined => {
    try {
      const code = solveLogo(payload, { ...plan, area }, options);
      return isWorse(code.grade, 'B') ? undefined : { code, area };
    } catch (error) {
      if (error instanceof LogoPlaceError) return undefined;
      throw error;
    }
  };
  let best = solve(plan.area);
  if (best) return best;
  let [small, large] = [MIN_STEPS - 1, Math.round(plan.area / STEP)];
  while (large - small > 1) {
    const middle = Math.floor((small + large) / 2);
    const fitted = solve(middle * STEP);
    if (fitted) [best, small] = [fitted, middle];
    else large = middle;
  }
  return best;
}
