import type { DBSchema, IDBPTransaction } from 'idb';
import type { EncryptedRecord_RecordFragment } from '#gql/graphql.ts';
import { staysLoggedIn } from '#session/offline-session.ts';
import { declareDatabase } from '#shared/storage/database.ts';

/** An encrypted record from the server. */
type EncryptedRecord = Pick<
  EncryptedRecord_RecordFragment,
  'id' | 'version' | 'revision' | 'ciphertext' | 'deletedAt'
>;

interface CopyDatabase extends DBSchema {
  codes: { key: string; value: EncryptedRecord };
  /** Images, and the tables of runs. */
  parts: { key: string; value: EncryptedRecord };
  about: { key: 'one'; value: { keyId: string; savedAt: string; isComplete: boolean } };
}

const stores = ['codes', 'parts', 'about'] as const;
const contents = ['codes', 'parts'] as const;
type Transaction = IDBPTransaction<CopyDatabase, typeof stores, 'readwrite'>;

/** The saved codes in this browser's copy. */
export interface CopiedCodes {
  readonly records: readonly EncryptedRecord[];
  /** When the copy was last updated, as an ISO 8601 timestamp. */
  readonly savedAt: string;
  /** Whether the copy has all codes. */
  readonly isComplete: boolean;
}

/**
 * The encrypted history in this browser, for use without a connection. Only users who stay logged in have one; for others
 * it stays empty. A logout deletes it together with the key.
 */
export interface LocalCopy {
  /** Returns the codes of the copy; undefined if there is no copy for this key. */
  readCodes(): Promise<CopiedCodes | undefined>;
  /** Saves codes that the server has sent or acknowledged. A deleted code keeps its content if the content is known. */
  saveCodes(records: readonly EncryptedRecord[]): Promise<void>;
  /** Replaces the deleted codes. The records must have their content. */
  saveDeleted(records: readonly EncryptedRecord[]): Promise<void>;
  removeCodes(ids: readonly string[]): Promise<void>;
  /** Call after loading the whole history. Removes parts, and codes that aren't deleted, if the history lacks them. */
  complete(codeIds: ReadonlySet<string>, partIds: ReadonlySet<string>): Promise<void>;
  readParts(ids: readonly string[]): Promise<readonly EncryptedRecord[]>;
  saveParts(records: readonly EncryptedRecord[]): Promise<void>;
}

const runOnCopy = declareDatabase<CopyDatabase>('account:key:history', stores);

/** @param keyId of the key that encrypts the records. The copy of any other key is deleted. */
export function localCopyOf(keyId: string): LocalCopy {
  const read = async <Value>(
    act: (transaction: Transaction) => Promise<Value>,
  ): Promise<Value | undefined> => {
    if (!staysLoggedIn()) return undefined;
    return runOnCopy(async (db) => {
      const transaction = db.transaction(stores, 'readwrite');
      const about = transaction.objectStore('about');
      if ((await about.get('one'))?.keyId !== keyId) {
        for (const name of contents) await transaction.objectStore(name).clear();
        await about.put({ keyId, savedAt: new Date().toISOString(), isComplete: false }, 'one');
      }
      const value = await act(transaction);
      await transaction.done;
      return value;
    });
  };
  const update = async (act: (transaction: Transaction) => Promise<unknown>) => {
    await read(async (transaction) => {
      await act(transaction);
      const about = transaction.objectStore('about');
      const known = await about.get('one');
      if (known) await about.put({ ...known, savedAt: new Date().toISOString() }, 'one');
    });
  };

  return {
    readCodes: () =>
      read(async (transaction) => {
        const records = await transaction.objectStore('codes').getAll();
        const about = await transaction.objectStore('about').get('one');
        if (!about || (records.length === 0 && !about.isComplete)) return undefined;
        return { records, savedAt: about.savedAt, isComplete: about.isComplete };
      }),
    saveCodes: (records) =>
      update(async (transaction) => {
        const codes = transaction.objectStore('codes');
        for (const { id, version, revision, ciphertext, deletedAt } of records) {
          const known = deletedAt && ciphertext == null ? await codes.get(id) : undefined;
          if (known) await codes.put({ ...known, revision, deletedAt }, id);
          else if (ciphertext == null) await codes.delete(id);
          else await codes.put({ id, version, revision, ciphertext, deletedAt }, id);
        }
      }),
    saveDeleted: (records) =>
      update(async (transaction) => {
        const codes = transaction.objectStore('codes');
        const kept = new Set(records.map(({ id }) => id));
        for (const code of await codes.getAll()) {
          if (code.deletedAt && !kept.has(code.id)) await codes.delete(code.id);
        }
        for (const { id, version, revision, ciphertext, deletedAt } of records) {
          await codes.put({ id, version, revision, ciphertext, deletedAt }, id);
        }
      }),
    removeCodes: (ids) =>
      update(async (transaction) => {
        for (const id of ids) await transaction.objectStore('codes').delete(id);
      }),
    complete: (codeIds, partIds) =>
      update(async (transaction) => {
        for (const [name, kept] of [
          ['codes', codeIds],
          ['parts', partIds],
        ] as const) {
          const store = transaction.objectStore(name);
          for (const { id, deletedAt } of await store.getAll()) {
            if (!kept.has(id) && !deletedAt) await store.delete(id);
          }
        }
        const about = transaction.objectStore('about');
        await about.put({ keyId, savedAt: new Date().toISOString(), isComplete: true }, 'one');
      }),
    readParts: async (ids) => {
      const found = await read(async (transaction) => {
        const parts = transaction.objectStore('parts');
        return Promise.all(ids.map((id) => parts.get(id)));
      });
      return (found ?? []).filter((part) => part !== undefined);
    },
    saveParts: (records) =>
      update(async (transaction) => {
        for (const record of records) await transaction.objectStore('parts').put(record, record.id);
      }),
  };
}
