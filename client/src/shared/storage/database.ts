import { type DBSchema, type IDBPDatabase, openDB, type StoreNames } from 'idb';

/**
 * Runs an action on an IndexedDB database and closes the database, since an open connection would block its deletion.
 *
 * @param stores the names of all object stores, whose keys are passed with the values
 * @returns undefined if the browser denies storage
 */
export async function withDatabase<Schema extends DBSchema, Value>(
  name: string,
  stores: readonly StoreNames<Schema>[],
  act: (db: IDBPDatabase<Schema>) => Promise<Value>,
): Promise<Value | undefined> {
  try {
    const db = await openDB<Schema>(name, 1, {
      upgrade: (created) => {
        for (const store of stores) created.createObjectStore(store);
      },
    });
    try {
      return await act(db);
    } finally {
      db.close();
    }
  } catch {
    return undefined;
  }
}
