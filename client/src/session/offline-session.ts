import { prices } from '@canary/catalogue/prices';
import type { Feature, Persistence } from '#gql/graphql.ts';
import { erase } from '#shared/storage/declarations.ts';
import { asFlag, declareValue } from '#shared/storage/value.ts';

/** Whether the session doesn't end with the browser's session ("Keep me logged in"). */
const stays = declareValue({ key: 'account:session-end:stays', place: 'local', schema: asFlag });

/** The features that the last user had unlocked. Nothing else about the user is stored. */
const unlocksIn = (place: 'local' | 'session') =>
  declareValue<readonly Feature[]>({
    key: 'account:session-end:unlocks',
    place,
    schema: (stored) =>
      Array.isArray(stored) ? stored.filter((id): id is Feature => id in prices) : undefined,
  });
const lastingUnlocks = unlocksIn('local');
const unlocksOfTab = unlocksIn('session');

/** Call after a login. Data for offline use is stored for as long as the session lasts. */
export function rememberPersistence(persistence: Persistence): void {
  clearOfflineSession();
  if (persistence === 'LOCAL') rememberStaying();
}

/** Call when the server says that the session doesn't end with the browser's session, for every kind of log-in. */
export function rememberStaying(): void {
  stays.write(true);
}

/** Whether the last user asked to stay logged in. */
export function staysLoggedIn(): boolean {
  return stays.read() ?? false;
}

/** Remembers the user's unlocked features for when the server is unreachable. */
export function rememberUnlocks(features: readonly Feature[]): void {
  (staysLoggedIn() ? lastingUnlocks : unlocksOfTab).write(features);
}

/** The features that the last user had unlocked; null when no user was logged in, or has logged out since. */
export function recallUnlocks(): readonly Feature[] | null {
  return lastingUnlocks.read() ?? unlocksOfTab.read() ?? null;
}

/** Call after a login, and when the server says that no user is logged in. */
export function clearOfflineSession(): void {
  // If no user was logged in, the look and the input are a visitor's and stay.
  if (recallUnlocks() !== null) erase('browser:session-end');
  erase('account:left', 'account:key', 'account:session-end');
}
