import { isWorse } from '../grade/scale.ts';
import type { LogoPlan } from './face.ts';
import {
  type LogoCode,
  type LogoOptions,
  LogoPlaceError,
  MIN_UNUSED_CORRECTION,
  solveLogo,
} from './solver.ts';

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
  const solve = (area: number): LogoCode | undefined => {
    try {
      return solveLogo(payload, { ...plan, area }, options);
    } catch (error) {
      if (error instanceof LogoPlaceError) return undefined;
      throw error;
    }
  };
  let best: FittedLogo | undefined;
  let [small, large] = [MIN_STEPS - 1, Math.round(plan.area / STEP)];
  let area = plan.area;
  while (!best || large - small > 1) {
    const code = solve(area);
    if (code && !isWorse(code.grade, 'B')) {
      best = { code, area };
      if (area === plan.area) return best;
      small = Math.round(area / STEP);
    } else {
      large = Math.round(area / STEP);
    }
    if (large - small <= 1) break;
    area = nextTry(small, large, code) * STEP;
  }
  return best;
}

/** Returns a number of steps between `small` and `large`, estimated from the damage of the last code. */
function nextTry(small: number, large: number, last: LogoCode | undefined): number {
  const middle = Math.floor((small + large) / 2);
  const worst = Math.max(...(last?.damage ?? []).map(({ damaged, correctable }) => damaged / correctable));
  if (small >= MIN_STEPS || !(worst > 1 - MIN_UNUSED_CORRECTION)) return middle;
  const expected = Math.floor((large * (1 - MIN_UNUSED_CORRECTION)) / worst);
  return Math.min(Math.max(expected, small + 1), large - 1);
}
