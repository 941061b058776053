import { decryptRecord, encryptRecord } from '@canary/vault/encryption';
import { rememberUnsent } from '#session/offline-session.ts';
import { type HistoryCode, type HistoryEntry, toEntry, toHistoryCode } from '../history-entry.ts';
import { imageIdsOf, splitImages } from '../images/design-images.ts';
import { encryptImages, type ImageReader } from '../images/image-records.ts';
import type { UnlockedHistory } from '../key/keychain.ts';
import type { LocalCopy, StoredChange } from './local-copy.ts';

/** A change of a code that the server doesn't have yet. */
export interface UnsentChange {
  readonly changeId: string;
  /** Differs each time that the change is stored. */
  readonly stamp: string;
  readonly order: number;
  /** Id of the code. */
  readonly id: string;
  /** The code as the server last had it; undefined if it is new. */
  readonly before: HistoryEntry | undefined;
  /** Undefined if the code was deleted. */
  readonly after: HistoryCode | undefined;
}

/** The changes that wait for a connection. They are stored encrypted, so that a reload loses none. */
export interface UnsentChanges {
  /** In the order in which they were made. */
  list(): readonly UnsentChange[];
  of(id: string): UnsentChange | undefined;
  /** Returns the entries as they are with the changes. */
  appliedTo(entries: ReadonlyMap<string, HistoryEntry>): ReadonlyMap<string, HistoryEntry>;
  /** Reads the stored changes, of every tab. */
  load(): Promise<void>;
  /**
   * Stores the result of a change, in place of an earlier one of the same code.
   *
   * @returns false if this browser can't store it
   */
  put(id: string, before: HistoryEntry | undefined, after: HistoryCode | undefined): Promise<boolean>;
  /** Call when the server has the change, or when it was undone. A newer change in its place stays. */
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
  const encrypt = async (id: string, version: number, code: HistoryCode): Promise<string> => {
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
  const decrypt = async (id: string, version: number, ciphertext: string): Promise<HistoryCode> => {
    const saved = await decryptRecord(key, { userId, keyId, id, version }, ciphertext);
    return toHistoryCode(saved, await imageReader.read(imageIdsOf(saved.look.design)));
  };
  const restore = async ({ before, after, ...change }: StoredChange): Promise<UnsentChange> => {
    const { id } = change;
    const version = before?.version ?? 0;
    return {
      ...change,
      before: before ? toEntry({ id, ...before }, await decrypt(id, version, before.ciphertext)) : undefined,
      after: after === null ? undefined : await decrypt(id, version + 1, after),
    };
  };

  return {
    list: () => changes,
    of,
    appliedTo: (entries) => {
      if (changes.length === 0) return entries;
      const all = new Map(entries);
      for (const { id, before, after } of changes) {
        const { version, revision } = entries.get(id) ?? before ?? { version: 0, revision: 0 };
        if (after) all.set(id, toEntry({ id, version, revision }, after));
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
      const change = {
        changeId: earlier?.changeId ?? crypto.randomUUID(),
        stamp: crypto.randomUUID(),
        order: earlier?.order ?? Math.max(Date.now(), (changes.at(-1)?.order ?? 0) + 1),
        id,
        before,
        after,
      };
      const isStored = await copy.saveChange({
        ...change,
        before: before
          ? {
              version,
              revision: before.revision,
              ciphertext: await encrypt(id, version, before.code),
            }
          : null,
        after: after ? await encrypt(id, version + 1, after) : null,
      });
      if (!isStored) return false;
      changes = earlier ? changes.map((other) => (other === earlier ? change : other)) : [...changes, change];
      rememberUnsent(true);
      return true;
    },
    remove: async (change) => {
      changes = changes.filter((other) => other !== change);
      await copy.removeChange(change.changeId, change.stamp);
      if (changes.length === 0) rememberUnsent(false);
    },
  };
}
