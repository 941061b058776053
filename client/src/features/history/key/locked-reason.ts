import { staysLoggedIn } from '#session/offline-session.ts';

/** Why the history asks for the password or passphrase. */
export function lockedReason(): string {
  return staysLoggedIn()
    ? 'Your saved codes are encrypted, and this browser doesn’t have their key yet.'
    : 'Your saved codes are encrypted. You didn’t choose “Keep me logged in”, so this browser doesn’t keep their key.';
}
