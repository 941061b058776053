import type { Design } from '@canary/qr/design/design';
import { safeLocalStorage } from '../storage/storage.ts';

/** A look, with the size as the user typed it. */
export interface Look {
  readonly design: Design;
  /** Pixels per side of the PNG, as typed. */
  readonly size: string;
}

const storageKey = 'canary-qr:look';

let last: Look | undefined;
/** The stored text when `last` was set. It differs from the stored text now if another tab has stored a look since. */
let lastStored: string | null = null;

/** Returns the look that was used last in this browser; as JSON if this page hasn't read it yet. */
export function recallLook(): Look | string | undefined {
  const stored = safeLocalStorage.get(storageKey);
  return stored === lastStored ? last : (stored ?? undefined);
}

/** Without storage, the look is remembered until the page is loaded again. */
export function rememberLook(look: Look): void {
  safeLocalStorage.set(storageKey, JSON.stringify(look));
  setLast(look);
}

/** Call after a reset, and after a logout. */
export function forgetLook(): void {
  safeLocalStorage.remove(storageKey);
  setLast(undefined);
}

function setLast(look: Look | undefined): void {
  last = look;
  lastStored = safeLocalStorage.get(storageKey);
}
