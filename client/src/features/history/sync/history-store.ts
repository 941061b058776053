import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { maxImages, maxReadAtOnce, maxSavedAtOnce } from '@canary/input/limits';
import { useMemo } from 'react';
import { failureOf, isServerFault } from '#shared/graphql/failure.ts';
import { createStore } from '#shared/store/create-store.ts';
import { applyPatch, type Patch } from '../code-changes.ts';
import type { DeletedEntry, HistoryEntry, SavedCode } from '../history-entry.ts';
import { createImageReader } from '../images/image-records.ts';
import type { UnlockedHistory } from '../key/keychain.ts';
import { localCopyOf } from '../offline/local-copy.ts';
import { createOfflineQueue } from '../offline/offline-queue.ts';
import { type ChangedCode, createUnsentChanges } from '../offline/unsent-changes.ts';
import { batchesOf } from './batches.ts';
import { createDeletedReader, type DeletedState } from './deleted-reader.ts';
import { followRecord } from './follow-changes.ts';
import { createHistoryReader, type LoadState } from './history-reader.ts';
import { createOptimisticChanges } from './optimistic-changes.ts';
import { createRecordCache, type UnreadableReason } from './record-cache.ts';
import { createRecordClient } from './record-client.ts';

export interface HistoryState {
  readonly loadState: LoadState;
  /** The entries loaded so far in no particular order, with pending changes applied. */
  readonly entries: readonly HistoryEntry[];
  readonly unreadable: ReadonlyMap<string, UnreadableReason>;
  readonly deletedState: DeletedState;
  /** The codes that were deleted and can be restored, as far as they are loaded, the last deleted first. */
  readonly deleted: readonly DeletedEntry[];
  /** The number of changes that wait for a connection. */
  readonly unsent: number;
  /** Why the server didn't save some changes, for display. Rejected changes are tried again with the next change. */
  readonly rejection?: string | undefined;
  /** Messages about changes that couldn't be sent unchanged, for display. */
  readonly notes: readonly string[];
}

/** A code to add. Its id makes a retry idempotent. */
export interface NewRecord {
  readonly id: string;
  readonly code: SavedCode;
}

/**
 * The saved codes of an unlocked history. Changes are optimistic: they show at once and revert if the server rejects them. If
 * the server can't be reached or fails, they wait in this browser, provided that the user stays logged in.
 */
export interface HistoryStore {
  read(): HistoryState;
  /** Loads and follows the whole history while there is a watcher. Returns the function that unsubscribes. */
  watch(watcher: () => void): () => void;
  /** Loads and follows the deleted codes, too. Returns the function that unsubscribes. */
  watchDeleted(watcher: () => void): () => void;
  /** Follows a single record without loading the rest. Returns the function that unsubscribes. */
  follow(id: string, watcher: () => void): () => void;
  /** Finds an entry, loaded or not. Returns undefined if it doesn't exist or can't be decrypted. */
  find(id: string): Promise<HistoryEntry | undefined>;
  add(records: readonly NewRecord[]): Promise<void>;
  /**
   * Applies a patch to codes. Returns the entries that couldn't be changed because they were deleted elsewhere.
   *
   * @throws {PatchConflictError} if the patch returns undefined for an entry
   */
  change(ids: readonly string[], patch: Patch): Promise<readonly HistoryEntry[]>;
  remove(ids: readonly string[]): Promise<void>;
  restore(ids: readonly string[]): Promise<void>;
  /** Erases deleted codes for good. */
  erase(ids: readonly string[]): Promise<void>;
  /** Whether this tab has deleted a code and not restored the code. */
  wasRemovedHere(id: string): boolean;
  /** Whether a change of the code waits for a connection. */
  isUnsent(id: string): boolean;
  /** Call when the notes have been shown. */
  clearNotes(): void;
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

const saved = (code: SavedCode | undefined): ChangedCode | undefined => code && { code, state: 'saved' };

/** Most codes that are deleted, restored or erased in a request, together with their images. */
const maxRemovedAtOnce = maxReadAtOnce - maxImages;

function createHistoryStore(client: ApolloClient, unlocked: UnlockedHistory): HistoryStore {
  const { keyId } = unlocked;
  const imageReader = createImageReader(client, unlocked);
  const copy = localCopyOf(keyId);
  const cache = createRecordCache(unlocked, imageReader, copy);
  const records = createRecordClient(client, unlocked, cache);
  const store = createStore<HistoryState>({
    loadState: { status: 'loading' },
    entries: [],
    unreadable: cache.unreadable,
    deletedState: { status: 'loading' },
    deleted: [],
    unsent: 0,
    notes: [],
  });
  const unsent = createUnsentChanges(unlocked, copy, imageReader);
  const update = (loadState = store.read().loadState) => {
    const entries = optimistic.appliedTo(unsent.appliedTo(cache.entries));
    const deleted = [...optimistic.appliedToDeleted(unsent.appliedToDeleted(cache.deleted))].sort(
      (one, other) => other.deletedAt.localeCompare(one.deletedAt),
    );
    const count = unsent.list().length;
    store.change({ loadState, entries, deleted, unreadable: new Map(cache.unreadable), unsent: count });
    deletedReader.onUpdate();
  };
  const onUpdate = () => update();
  const optimistic = createOptimisticChanges(onUpdate);
  const deletedReader = createDeletedReader({
    client,
    keyId,
    cache,
    onState: (deletedState) => {
      store.change({ deletedState });
      update();
    },
  });
  const reader = createHistoryReader({ client, keyId, cache, onLoadState: update, onUpdate });

  // Changes run one at a time, so that two changes of the same tab can't conflict.
  let last: Promise<unknown> = Promise.resolve();
  const enqueue = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(act, act);
    last = turn.catch(() => undefined);
    return turn;
  };

  const queue = createOfflineQueue({
    unsent,
    records,
    cache,
    enqueue,
    onUpdate,
    onRejection: (rejection) => store.change({ rejection }),
    onNote: (note) => store.change({ notes: [...store.read().notes, note] }),
  });
  const loaded = enqueue(queue.load);

  /** The code with its unsent changes, unless it is deleted. */
  const codeOf = (id: string) => {
    const after = unsent.of(id)?.after;
    if (after) return after.state === 'saved' ? after.code : undefined;
    return cache.entries.get(id)?.code;
  };
  /** Returns the code with its unsent changes, even if it is deleted, in another state. */
  const withState = (state: ChangedCode['state']) => (id: string) => {
    const code = unsent.of(id)?.after.code ?? (cache.entries.get(id) ?? cache.deleted.get(id))?.code;
    return code && { code, state };
  };
  const sendAll = async (
    ids: readonly string[],
    send: (batch: readonly string[]) => Promise<void>,
    state: ChangedCode['state'],
  ) => {
    for (const batch of batchesOf(ids, maxRemovedAtOnce)) {
      await queue.sendOrKeep(() => send(batch), batch, withState(state));
    }
  };
  const refreshOrCopy = async (id: string) => {
    try {
      await records.refresh([id]);
    } catch (error) {
      if (!isServerFault(failureOf(error))) throw error;
      if (!cache.entries.has(id)) await cache.addCopied();
      if (!cache.entries.has(id)) throw error;
    }
  };

  const removedHere = new Set<string>();
  let watcherCount = 0;
  const watch = (watcher: () => void) => {
    const unwatch = store.watch(watcher);
    watcherCount += 1;
    if (watcherCount === 1) reader.start();
    return () => {
      unwatch();
      watcherCount -= 1;
      if (watcherCount === 0) reader.stop();
    };
  };
  return {
    read: store.read,
    watch,
    watchDeleted(watcher) {
      const unwatch = watch(watcher);
      const stop = deletedReader.start();
      return () => {
        unwatch();
        stop();
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
      await loaded;
      // Without a watcher the cache may be outdated.
      if (!unsent.of(id) && (watcherCount === 0 || !cache.entries.has(id))) await refreshOrCopy(id);
      update();
      return store.read().entries.find((entry) => entry.id === id);
    },
    async add(added) {
      for (const batch of batchesOf(added, maxSavedAtOnce)) {
        const codes = new Map(batch.map(({ id, code }) => [id, code]));
        const send = () => records.save(batch.map((record) => ({ ...record, version: 1 })));
        await enqueue(() => queue.sendOrKeep(send, [...codes.keys()], (id) => saved(codes.get(id))));
        update();
      }
    },
    async change(ids, patch) {
      const before = ids.flatMap((id) => cache.entries.get(id) ?? []);
      const send = async () => {
        for (const batch of batchesOf(ids, maxSavedAtOnce)) {
          const existing = batch.filter(codeOf);
          await queue.sendOrKeep(
            () => records.change(batch, patch),
            existing,
            (id) => {
              const code = codeOf(id);
              return saved(code && applyPatch(code, patch));
            },
          );
        }
      };
      await optimistic.during({ kind: 'patch', ids: new Set(ids), patch }, () => enqueue(send));
      return before.filter(({ id }) => !cache.entries.has(id));
    },
    remove: (ids) => {
      for (const id of ids) removedHere.add(id);
      return optimistic
        .during({ kind: 'remove', ids: new Set(ids) }, () =>
          enqueue(() => sendAll(ids, records.remove, 'deleted')),
        )
        .catch((error) => {
          for (const id of ids) removedHere.delete(id);
          throw error;
        });
    },
    restore: async (ids) => {
      await optimistic.during({ kind: 'restore', ids: new Set(ids) }, () =>
        enqueue(() => sendAll(ids, records.restore, 'saved')),
      );
      for (const id of ids) removedHere.delete(id);
    },
    erase: (ids) =>
      optimistic.during({ kind: 'erase', ids: new Set(ids) }, () =>
        enqueue(() => sendAll(ids, records.erase, 'erased')),
      ),
    wasRemovedHere: (id) => removedHere.has(id),
    isUnsent: (id) => unsent.of(id) !== undefined,
    clearNotes: () => store.change({ notes: [] }),
    retry: () => {
      update({ status: 'loading' });
      reader.start();
    },
  };
}
