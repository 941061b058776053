import { decryptRecord } from '@canary/vault/encryption';
import { NotARecordError, RolledBackError, UnknownFormatError } from '@canary/vault/errors';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import type { EncryptedRecord_RecordFragment } from '#gql/graphql.ts';
import { type HistoryEntry, toEntry, toHistoryCode } from '../history-entry.ts';
import type { UnlockedHistory } from '../key/keychain.ts';
import { EncryptedRecord_record } from '../operations.ts';

export type EncryptedRecords = readonly FragmentType<typeof EncryptedRecord_record>[];

/** Why a record can't be shown. */
export type UnreadableReason = 'decryption-failed' | 'newer-format' | 'invalid' | 'rolled-back';

/** The decrypted records known so far. A record with a higher revision replaces an older one. */
export interface RecordCache {
  readonly entries: ReadonlyMap<string, HistoryEntry>;
  readonly unreadable: ReadonlyMap<string, UnreadableReason>;
  /** Decrypts records from the server and adds those that are new. */
  add(records: EncryptedRecords): Promise<void>;
  /** Adds an entry that this browser has just saved. */
  addSaved(entry: HistoryEntry): void;
  /** Removes records that no longer exist on the server. */
  remove(ids: readonly string[], revision?: number): void;
  clear(): void;
}

export function createRecordCache({ key, userId, keyId, tracker }: UnlockedHistory): RecordCache {
  const entries = new Map<string, HistoryEntry>();
  const unreadable = new Map<string, UnreadableReason>();
  /** Latest revision of each record, deleted ones included: pages and changes arrive in any order. */
  const revisions = new Map<string, number>();
  const isNewer = ({ id, revision }: { id: string; revision: number }) =>
    revision > (revisions.get(id) ?? Number.NEGATIVE_INFINITY);

  const forget = (id: string, revision: number) => {
    revisions.set(id, Math.max(revision, revisions.get(id) ?? revision));
    entries.delete(id);
    unreadable.delete(id);
  };

  const addOne = async (record: EncryptedRecord_RecordFragment) => {
    const { id, version, revision, ciphertext, deletedAt } = record;
    if (!isNewer(record)) return;
    if (deletedAt || ciphertext == null) return forget(id, revision);
    try {
      const code = toHistoryCode(await decryptRecord(key, { userId, keyId, id, version }, ciphertext));
      // A newer one may have arrived during decryption.
      if (!isNewer(record)) return;
      tracker.accept(id, version);
      forget(id, revision);
      entries.set(id, toEntry(record, code));
    } catch (error) {
      if (!isNewer(record)) return;
      forget(id, revision);
      unreadable.set(id, reasonOf(error));
    }
  };

  return {
    entries,
    unreadable,
    add: async (records) => {
      await Promise.all(readFragment(EncryptedRecord_record, records).map(addOne));
    },
    addSaved: (entry) => {
      if (!isNewer(entry)) return;
      tracker.accept(entry.id, entry.version);
      forget(entry.id, entry.revision);
      entries.set(entry.id, entry);
    },
    remove: (ids, revision) => {
      for (const id of ids) forget(id, revision ?? revisions.get(id) ?? 0);
    },
    clear: () => {
      entries.clear();
      unreadable.clear();
      revisions.clear();
    },
  };
}

function reasonOf(error: unknown): UnreadableReason {
  if (error instanceof UnknownFormatError) return 'newer-format';
  if (error instanceof NotARecordError) return 'invalid';
  return error instanceof RolledBackError ? 'rolled-back' : 'decryption-failed';
}
