import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { maxImages, maxReadAtOnce, maxSavedAtOnce } from '@canary/input/limits';
import { useMemo } from 'react';
import { createStore } from '#shared/store/create-store.ts';
import { type Patch, PatchConflictError } from '../code-changes.ts';
import { type HistoryCode, type HistoryEntry, toEntry } from '../history-entry.ts';
import { createImageReader } from '../images/image-records.ts';
import type { UnlockedHistory } from '../key/keychain.ts';
import { batchesOf } from './batches.ts';
import { followRecord } from './follow-changes.ts';
import { createHistoryReader, type LoadState } from './history-reader.ts';
import { createRecordCache, type UnreadableReason } from './record-cache.ts';
import { conflictingIds, createRecordClient } from './record-client.ts';

export interface HistoryState {
  readonly loadState: LoadState;
  /** The entries loaded so far in no particular order, with pending changes applied. */
  readonly entries: readonly HistoryEntry[];
  readonly unreadable: ReadonlyMap<string, UnreadableReason>;
}

/** A code to add. Its id makes a retry idempotent. */
export interface NewRecord {
  readonly id: string;
  readonly code: HistoryCode;
}

/** The saved codes of an unlocked history. Changes are optimistic: they show at once and revert if the server rejects them. */
export interface HistoryStore {
  read(): HistoryState;
  /** Loads and follows the whole history while there is a watcher. Returns the function that unsubscribes. */
  watch(watcher: () => void): () => void;
  /** Follows a single record without loading the rest. Returns the function that unsubscribes. */
  follow(id: string, watcher: () => void): () => void;
  /** Finds an entry, loaded or not. Returns undefined if it doesn't exist or can't be decrypted. */
  find(id: string): Promise<HistoryEntry | undefined>;
  add(records: readonly NewRecord[]): Promise<void>;
  /**
   * Returns the entries that were deleted elsewhere.
   *
   * @throws {PatchConflictError} if the patch returns undefined for an entry
   */
  change(ids: readonly string[], patch: Patch): Promise<readonly HistoryEntry[]>;
  remove(ids: readonly string[]): Promise<void>;
  restore(ids: readonly string[]): Promise<void>;
  /** Loads again after a failure. */
  retry(): void;
}

/** One store per key, so that logging out discards everything that the key has decrypted. */
const stores = new WeakMap<CryptoKey, HistoryStore>();

export function historyStoreFor(client: ApolloClient, unlocked: UnlockedHistory): HistoryStore {
  const existing = stores.get(unlocked.key);
  if (existing) return existing;
  const store = createHistoryStore(client, unlocked);
  stores.set(unlocked.key, store);
  return store;
}

export function useHistoryStore(unlocked: UnlockedHistory): HistoryStore {
  const client = useApolloClient();
  return useMemo(() => historyStoreFor(client, unlocked), [client, unlocked]);
}

/** A change that is shown before the server has confirmed it. */
type OptimisticChange =
  | { readonly kind: 'patch'; readonly ids: ReadonlySet<string>; readonly patch: Patch }
  | { readonly kind: 'remove'; readonly ids: ReadonlySet<string> };

/** Codes that are deleted or restored in a request, with their images. */
const maxRemovedAtOnce = maxReadAtOnce - maxImages;

/** How often a change is tried while other devices change the same records. */
const maxAttempts = 8;

function createHistoryStore(client: ApolloClient, unlocked: UnlockedHistory): HistoryStore {
  const { keyId } = unlocked;
  const cache = createRecordCache(unlocked, createImageReader(client, unlocked));
  const records = createRecordClient(client, unlocked, cache);
  const store = createStore<HistoryState>({
    loadState: { status: 'loading' },
    entries: [],
    unreadable: cache.unreadable,
  });
  let pending: readonly OptimisticChange[] = [];
  const update = (loadState = store.read().loadState) => {
    const entries = applyPending(cache.entries, pending);
    store.change({ loadState, entries, unreadable: new Map(cache.unreadable) });
  };
  const onUpdate = () => update();
  const reader = createHistoryReader({ client, keyId, cache, onLoadState: update, onUpdate });

  // Changes run one at a time, so that two of the same tab can't conflict.
  let last: Promise<unknown> = Promise.resolve();
  const enqueue = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(act, act);
    last = turn.catch(() => undefined);
    return turn;
  };
  const applyOptimistically = async (change: OptimisticChange, act: () => Promise<void>): Promise<void> => {
    pending = [...pending, change];
    update();
    try {
      await enqueue(act);
    } finally {
      pending = pending.filter((other) => other !== change);
      update();
    }
  };

  const saveChanges = async (ids: readonly string[], patch: Patch, attempt = 1): Promise<void> => {
    const updatedAt = new Date().toISOString();
    const changed = ids.flatMap((id) => {
      const entry = cache.entries.get(id);
      if (!entry) return [];
      const code = patch(entry.code);
      if (!code) throw new PatchConflictError(entry.code);
      return [{ id, version: entry.version + 1, code: { ...code, updatedAt } }];
    });
    if (changed.length === 0) return;
    try {
      await records.save(changed);
    } catch (error) {
      if (conflictingIds(error).length === 0 || attempt === maxAttempts) throw error;
      await records.refresh(ids);
      await saveChanges(ids, patch, attempt + 1);
    }
  };

  let watcherCount = 0;
  return {
    read: store.read,
    watch(watcher) {
      const unwatch = store.watch(watcher);
      watcherCount += 1;
      if (watcherCount === 1) reader.start();
      return () => {
        unwatch();
        watcherCount -= 1;
        if (watcherCount === 0) reader.stop();
      };
    },
    follow(id, watcher) {
      const unwatch = store.watch(watcher);
      const stop = followRecord({ client, keyId, id, records, cache, onUpdate });
      return () => {
        unwatch();
        stop();
      };
    },
    async find(id) {
      // Without a watcher the cache may be outdated.
      if (watcherCount === 0 || !cache.entries.has(id)) await records.refresh([id]);
      update();
      return store.read().entries.find((entry) => entry.id === id);
    },
    async add(added) {
      for (const batch of batchesOf(added, maxSavedAtOnce)) {
        await enqueue(() => records.save(batch.map((record) => ({ ...record, version: 1 }))));
        update();
      }
    },
    async change(ids, patch) {
      const before = ids.flatMap((id) => cache.entries.get(id) ?? []);
      await applyOptimistically({ kind: 'patch', ids: new Set(ids), patch }, async () => {
        for (const batch of batchesOf(ids, maxSavedAtOnce)) await saveChanges(batch, patch);
      });
      return before.filter(({ id }) => !cache.entries.has(id));
    },
    remove: (ids) =>
      applyOptimistically({ kind: 'remove', ids: new Set(ids) }, async () => {
        for (const batch of batchesOf(ids, maxRemovedAtOnce)) await records.remove(batch);
      }),
    restore: (ids) =>
      enqueue(async () => {
        for (const batch of batchesOf(ids, maxRemovedAtOnce)) await records.restore(batch);
        update();
      }),
    retry: () => {
      update({ status: 'loading' });
      reader.start();
    },
  };
}

function applyPending(
  entries: ReadonlyMap<string, HistoryEntry>,
  changes: readonly OptimisticChange[],
): readonly HistoryEntry[] {
  if (changes.length === 0) return [...entries.values()];
  return [...entries.values()].flatMap((entry) => {
    let shown = entry;
    for (const change of changes) {
      if (!change.ids.has(entry.id)) continue;
      if (change.kind === 'remove') return [];
      const code = change.patch(shown.code);
      if (code) shown = toEntry(shown, code);
    }
    return [shown];
  });
}
