import { decryptImage, decryptRecord, encryptRecord } from '@canary/vault/encryption';
import { z } from 'zod/mini';
import { staysLoggedIn } from '#session/offline-session.ts';
import { isSameJson } from '#shared/code/same-json.ts';
import { readUnsent, writeUnsent } from '#shared/storage/unsent-database.ts';
import { applyPatch, type Patch } from '../code-changes.ts';
import {
  type DeletedEntry,
  type HistoryEntry,
  type SavedCode,
  toEntry,
  toSavedCode,
} from '../history-entry.ts';
import { splitImages } from '../images/design-images.ts';
import { encryptImages } from '../images/image-records.ts';
import type { UnlockedHistory } from '../key/keychain.ts';
import type { RecordCache } from './record-cache.ts';
import { unsentName } from './unsent-name.ts';

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
  readonly action: Action;
}

/** The changes that a caller makes together and waits for. They are sent together. */
export interface Action {
  readonly changes: readonly FreshChange[];
  resolve(): void;
  reject(error: unknown): void;
}

/** A change that waits until the server can save it: the latest state of a code. */
export interface KeptChange {
  readonly kind: 'kept';
  /** Differs each time that the change is stored. */
  readonly changeId: string;
  /** The position of the change in the order of sending. */
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
 * once is kept: stored encrypted, for all tabs, so that neither a reload nor the end of the session loses it.
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

/** A code that is encrypted like a record of its version, with its images. */
const sealedCode = z.object({
  ciphertext: z.string(),
  images: z.array(z.object({ id: z.string(), ciphertext: z.string() })),
});

/** A kept change as it is stored. */
const storedChange = z.object({
  /** The key that encrypts it. */
  keyId: z.string(),
  order: z.number(),
  id: z.string(),
  before: z.nullable(z.object({ version: z.number(), revision: z.number(), sealed: sealedCode })),
  wasDeleted: z.boolean(),
  /** The next version; null if only the state is different. */
  after: z.nullable(sealedCode),
  state: z.enum(['saved', 'deleted', 'erased']),
});

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
): UnsentChanges {
  const document = { accountId: userId, name: unsentName };
  let fresh: readonly FreshChange[] = [];
  let kept: readonly KeptChange[] = [];
  const keptOf = (id: string) => kept.find((change) => change.id === id);

  const seal = async (id: string, version: number, code: SavedCode): Promise<z.infer<typeof sealedCode>> => {
    const { stored: design, images } = splitImages(code.look.design);
    const record = { ...code, look: { ...code.look, design } };
    return {
      ciphertext: await encryptRecord(key, { userId, keyId, id, version }, record),
      images: await encryptImages({ key, userId, keyId }, images),
    };
  };
  const unseal = async (id: string, version: number, sealed: z.infer<typeof sealedCode>) => {
    const images = sealed.images.map(async (image) => {
      const context = { userId, keyId, id: image.id, version: 1 };
      return [image.id, await decryptImage(key, context, image.ciphertext)] as const;
    });
    const code = await decryptRecord(key, { userId, keyId, id, version }, sealed.ciphertext);
    return toSavedCode(code, new Map(await Promise.all(images)));
  };
  const restore = async (changeId: string, stored: z.infer<typeof storedChange>): Promise<KeptChange> => {
    const { id, order, wasDeleted, state } = stored;
    const { version, revision } = stored.before ?? { version: 0, revision: 0 };
    const before =
      stored.before && toEntry({ id, version, revision }, await unseal(id, version, stored.before.sealed));
    const code = stored.after ? await unseal(id, version + 1, stored.after) : before?.code;
    if (!code) throw new Error('A change of a new code has no content.');
    return {
      kind: 'kept',
      changeId,
      order,
      id,
      before: before ?? undefined,
      wasDeleted,
      after: { code, state },
    };
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
    await writeUnsent(document, [{ kind: 'change', id: change.changeId }]);
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
      const items = ((await readUnsent(document)) ?? []).flatMap(({ id, content }) => {
        const { data } = storedChange.safeParse(content);
        return data ? [{ id, stored: data }] : [];
      });
      // The history was reset, so that nothing opens the changes of its earlier key.
      const lost = items.filter(({ stored }) => stored.keyId !== keyId);
      if (lost.length > 0)
        await writeUnsent(
          document,
          lost.map(({ id }) => ({ kind: 'change', id })),
        );
      const known = new Map(kept.map((change) => [change.changeId, change]));
      const restored = await Promise.allSettled(
        items
          .filter(({ stored }) => stored.keyId === keyId)
          .map(({ id, stored }) => known.get(id) ?? restore(id, stored)),
      );
      kept = restored
        .flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
        .sort((one, other) => one.order - other.order);
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
        changeId: made.changeId,
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
      const { changeId, order, wasDeleted } = change;
      const { code, state } = after;
      const content: z.infer<typeof storedChange> = {
        ...{ keyId, order, id, wasDeleted, state },
        before: before
          ? { version, revision: before.revision, sealed: await seal(id, version, before.code) }
          : null,
        after: before && isSameJson(code, before.code) ? null : await seal(id, version + 1, code),
      };
      // Without a kept key, nothing would open the change after a reload.
      const isStored =
        staysLoggedIn() &&
        (await writeUnsent(document, [
          ...(earlier ? [{ kind: 'change', id: earlier.changeId } as const] : []),
          { kind: 'change', id: changeId, content },
        ]));
      if (!isStored) return false;
      kept = earlier ? kept.map((other) => (other === earlier ? change : other)) : [...kept, change];
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
