import { staysLoggedIn } from '#session/offline-session.ts';
import type { LockedHistory } from './keychain.ts';

/** Why the history is locked. */
export function lockedReason({ methods, wasReset }: Pick<LockedHistory, 'methods' | 'wasReset'>): string {
  if (methods.length === 0) {
    return 'Your password was reset, and you have no recovery code. Nothing else can open what you saved before, not even we can.';
  }
  if (methods.every((method) => method === 'RECOVERY')) {
    return 'Your password was reset, so it doesn’t open your saved codes. Your recovery code does.';
  }
  if (wasReset) {
    return 'Your history was started over in another browser, and this browser doesn’t have its new key yet.';
  }
  return staysLoggedIn()
    ? 'Your saved codes are encrypted, and this browser doesn’t have their key yet.'
    : 'Your saved codes are encrypted. You didn’t choose “Keep me logged in”, so this browser doesn’t keep their key.';
}
