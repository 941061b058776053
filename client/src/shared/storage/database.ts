import { type DBSchema, type IDBPDatabase, openDB, type StoreNames } from 'idb';
import { declared, type erasedDatabases, type Key } from './declarations.ts';

/** The name of a database. A database that ends with a session is among {@link erasedDatabases}. */
type DatabaseKey =
  | (typeof erasedDatabases)[number]
  | Extract<Key, `${string}:cleared:${string}` | `${string}:log-out:${string}`>;

/** Runs an action on a database. Returns undefined if the browser denies storage, or the data was erased meanwhile. */
type RunOnDatabase<Schema extends DBSchema> = <Value>(
  act: (db: IDBPDatabase<Schema>) => Promise<Value>,
) => Promise<Value | undefined>;

/**
 * Declares an IndexedDB database. It is open only while an action runs, since an open connection would block its deletion.
 *
 * @param stores the names of all object stores, whose keys are passed with the values
 */
export function declareDatabase<Schema extends DBSchema>(
  key: DatabaseKey,
  stores: readonly StoreNames<Schema>[],
): RunOnDatabase<Schema> {
  let erasures = 0;
  declared.push({
    key,
    place: 'IndexedDB',
    forget: () => {
      erasures += 1;
    },
  });
  return async (act) => {
    const before = erasures;
    try {
      const db = await openDB<Schema>(key, 1, {
        upgrade: (created) => {
          for (const store of stores) created.createObjectStore(store);
        },
      });
      try {
        return before === erasures ? await act(db) : undefined;
      } finally {
        db.close();
      }
    } catch {
      return undefined;
    }
  };
}
