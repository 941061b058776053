import { decryptRecord } from '@canary/vault/encryption';
import { NotARecordError, RolledBackError, UnknownFormatError } from '@canary/vault/errors';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import type { EncryptedRecord_RecordFragment } from '#gql/graphql.ts';
import { type HistoryEntry, toEntry, toHistoryCode } from '../history-entry.ts';
import { imageIdsOf } from '../images/design-images.ts';
import type { ImageReader } from '../images/image-records.ts';
import type { UnlockedHistory } from '../key/keychain.ts';
import { EncryptedRecord_record } from '../operations.ts';

export type EncryptedRecords = readonly FragmentType<typeof EncryptedRecord_record>[];

/** Why a record can't be shown. */
export type UnreadableReason = 'decryption-failed' | 'newer-format' | 'invalid' | 'rolled-back';

/** The decrypted records known so far. A record with a higher revision replaces an older one. */
export interface RecordCache {
  readonly entries: ReadonlyMap<string, HistoryEntry>;
  readonly unreadable: ReadonlyMap<string, UnreadableReason>;
  /** The ids of the images of a code, by data URL; also after its deletion. */
  imagesOf(id: string): ReadonlyMap<string, string>;
  /**
   * Decrypts codes from the server and adds those that are new, with their images.
   *
   * @param ids the codes among the records; by default all of them
   * @throws if an image can't be read now. The other codes are added.
   */
  add(records: EncryptedRecords, ids?: readonly string[]): Promise<void>;
  /** Adds an entry that this browser has just saved, with the ids of its images by data URL. */
  addSaved(entry: HistoryEntry, images: ReadonlyMap<string, string>): void;
  /** Removes records that no longer exist on the server. */
  remove(ids: readonly string[], revision?: number): void;
  clear(): void;
}

export function createRecordCache(
  { key, userId, keyId, tracker }: UnlockedHistory,
  imageReader: ImageReader,
): RecordCache {
  const entries = new Map<string, HistoryEntry>();
  const unreadable = new Map<string, UnreadableReason>();
  /** Latest revision of each record, deleted ones included: pages and changes arrive in any order. */
  const revisions = new Map<string, number>();
  const imagesByCode = new Map<string, ReadonlyMap<string, string>>();
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
    const markUnreadable = (error: unknown) => {
      if (!isNewer(record)) return;
      forget(id, revision);
      unreadable.set(id, reasonOf(error));
    };
    const saved = await decryptRecord(key, { userId, keyId, id, version }, ciphertext).catch(markUnreadable);
    if (!saved) return;
    const images = await imageReader.read(imageIdsOf(saved.look.design));
    // A newer one may have arrived meanwhile.
    if (!isNewer(record)) return;
    try {
      const code = toHistoryCode(saved, images);
      tracker.accept(id, version);
      forget(id, revision);
      entries.set(id, toEntry(record, code));
      imagesByCode.set(id, new Map([...images].map(([imageId, image]) => [image, imageId])));
    } catch (error) {
      markUnreadable(error);
    }
  };

  return {
    entries,
    unreadable,
    imagesOf: (id) => imagesByCode.get(id) ?? new Map(),
    add: async (records, ids) => {
      const codes = readFragment(EncryptedRecord_record, records).filter(
        ({ id }) => ids?.includes(id) ?? true,
      );
      const results = await Promise.allSettled(codes.map(addOne));
      const failed = results.find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    },
    addSaved: (entry, images) => {
      if (!isNewer(entry)) return;
      tracker.accept(entry.id, entry.version);
      forget(entry.id, entry.revision);
      entries.set(entry.id, entry);
      imagesByCode.set(entry.id, images);
    },
    remove: (ids, revision) => {
      for (const id of ids) forget(id, revision ?? revisions.get(id) ?? 0);
    },
    clear: () => {
      entries.clear();
      unreadable.clear();
      revisions.clear();
      imagesByCode.clear();
    },
  };
}

function reasonOf(error: unknown): UnreadableReason {
  if (error instanceof UnknownFormatError) return 'newer-format';
  if (error instanceof NotARecordError) return 'invalid';
  return error instanceof RolledBackError ? 'rolled-back' : 'decryption-failed';
}
