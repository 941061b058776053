import type { WrapMethod } from '@canary/vault/history-key';
import { staysLoggedIn } from '#session/offline-session.ts';

/**
 * Why the history is locked.
 *
 * @param methods the kinds of secrets that open it
 */
export function lockedReason(methods: readonly WrapMethod[]): string {
  if (methods.length === 0) {
    return 'Your password was reset, and you have no recovery code. Nothing else can open what you saved before, not even we can.';
  }
  if (methods.every((method) => method === 'RECOVERY')) {
    return 'Your password was reset, so it doesn’t open your saved codes. Your recovery code does.';
  }
  return staysLoggedIn()
    ? 'Your saved codes are encrypted, and this browser doesn’t have their key yet.'
    : 'Your saved codes are encrypted. You didn’t choose “Keep me logged in”, so this browser doesn’t keep their key.';
}
