import { attempt } from './attempt.ts';

/** The owners of stored data, and when the data is deleted, unless the feature or the user deletes it before. */
type Group =
  /** Of everyone who uses this browser, until the user deletes the site's data. */
  | 'browser:cleared'
  /** Of a visitor or a user, until the session of a user ends. */
  | 'browser:session-end'
  /** Of a user, until the user leaves the pages of the account. */
  | 'account:left'
  /** Of a user, as long as the history key is in this browser. */
  | 'account:key'
  /** Of a user, until the session ends. */
  | 'account:session-end'
  /** Of a user, until the user logs out. An expired session keeps it. */
  | 'account:log-out'
  /** Of a tab, until it is closed. */
  | 'tab:closed'
  /** Of a tab, until it is closed or the session of a user ends. */
  | 'tab:session-end';

/** The name in the browser's storage, which says who owns the data and when it is deleted. */
export type Key = `${Group}:${string}`;

interface Declaration {
  readonly key: Key;
  readonly place: 'memory' | 'session' | 'local' | 'IndexedDB' | 'file';
  /** Clears the data in this page's memory. */
  forget(): void;
}

/** The declarations of the modules that this page has loaded. */
export const declared: Declaration[] = [];

/**
 * The databases that {@link erase} deletes. They are named here, because a page also erases databases whose
 * declarations it hasn't loaded.
 */
export const erasedDatabases = [
  'account:key:keys',
  'account:key:history',
  'account:session-end:boards',
] as const;

/** The files that {@link erase} deletes, for the same reason. */
export const erasedFiles = ['browser:session-end:zip'] as const;

/** Deletes a file from the browser's private file system. */
export async function eraseFile(key: (typeof erasedFiles)[number]): Promise<void> {
  try {
    await (await navigator.storage.getDirectory()).removeEntry(key);
  } catch {
    // There is none, or the browser has no such file system.
  }
}

/** Erases groups from this page and from the browser. */
export function erase(...groups: readonly Group[]): void {
  const isErased = (key: string) => groups.some((group) => key.startsWith(`${group}:`));
  for (const storage of [() => localStorage, () => sessionStorage])
    attempt(() => {
      for (const key of Object.keys(storage())) if (isErased(key)) storage().removeItem(key);
    });
  for (const name of erasedDatabases) if (isErased(name)) attempt(() => indexedDB.deleteDatabase(name));
  for (const key of erasedFiles) if (isErased(key)) void eraseFile(key);
  for (const { key, forget } of declared) if (isErased(key)) forget();
}
