import { createVersionTracker, type VersionTracker } from '@canary/vault/version-tracker';
import type { DBSchema } from 'idb';
import { staysLoggedIn } from '#session/offline-session.ts';
import { declareDatabase } from '#shared/storage/database.ts';
import { declared, erase } from '#shared/storage/declarations.ts';

/** A user's history key, with the versions of the records seen so far. */
export interface StoredKey {
  readonly userId: string;
  readonly keyId: string;
  readonly key: CryptoKey;
  readonly tracker: VersionTracker;
}

/** The form in which a key is stored in IndexedDB. */
interface StoredRow extends Omit<StoredKey, 'tracker'> {
  readonly versions: ReadonlyMap<string, number>;
}

interface KeyDatabase extends DBSchema {
  keys: { key: 'one'; value: StoredRow };
}

const writeDelayMs = 500;

const keys = declareDatabase<KeyDatabase>('account:key:keys', ['keys']);

let inMemory: StoredKey | undefined;

declared.push({
  key: 'account:key:key-in-use',
  place: 'memory',
  forget: () => {
    inMemory = undefined;
  },
});

/** The user's key from memory or IndexedDB. Deletes the key of any other user. */
export async function loadKey(userId: string): Promise<StoredKey | undefined> {
  if (inMemory?.userId === userId) return inMemory;
  const row = await keys((db) => db.get('keys', 'one'));
  if (!row) return undefined;
  if (row.userId !== userId) {
    erase('account:key');
    return undefined;
  }
  return holdInMemory(row);
}

/** The user whose key is stored in this browser. */
export async function readKeyOwner(): Promise<string | undefined> {
  return (await keys((db) => db.get('keys', 'one')))?.userId;
}

/**
 * Stores a key in memory, and also in IndexedDB if the user chose to stay logged in. IndexedDB holds it as a
 * non-extractable CryptoKey, so scripts can't read its bytes.
 */
export async function storeKey(key: Omit<StoredKey, 'tracker'>): Promise<StoredKey> {
  const row = { ...key, versions: new Map() };
  const stored = holdInMemory(row);
  if (staysLoggedIn()) await keys((db) => db.put('keys', row, 'one'));
  return stored;
}

function holdInMemory({ versions, ...key }: StoredRow): StoredKey {
  inMemory = { ...key, tracker: persisted(key.keyId, createVersionTracker(versions)) };
  return inMemory;
}

/** Also writes the accepted versions to IndexedDB, in batches, if the key is stored there. */
function persisted(keyId: string, tracker: VersionTracker): VersionTracker {
  let isScheduled = false;
  const write = () => {
    isScheduled = false;
    // Opening the database would create it again.
    if (inMemory?.keyId !== keyId) return;
    void keys(async (db) => {
      const { store, done } = db.transaction('keys', 'readwrite');
      const row = await store.get('one');
      if (row?.keyId === keyId) {
        // Another tab may have stored newer versions.
        const versions = new Map(row.versions);
        for (const [id, version] of tracker.versions()) {
          versions.set(id, Math.max(version, versions.get(id) ?? 0));
        }
        await store.put({ ...row, versions }, 'one');
      }
      await done;
    });
  };
  return {
    ...tracker,
    accept(id, version) {
      const known = tracker.versions().get(id);
      tracker.accept(id, version);
      if (version === known || isScheduled) return;
      isScheduled = true;
      setTimeout(write, writeDelayMs);
    },
  };
}
