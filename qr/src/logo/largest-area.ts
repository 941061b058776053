import type { LogoPlan } from './face.ts';
import { type LogoOptions, LogoPlaceError, MIN_UNUSED_CORRECTION, solveLogo } from './solver.ts';

/** Steps in which logos become smaller, as a share of the symbol's area. */
const STEP = 0.01;

/**
 * Returns the largest share of the symbol's area, up to the plan's, that a logo may cover so that at least half of each
 * block's error correction stays unused; undefined if there is none. Takes several runs of {@link solveLogo}.
 *
 * @throws {PayloadTooLongError}
 */
export function largestLogoArea(payload: string, plan: LogoPlan, options?: LogoOptions): number | undefined {
  const fits = (area: number) => {
    try {
      return solveLogo(payload, { ...plan, area }, options).unusedCorrection >= MIN_UNUSED_CORRECTION;
    } catch (error) {
      if (error instanceof LogoPlaceError) return false;
      throw error;
    }
  };
  if (fits(plan.area)) return plan.area;
  let [small, large] = [0, Math.ceil(plan.area / STEP)];
  while (large - small > 1) {
    const middle = Math.floor((small + large) / 2);
    if (fits(middle * STEP)) small = middle;
    else large = middle;
  }
  return small > 0 ? small * STEP : undefined;
}
