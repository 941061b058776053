import { createWitness, type Witness } from '@canary/vault/version-tracker';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { forgetKeys, keyDatabase, staysLoggedIn } from '#session/offline-session.ts';
import { type HeldKey, hold, keyEra, readHeld } from './held-key.ts';

interface StoredKey extends Omit<HeldKey, 'witness'> {
  readonly versions: ReadonlyMap<string, number>;
}

interface Keys extends DBSchema {
  keys: { key: 'one'; value: StoredKey };
}

/** Versions are written after that many milliseconds, many at once. */
const writeAfterMs = 500;

/** The key that this browser has for somebody; another's is forgotten. */
export async function readKey(userId: string): Promise<HeldKey | undefined> {
  const held = readHeld();
  if (held?.userId === userId) return held;
  const stored = await within((db) => db.get('keys', 'one'));
  if (!stored) return undefined;
  if (stored.userId !== userId) {
    forgetKeys();
    return undefined;
  }
  return keep(stored);
}

/**
 * Keeps a key: in the page's memory, and where somebody asked to stay logged in, in the browser, as a CryptoKey whose
 * bytes no script can read.
 */
export async function keepKey(key: Omit<HeldKey, 'witness'>): Promise<HeldKey> {
  const stored = { ...key, versions: new Map() };
  const kept = keep(stored);
  if (staysLoggedIn()) await within((db) => db.put('keys', stored, 'one'));
  return kept;
}

function keep({ versions, ...key }: StoredKey): HeldKey {
  const kept = { ...key, witness: rememberedBy(key.keyId, createWitness(versions)) };
  hold(kept);
  return kept;
}

/** Writes what a witness has seen to the browser's storage, if its key is there. */
function rememberedBy(keyId: string, witness: Witness): Witness {
  let isDue = false;
  const write = () => {
    isDue = false;
    void within(async (db) => {
      const { store, done } = db.transaction('keys', 'readwrite');
      const stored = await store.get('one');
      // Another tab may have seen newer ones.
      if (stored?.keyId === keyId) {
        const versions = new Map(stored.versions);
        for (const [id, version] of witness.seen()) {
          versions.set(id, Math.max(version, versions.get(id) ?? 0));
        }
        await store.put({ ...stored, versions }, 'one');
      }
      await done;
    });
  };
  return {
    ...witness,
    see(id, version) {
      const known = witness.seen().get(id);
      witness.see(id, version);
      if (version === known || isDue) return;
      isDue = true;
      setTimeout(write, writeAfterMs);
    },
  };
}

/** Does something with the database, unless the browser refuses, or everything was forgotten meanwhile. */
async function within<Value>(act: (db: IDBPDatabase<Keys>) => Promise<Value>): Promise<Value | undefined> {
  const era = keyEra();
  try {
    const db = await openDB<Keys>(keyDatabase, 1, {
      upgrade: (fresh) => void fresh.createObjectStore('keys'),
    });
    try {
      return era === keyEra() ? await act(db) : undefined;
    } finally {
      // Open, it would hold up the deletion that a logout begins.
      db.close();
    }
  } catch {
    return undefined;
  }
}
