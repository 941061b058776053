import type { Design } from '@canary/qr/design/design';
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
