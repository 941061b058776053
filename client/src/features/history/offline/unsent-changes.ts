import { decryptRecord, encryptRecord } from '@canary/vault/encryption';
import { rememberUnsent } from '#session/offline-session.ts';
import { isSameJson } from '#shared/code/same-json.ts';
import {
  type DeletedEntry,
  type HistoryEntry,
  type SavedCode,
  toEntry,
  toSavedCode,
} from '../history-entry.ts';
import { imageIdsOf, splitImages } from '../images/design-images.ts';
import { encryptImages, type ImageReader } from '../images/image-records.ts';
import type { UnlockedHistory } from '../key/keychain.ts';
import type { LocalCopy, StoredChange } from './local-copy.ts';

/** A code after a change. */
export interface ChangedCode {
  /** The code's content; for a deleted code, the content before the deletion. */
  readonly code: SavedCode;
  /** An erased code can't be restored. */
  readonly state: 'saved' | 'deleted' | 'erased';
}

/** A change of a code that the server doesn't have yet. */
export interface UnsentChange {
  readonly changeId: string;
  /** An id that differs each time that the change is stored. */
  readonly stamp: string;
  readonly order: number;
  /** Id of the code. */
  readonly id: string;
  /** The code as the server last had it; undefined if it is new. */
  readonly before: HistoryEntry | undefined;
  /** Whether the code was deleted on the server. */
  readonly wasDeleted: boolean;
  readonly after: ChangedCode;
}

/** The changes that wait for a connection. They are stored encrypted, so that a reload loses none. */
export interface UnsentChanges {
  /** Returns the changes in the order in which they were made. */
  list(): readonly UnsentChange[];
  of(id: string): UnsentChange | undefined;
  /** Returns the entries with the changes applied. */
  appliedTo(entries: ReadonlyMap<string, HistoryEntry>): ReadonlyMap<string, HistoryEntry>;
  /** Returns the deleted entries with the changes applied. */
  appliedToDeleted(deleted: ReadonlyMap<string, DeletedEntry>): ReadonlyMap<string, DeletedEntry>;
  /** Reads the stored changes of all tabs. */
  load(): Promise<void>;
  /**
   * Stores the result of a change, in place of an earlier change of the same code.
   *
   * @param latest the code on the server; undefined if the code is new
   * @returns false if this browser can't store the change
   */
  put(id: string, latest: HistoryEntry | DeletedEntry | undefined, after: ChangedCode): Promise<boolean>;
  /** Call when the server has the change, or when the change was undone. A newer change of the code stays. */
  remove(change: UnsentChange): Promise<void>;
}

export function createUnsentChanges(
  { key, userId, keyId }: UnlockedHistory,
  copy: LocalCopy,
  imageReader: ImageReader,
): UnsentChanges {
  let changes: readonly UnsentChange[] = [];
  const of = (id: string) => changes.findLast((change) => change.id === id);

  /** Encrypts a code. Its images get records that only this browser has. */
  const encrypt = async (id: string, version: number, code: SavedCode): Promise<string> => {
    const { stored, images } = splitImages(code.look.design);
    const ciphertext = await encryptRecord(
      key,
      { userId, keyId, id, version },
      { ...code, look: { ...code.look, design: stored } },
    );
    const records = await encryptImages({ key, userId, keyId }, images);
    if (records.length > 0) {
      await copy.saveImages(records.map((record) => ({ ...record, revision: 0, deletedAt: null })));
    }
    return ciphertext;
  };
  const decrypt = async (id: string, version: number, ciphertext: string): Promise<SavedCode> => {
    const saved = await decryptRecord(key, { userId, keyId, id, version }, ciphertext);
    return toSavedCode(saved, await imageReader.read(imageIdsOf(saved.look.design)));
  };
  const restore = async ({
    before: stored,
    after,
    edited,
    wasDeleted = false,
    isErased = false,
    ...change
  }: StoredChange): Promise<UnsentChange> => {
    const { id } = change;
    const version = stored?.version ?? 0;
    const before = stored && toEntry({ id, ...stored }, await decrypt(id, version, stored.ciphertext));
    const ciphertext = after ?? edited;
    const code = ciphertext ? await decrypt(id, version + 1, ciphertext) : before?.code;
    if (!code) throw new Error('The deletion of a code that was never sent has no content.');
    const state = after !== null ? 'saved' : isErased ? 'erased' : 'deleted';
    return { ...change, before: before ?? undefined, wasDeleted, after: { code, state } };
  };

  const remove = async (change: UnsentChange) => {
    changes = changes.filter((other) => other !== change);
    await copy.removeChange(change.changeId, change.stamp);
    if (changes.length === 0) rememberUnsent(false);
  };
  /** Whether the change makes no difference to the code on the server. */
  const isNoChange = ({ before, wasDeleted, after: { code, state } }: UnsentChange) =>
    before
      ? state === (wasDeleted ? 'deleted' : 'saved') && isSameJson(code, before.code)
      : state === 'erased';

  return {
    list: () => changes,
    of,
    appliedTo: (entries) => {
      if (changes.length === 0) return entries;
      const all = new Map(entries);
      for (const { id, before, after } of changes) {
        const { version, revision } = entries.get(id) ?? before ?? { version: 0, revision: 0 };
        if (after.state === 'saved') all.set(id, toEntry({ id, version, revision }, after.code));
        else all.delete(id);
      }
      return all;
    },
    appliedToDeleted: (deleted) => {
      if (changes.length === 0) return deleted;
      const all = new Map(deleted);
      for (const { id, before, after, order } of changes) {
        const { version, revision } = before ?? { version: 0, revision: 0 };
        const deletedAt = deleted.get(id)?.deletedAt ?? new Date(order).toISOString();
        if (after.state === 'deleted')
          all.set(id, { ...toEntry({ id, version, revision }, after.code), deletedAt });
        else all.delete(id);
      }
      return all;
    },
    load: async () => {
      const restored = await Promise.allSettled((await copy.readChanges()).map(restore));
      changes = restored.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    },
    put: async (id, latest, after) => {
      const earlier = of(id);
      const before = earlier ? earlier.before : latest;
      const version = before?.version ?? 0;
      const change: UnsentChange = {
        changeId: earlier?.changeId ?? crypto.randomUUID(),
        stamp: crypto.randomUUID(),
        order: earlier?.order ?? Math.max(Date.now(), (changes.at(-1)?.order ?? 0) + 1),
        id,
        before,
        wasDeleted: earlier ? earlier.wasDeleted : latest !== undefined && 'deletedAt' in latest,
        after,
      };
      if (isNoChange(change)) {
        if (earlier) await remove(earlier);
        return true;
      }
      const { code, state } = after;
      const encrypted =
        before && isSameJson(code, before.code) && state !== 'saved'
          ? undefined
          : await encrypt(id, version + 1, code);
      const { changeId, stamp, order, wasDeleted } = change;
      const isStored = await copy.saveChange({
        changeId,
        stamp,
        order,
        id,
        wasDeleted,
        before: before
          ? {
              version,
              revision: before.revision,
              ciphertext: await encrypt(id, version, before.code),
            }
          : null,
        after: state === 'saved' ? (encrypted ?? null) : null,
        ...(state !== 'saved' && encrypted !== undefined && { edited: encrypted }),
        isErased: state === 'erased',
      });
      if (!isStored) return false;
      changes = earlier ? changes.map((other) => (other === earlier ? change : other)) : [...changes, change];
      rememberUnsent(true);
      return true;
    },
    remove,
  };
}
