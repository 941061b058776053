import { decryptRecord } from '@canary/vault/encryption';
import { NotARecordError, RolledBackError, UnknownFormatError } from '@canary/vault/errors';
import { readFragment } from '#gql/fragment-masking.ts';
import type { EncryptedRecord_RecordFragment } from '#gql/graphql.ts';
import { type DeletedEntry, type HistoryEntry, toEntry, toSavedCode } from '../history-entry.ts';
import type { UnlockedHistory } from '../key/keychain.ts';
import { EncryptedRecord_record } from '../operations.ts';
import { partsOf } from '../parts/code-parts.ts';
import type { PartReader } from '../parts/part-records.ts';
import type { LocalCopy } from './local-copy.ts';
import type { EncryptedRecords } from './record-client.ts';

/** Why a record can't be shown. */
export type UnreadableReason = 'decryption-failed' | 'newer-format' | 'invalid' | 'rolled-back';

/** `savedAt` is an ISO 8601 timestamp. */
interface CopyState {
  readonly count: number;
  readonly isComplete: boolean;
  readonly savedAt: string;
}

/** The decrypted records known so far. A higher revision replaces an older record, also in the local copy. */
export interface RecordCache {
  readonly entries: ReadonlyMap<string, HistoryEntry>;
  readonly unreadable: ReadonlyMap<string, UnreadableReason>;
  /** The deleted codes whose content is known. */
  readonly deleted: ReadonlyMap<string, DeletedEntry>;
  /** Whether codes were deleted or erased elsewhere that {@link deleted} doesn't know about. */
  isDeletedOutdated(): boolean;
  markDeletedOutdated(): void;
  /** The ids of the parts of a code, by data URL; also after its deletion. */
  partIdsOf(id: string): ReadonlyMap<string, string>;
  /**
   * Decrypts codes from the server and adds new versions with their parts.
   *
   * @param ids the codes among the records; by default all records
   * @throws if a part can't be read now. The other codes are added.
   */
  add(records: EncryptedRecords, ids?: readonly string[]): Promise<void>;
  /** Adds the codes of the local copy. Returns undefined if there is no local copy. */
  addCopied(): Promise<CopyState | undefined>;
  /** Removes all other codes and parts from the local copy. Call it after loading the whole history. */
  completeCopy(): Promise<void>;
  /** Adds an entry that this browser has just saved, with the ids of its parts by data URL. */
  addSaved(entry: HistoryEntry, parts: ReadonlyMap<string, string>, ciphertext: string): void;
  /** Replaces the deleted codes by the codes that were deleted on the server at a revision. */
  replaceDeleted(records: readonly EncryptedRecord_RecordFragment[], revision: number): Promise<void>;
  /** Moves a code to the deleted codes, after the server has deleted it. */
  markDeleted(id: string, revision: number, deletedAt: string): void;
  /** Removes records that no longer exist on the server. */
  remove(ids: readonly string[]): void;
  /** Removes the codes that aren't deleted. */
  clear(): void;
}

export function createRecordCache(
  { key, userId, keyId, tracker }: UnlockedHistory,
  partReader: PartReader,
  copy: LocalCopy,
): RecordCache {
  const entries = new Map<string, HistoryEntry>();
  const unreadable = new Map<string, UnreadableReason>();
  let deleted = new Map<string, DeletedEntry>();
  let isDeletedOutdated = false;
  /** Latest revision of each record, also of deleted records: pages and changes arrive in any order. */
  const revisions = new Map<string, number>();
  const partsByCode = new Map<string, ReadonlyMap<string, string>>();
  const isNewer = ({ id, revision }: { id: string; revision: number }) =>
    revision > (revisions.get(id) ?? Number.NEGATIVE_INFINITY);

  const forget = (id: string, revision: number) => {
    revisions.set(id, Math.max(revision, revisions.get(id) ?? revision));
    entries.delete(id);
    unreadable.delete(id);
    deleted.delete(id);
  };

  const decrypt = async ({ id, version, ciphertext }: EncryptedRecord_RecordFragment) =>
    decryptRecord(key, { userId, keyId, id, version }, ciphertext ?? '');
  const rememberParts = (id: string, parts: ReadonlyMap<string, string>) =>
    partsByCode.set(id, new Map([...parts].map(([partId, part]) => [part, partId])));

  const markDeleted = (id: string, revision: number, deletedAt: string) => {
    const known = entries.get(id) ?? deleted.get(id);
    forget(id, revision);
    if (known) deleted.set(id, { ...known, revision, deletedAt });
    else isDeletedOutdated = true;
  };
  /** Returns undefined if the code can't be read. If a part can't be read now, the code is shown without it. */
  const readDeleted = async (
    record: EncryptedRecord_RecordFragment,
    deletedAt: string,
  ): Promise<DeletedEntry | undefined> => {
    try {
      const saved = await decrypt(record);
      const parts = await partReader.read(partsOf(saved)).catch(() => new Map());
      rememberParts(record.id, parts);
      return { ...toEntry(record, toSavedCode(saved, parts)), deletedAt };
    } catch {
      return undefined;
    }
  };

  /** Returns the record if it is new and valid, for the local copy. */
  const addOne = async (record: EncryptedRecord_RecordFragment) => {
    const { id, version, revision, ciphertext, deletedAt } = record;
    if (!isNewer(record)) return undefined;
    if (deletedAt || ciphertext == null) {
      const read = ciphertext && deletedAt ? await readDeleted(record, deletedAt) : undefined;
      if (deletedAt) markDeleted(id, revision, deletedAt);
      else forget(id, revision);
      if (read) deleted.set(id, read);
      return record;
    }
    const markUnreadable = (error: unknown) => {
      if (!isNewer(record)) return;
      forget(id, revision);
      unreadable.set(id, reasonOf(error));
    };
    const saved = await decrypt(record).catch(markUnreadable);
    if (!saved) return undefined;
    const parts = await partReader.read(partsOf(saved));
    // A newer version may have arrived meanwhile.
    if (!isNewer(record)) return undefined;
    try {
      const code = toSavedCode(saved, parts);
      tracker.accept(id, version);
      forget(id, revision);
      entries.set(id, toEntry(record, code));
      rememberParts(id, parts);
      return record;
    } catch (error) {
      markUnreadable(error);
      return undefined;
    }
  };

  const addAll = async (records: readonly EncryptedRecord_RecordFragment[]) => {
    const results = await Promise.allSettled(records.map(addOne));
    const added = results.flatMap((result) => (result.status === 'fulfilled' ? (result.value ?? []) : []));
    return { results, added };
  };

  return {
    entries,
    unreadable,
    get deleted() {
      return deleted;
    },
    isDeletedOutdated: () => isDeletedOutdated,
    markDeletedOutdated: () => {
      isDeletedOutdated = true;
    },
    replaceDeleted: async (listed, revision) => {
      isDeletedOutdated = false;
      const read = await Promise.all(
        listed.map((record) => record.deletedAt && readDeleted(record, record.deletedAt)),
      );
      // Codes that were deleted or restored since the server answered.
      const newer = [...deleted.values()].filter((entry) => entry.revision > revision);
      const current = read.flatMap((entry) =>
        entry && entry.revision >= (revisions.get(entry.id) ?? 0) ? entry : [],
      );
      for (const entry of current) if (isNewer(entry)) forget(entry.id, entry.revision);
      deleted = new Map([...current, ...newer].map((entry) => [entry.id, entry]));
      await copy.saveDeleted(listed);
    },
    markDeleted: (id, revision, deletedAt) => {
      if (!isNewer({ id, revision })) return;
      markDeleted(id, revision, deletedAt);
      void copy.saveCodes([{ id, version: 0, revision, ciphertext: null, deletedAt }]);
    },
    partIdsOf: (id) => partsByCode.get(id) ?? new Map(),
    add: async (records, ids) => {
      const codes = readFragment(EncryptedRecord_record, records).filter(
        ({ id }) => ids?.includes(id) ?? true,
      );
      const { added, results } = await addAll(codes);
      if (added.length > 0) void copy.saveCodes(added);
      const failed = results.find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    },
    addCopied: async () => {
      const copied = await copy.readCodes();
      if (!copied) return undefined;
      // A code is left out if one of its parts isn't in the copy.
      await addAll(copied.records);
      return { count: entries.size, isComplete: copied.isComplete, savedAt: copied.savedAt };
    },
    completeCopy: () =>
      copy.complete(
        new Set([...entries.keys(), ...unreadable.keys()]),
        new Set(
          [...entries.keys(), ...deleted.keys()].flatMap((id) => [...(partsByCode.get(id)?.values() ?? [])]),
        ),
      ),
    addSaved: (entry, parts, ciphertext) => {
      if (!isNewer(entry)) return;
      tracker.accept(entry.id, entry.version);
      forget(entry.id, entry.revision);
      entries.set(entry.id, entry);
      partsByCode.set(entry.id, parts);
      const { id, version, revision } = entry;
      void copy.saveCodes([{ id, version, revision, ciphertext, deletedAt: null }]);
    },
    remove: (ids) => {
      if (ids.length > 0) void copy.removeCodes(ids);
      for (const id of ids) forget(id, revisions.get(id) ?? 0);
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
