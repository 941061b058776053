import { PRINT_SAFE } from '@canary/qr/colour';
import { withColours } from '@canary/rendering/core/recolour';
import type { Target } from '../export/order.ts';

/** Returns the target of a sheet, whose codes are in black on white if the user prefers that. */
export function sheetTarget(target: Target, isBlackOnWhite: boolean): Target {
  if (!isBlackOnWhite) return target;
  return { ...target, isBlackOnWhite, designOf: (shown) => withColours(shown, PRINT_SAFE) };
}
