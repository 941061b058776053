import { decryptRecord, encryptRecord } from '@canary/vault/encryption';
import { isSameJson } from '#shared/code/same-json.ts';
import { applyPatch, type Patch } from '../code-changes.ts';
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
import type { RecordCache } from './record-cache.ts';
import { unsentCount } from './unsent-count.ts';

/** A code after a change. */
export interface ChangedCode {
  /** The code's content; for a deleted code, the content before the deletion. */
  readonly code: SavedCode;
  /** An erased code can't be restored. */
  readonly state: 'saved' | 'deleted' | 'erased';
}

/** What an action does to a code. */
export type Intent =
  | { readonly kind: 'add'; readonly code: SavedCode }
  | { readonly kind: 'patch'; readonly patch: Patch }
  | { readonly kind: 'remove' | 'restore' | 'erase' };

/** A change that this tab has just made, before its first attempt. */
export interface FreshChange {
  readonly kind: 'fresh';
  readonly changeId: string;
  /** Id of the code. */
  readonly id: string;
  readonly intent: Intent;
  /** Changes of the same action are sent together. */
  readonly action: object;
}

/** A change that waits until the server can save it: the latest state of a code. */
export interface KeptChange {
  readonly kind: 'kept';
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

/** A change that the server hasn't confirmed. */
export type UnsentChange = FreshChange | KeptChange;

/**
 * The changes that the server hasn't confirmed, on top of the codes that it has confirmed. A change that can't be sent at
 * once is kept: stored encrypted, for all tabs, so that a reload loses none.
 */
export interface UnsentChanges {
  /** All changes, in the order in which they were made. */
  list(): readonly UnsentChange[];
  kept(): readonly KeptChange[];
  keptOf(id: string): KeptChange | undefined;
  /** Returns the confirmed entries with the changes applied. */
  entries(): readonly HistoryEntry[];
  /** Returns the deleted entries with the changes applied. */
  deleted(): readonly DeletedEntry[];
  /** Reads the kept changes of all tabs. */
  load(): Promise<void>;
  add(changes: readonly FreshChange[]): void;
  /** Call when the server has the changes, or has rejected them. */
  drop(changes: readonly FreshChange[]): void;
  /**
   * Keeps the result of a fresh change, in place of an earlier change of the same code.
   *
   * @returns false if this browser can't store the change
   * @throws {PatchConflictError} if the change must not be made on the current version of the code
   */
  keep(change: FreshChange): Promise<boolean>;
  /** Call when the server has a kept change. A newer change of the code stays. */
  settle(change: KeptChange): Promise<void>;
}

const states = {
  add: 'saved',
  patch: 'saved',
  restore: 'saved',
  remove: 'deleted',
  erase: 'erased',
} as const;

export function createUnsentChanges(
  { key, userId, keyId }: UnlockedHistory,
  cache: Pick<RecordCache, 'entries' | 'deleted'>,
  copy: LocalCopy,
  imageReader: ImageReader,
): UnsentChanges {
  let fresh: readonly FreshChange[] = [];
  let kept: readonly KeptChange[] = [];
  const keptOf = (id: string) => kept.find((change) => change.id === id);

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
  }: StoredChange): Promise<KeptChange> => {
    const { id } = change;
    const version = stored?.version ?? 0;
    const before = stored && toEntry({ id, ...stored }, await decrypt(id, version, stored.ciphertext));
    const ciphertext = after ?? edited;
    const code = ciphertext ? await decrypt(id, version + 1, ciphertext) : before?.code;
    if (!code) throw new Error('The deletion of a code that was never sent has no content.');
    const state = after !== null ? 'saved' : isErased ? 'erased' : 'deleted';
    return { ...change, kind: 'kept', before: before ?? undefined, wasDeleted, after: { code, state } };
  };

  /** The result of a fresh change on the current state of its code; undefined if there is nothing to change. */
  const resultOf = ({ id, intent }: FreshChange): ChangedCode | undefined => {
    const earlier = keptOf(id)?.after;
    const current = earlier ?? saved(cache.entries.get(id)?.code);
    if (intent.kind === 'add') return saved(intent.code);
    if (intent.kind === 'patch')
      return current?.state === 'saved' ? saved(applyPatch(current.code, intent.patch)) : undefined;
    const code = current?.code ?? cache.deleted.get(id)?.code;
    return code && { code, state: states[intent.kind] };
  };
  const settle = async (change: KeptChange) => {
    kept = kept.filter((other) => other !== change);
    await copy.removeChange(change.changeId, change.stamp);
    unsentCount.write(kept.length);
  };

  return {
    list: () => [...kept, ...fresh],
    kept: () => kept,
    keptOf,
    entries: () => {
      if (kept.length + fresh.length === 0) return [...cache.entries.values()];
      const all = new Map(cache.entries);
      const put = (id: string, code: SavedCode, base = all.get(id) ?? keptOf(id)?.before) =>
        all.set(id, toEntry({ id, version: base?.version ?? 0, revision: base?.revision ?? 0 }, code));
      for (const { id, after } of kept) {
        if (after.state === 'saved') put(id, after.code);
        else all.delete(id);
      }
      for (const { id, intent } of fresh) {
        const current = all.get(id);
        const code = intent.kind === 'patch' && current ? intent.patch(current.code) : undefined;
        if (code) put(id, code);
        else if (intent.kind === 'remove') all.delete(id);
      }
      return [...all.values()];
    },
    deleted: () => {
      if (kept.length + fresh.length === 0) return [...cache.deleted.values()];
      const all = new Map(cache.deleted);
      for (const { id, before, after, order } of kept) {
        const { version, revision } = before ?? { version: 0, revision: 0 };
        const deletedAt = cache.deleted.get(id)?.deletedAt ?? new Date(order).toISOString();
        if (after.state === 'deleted')
          all.set(id, { ...toEntry({ id, version, revision }, after.code), deletedAt });
        else all.delete(id);
      }
      for (const { id, intent } of fresh)
        if (intent.kind === 'restore' || intent.kind === 'erase') all.delete(id);
      return [...all.values()];
    },
    load: async () => {
      const restored = await Promise.allSettled((await copy.readChanges()).map(restore));
      kept = restored.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    },
    add: (changes) => {
      fresh = [...fresh, ...changes];
    },
    drop: (changes) => {
      fresh = fresh.filter((change) => !changes.includes(change));
    },
    keep: async (made) => {
      const { id } = made;
      const after = resultOf(made);
      if (!after) return made.intent.kind === 'patch';
      const earlier = keptOf(id);
      const latest = cache.entries.get(id) ?? cache.deleted.get(id);
      const before = earlier ? earlier.before : latest;
      const version = before?.version ?? 0;
      const change: KeptChange = {
        kind: 'kept',
        changeId: earlier?.changeId ?? made.changeId,
        stamp: crypto.randomUUID(),
        order: earlier?.order ?? Math.max(Date.now(), (kept.at(-1)?.order ?? 0) + 1),
        id,
        before,
        wasDeleted: earlier ? earlier.wasDeleted : latest !== undefined && 'deletedAt' in latest,
        after,
      };
      if (isNoChange(change)) {
        if (earlier) await settle(earlier);
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
      kept = earlier ? kept.map((other) => (other === earlier ? change : other)) : [...kept, change];
      unsentCount.write(kept.length);
      return true;
    },
    settle,
  };
}

const saved = (code: SavedCode | undefined): ChangedCode | undefined => code && { code, state: 'saved' };

/** Whether a change makes no difference to the code on the server. */
function isNoChange({ before, wasDeleted, after: { code, state } }: KeptChange): boolean {
  if (!before) return state === 'erased';
  return state === (wasDeleted ? 'deleted' : 'saved') && isSameJson(code, before.code);
}
