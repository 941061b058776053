import type { Design } from '@canary/qr/design/design';
import { pixelLimits } from '@canary/qr/files/pixel-limits';
import { declareValue } from '../storage/value.ts';

/** A look, with the size as the user typed it. */
export interface Look {
  readonly design: Design;
  /** Pixels per side of the PNG, as typed. */
  readonly size: string;
}

/**
 * The look that was used last in this browser; `unread` if this page hasn't parsed it yet. A visitor's look is erased with
 * the session of a user, too.
 */
export const rememberedLook = declareValue<Look | { readonly unread: unknown }>({
  key: 'browser:session-end:look',
  place: 'local',
  schema: (unread) => ({ unread }),
});

/**
 * Parses the PNG's side in pixels. Returns undefined unless it is a whole number in the offered range.
 *
 * @example pictureSize('1024') // 1024
 */
export function pictureSize(typed: string): number | undefined {
  const { min, max } = pixelLimits;
  const size = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return size >= min && size <= max ? size : undefined;
}
