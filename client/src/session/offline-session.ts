import { prices } from '@canary/catalogue/prices';
import type { Feature, Persistence } from '#gql/graphql.ts';
import { forgetLook } from '#shared/code/remembered-look.ts';
import { clearInput, clearStoredInput } from '#shared/storage/input-store.ts';
import { safeLocalStorage, safeSessionStorage } from '#shared/storage/storage.ts';

/** The features that the last user had unlocked. Nothing else about the user is stored. */
const unlocksKey = 'canary-qr:last-unlocks';
/** Set while the session doesn't end with the browser's session ("Keep me logged in"). */
const persistentKey = 'canary-qr:stays';
/** The number of changes of the history that wait for a connection. */
const unsentKey = 'canary-qr:unsent';
/** The IndexedDB database that holds the history key of a user who stays logged in. */
export const keyDatabase = 'canary-qr-keys';
/** The IndexedDB database that holds the encrypted history of a user who stays logged in. */
export const historyDatabase = 'canary-qr-history';
/** The IndexedDB database that holds boards as a user last knew them. Visitors have another one. */
export const userBoardDatabase = 'canary-qr-board';

const clearMemory: (() => void)[] = [];

/** Registers a function that clears the keys in memory. The history's code registers one when it is loaded. */
export function onDeleteKeys(clear: () => void): void {
  clearMemory.push(clear);
}

/** Call after a login. Data for offline use is stored for as long as the session lasts. */
export function rememberPersistence(persistence: Persistence): void {
  clearOfflineSession();
  if (persistence === 'LOCAL') rememberStaying();
}

/** Call when the server says that the session doesn't end with the browser's session, for every kind of log-in. */
export function rememberStaying(): void {
  safeLocalStorage.set(persistentKey, 'yes');
}

/** Whether the last user asked to stay logged in. */
export function staysLoggedIn(): boolean {
  return safeLocalStorage.get(persistentKey) !== null;
}

/** Remembers the user's unlocked features for when the server is unreachable. */
export function rememberUnlocks(features: readonly Feature[]): void {
  const storage = staysLoggedIn() ? safeLocalStorage : safeSessionStorage;
  storage.set(unlocksKey, JSON.stringify(features));
}

/** The features that the last user had unlocked; null when no user was logged in, or has logged out since. */
export function recallUnlocks(): readonly Feature[] | null {
  const stored = safeLocalStorage.get(unlocksKey) ?? safeSessionStorage.get(unlocksKey);
  if (stored === null) return null;
  return Object.keys(prices).filter((id): id is Feature => stored.includes(`"${id}"`));
}

/** Remembers how many changes of the history wait for a connection, so that the next page sends them. */
export function rememberUnsent(count: number): void {
  if (count > 0) safeLocalStorage.set(unsentKey, String(count));
  else safeLocalStorage.remove(unsentKey);
}

export function unsentCount(): number {
  return Number(safeLocalStorage.get(unsentKey)) || 0;
}

/** Deletes the history key from memory and from the browser's storage, with all data that is encrypted with it. */
export function deleteKeys(): void {
  for (const clear of clearMemory) clear();
  clearInput('history');
  deleteDatabases([keyDatabase, historyDatabase]);
}

function deleteDatabases(names: readonly string[]): void {
  try {
    for (const name of names) indexedDB.deleteDatabase(name);
  } catch {
    // Without IndexedDB, nothing was stored.
  }
}

/** Deletes all data of a user whose session has ended from this tab and this browser, but for what wasn't sent to boards. */
export function clearAfterSession(): void {
  clearInput();
  forgetLook();
  clearOfflineSession();
}

/** Call after a login, and when the server says that no user is logged in. */
export function clearOfflineSession(): void {
  deleteKeys();
  deleteDatabases([userBoardDatabase]);
  clearInput('account');
  // If no user was logged in, the look and the input are a visitor's and stay.
  if (recallUnlocks() !== null) {
    forgetLook();
    clearStoredInput();
  }
  for (const storage of [safeLocalStorage, safeSessionStorage]) {
    storage.remove(unlocksKey);
    storage.remove(persistentKey);
    storage.remove(unsentKey);
  }
}
