import { isWorse } from '../grade/scale.ts';
import type { LogoPlan } from './face.ts';
import { defaultLogoOptions, type LogoCode, type LogoOptions, LogoPlaceError, solveLogo } from './solver.ts';

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
 * @param model a code whose level, version and place of the logo are taken if they give grade B, which is many times
 * faster. It suits payloads that need the same version.
 * @throws {PayloadTooLongError}
 */
export function fitLogo(
  payload: string,
  plan: LogoPlan,
  options: LogoOptions = defaultLogoOptions,
  model?: FittedLogo,
): FittedLogo | undefined {
  const solve = (area: number, its = options): FittedLogo | undefined => {
    try {
      const code = solveLogo(payload, { ...plan, area }, its);
      return isWorse(code.grade, 'B') ? undefined : { code, area };
    } catch (error) {
      if (error instanceof LogoPlaceError) return undefined;
      throw error;
    }
  };
  if (model) {
    const { extraVersions, version } = model.code;
    const like = solve(model.area, likeCode(model.code, options));
    if (like?.code.version === version) return { ...like, code: { ...like.code, extraVersions } };
  }
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

/** Options for which only the mask and the padding are searched. */
function likeCode({ level, version, matrix: { size }, middle }: LogoCode, options: LogoOptions): LogoOptions {
  return {
    ...options,
    level,
    minVersion: version,
    position: { x: middle.x / size, y: middle.y / size },
    mayMove: false,
    maxExtraVersions: 0,
    maxExtraVersionsToFit: 0,
  };
}
