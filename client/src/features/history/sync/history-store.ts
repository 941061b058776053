import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { isServerFault } from '#shared/live/errors.ts';
import { createWithdrawals, type Withdrawals } from '#shared/live/withdrawals.ts';
import { createStore } from '#shared/store/create-store.ts';
import type { Patch } from '../code-changes.ts';
import type { DeletedEntry, HistoryEntry, SavedCode } from '../history-entry.ts';
import type { UnlockedHistory } from '../key/keychain.ts';
import { createPartReader } from '../parts/part-records.ts';
import { type Intent, predictCodes } from './code-change.ts';
import { createCodeRecords } from './code-records.ts';
import { createDeletedReader, type DeletedState } from './deleted-reader.ts';
import { followRecord } from './follow-record.ts';
import { createHistoryReader, type LoadState } from './history-reader.ts';
import { localCopyOf } from './local-copy.ts';
import { createHistoryOutbox } from './outbox.ts';
import { createRecordCache, type UnreadableReason } from './record-cache.ts';
import { createRecordClient } from './record-client.ts';
import { createUnsentChanges } from './unsent-changes.ts';

export interface HistoryState {
  readonly loadState: LoadState;
  /** The entries loaded so far in no particular order, with unsent changes applied. */
  readonly entries: readonly HistoryEntry[];
  readonly unreadable: ReadonlyMap<string, UnreadableReason>;
  readonly deletedState: DeletedState;
  /** The codes that were deleted and can be restored, as far as they are loaded, the last deleted first. */
  readonly deleted: readonly DeletedEntry[];
  /** The number of changes that wait for a connection. */
  readonly unsent: number;
  /** Why the server didn't save some changes, for display. Rejected changes are tried again with the next change. */
  readonly rejection?: string | undefined;
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
  /** Messages about changes that couldn't be saved as the user made them. */
  readonly withdrawals: Withdrawals;
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
  /** Loads again after a failure. */
  retry(): void;
}

/** One store per key, so that logging out discards all data that the key has decrypted. */
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

function createHistoryStore(client: ApolloClient, unlocked: UnlockedHistory): HistoryStore {
  const { keyId } = unlocked;
  const recordClient = createRecordClient(client, keyId);
  const partReader = createPartReader(recordClient, unlocked);
  const copy = localCopyOf(keyId);
  const cache = createRecordCache(unlocked, partReader, copy);
  const records = createCodeRecords(recordClient, unlocked, cache);
  const unsent = createUnsentChanges(unlocked, cache);
  const store = createStore<HistoryState>({
    loadState: { status: 'loading' },
    entries: [],
    unreadable: cache.unreadable,
    deletedState: { status: 'loading' },
    deleted: [],
    unsent: 0,
  });
  const update = (loadState = store.read().loadState) => {
    const { entries, deleted } = predictCodes(cache, outbox.unconfirmed());
    store.change({
      loadState,
      entries: [...entries.values()],
      deleted: [...deleted.values()].sort((one, other) => other.deletedAt.localeCompare(one.deletedAt)),
      unreadable: new Map(cache.unreadable),
      unsent: unsent.list().length,
    });
    deletedReader.onUpdate();
  };
  const onUpdate = () => update();
  const withdrawals = createWithdrawals();
  const deletedReader = createDeletedReader({
    client: recordClient,
    cache,
    onState: (deletedState) => {
      store.change({ deletedState });
      update();
    },
  });
  const reader = createHistoryReader({
    client,
    keyId,
    cache,
    hasUnsent: () => unsent.list().length > 0,
    onLoadState: update,
    onUpdate,
  });
  const outbox = createHistoryOutbox({
    unsent,
    records,
    cache,
    onUpdate,
    onRejection: (rejection) => {
      if (store.read().rejection !== rejection) store.change({ rejection });
    },
    onNote: withdrawals.report,
  });

  const refreshOrCopy = async (id: string) => {
    try {
      await records.refresh([id]);
    } catch (error) {
      if (!isServerFault(error)) throw error;
      if (!cache.entries.has(id)) await cache.addCopied();
      if (!cache.entries.has(id)) throw error;
    }
  };

  const changeAll = (ids: readonly string[], intent: Intent) =>
    outbox.change(ids.map((id) => ({ id, intent })));
  const removedHere = new Set<string>();
  let watcherCount = 0;
  let stopFollowing: (() => void) | undefined;
  const watch = (watcher: () => void) => {
    const unwatch = store.watch(watcher);
    watcherCount += 1;
    if (watcherCount === 1) {
      reader.start();
      stopFollowing = outbox.follow();
    }
    return () => {
      unwatch();
      watcherCount -= 1;
      if (watcherCount > 0) return;
      reader.stop();
      stopFollowing?.();
    };
  };
  return {
    read: store.read,
    withdrawals,
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
      await outbox.loaded;
      // Without a watcher the cache may be outdated.
      if (!unsent.find(id) && (watcherCount === 0 || !cache.entries.has(id))) await refreshOrCopy(id);
      update();
      return store.read().entries.find((entry) => entry.id === id);
    },
    add: (added) => outbox.change(added.map(({ id, code }) => ({ id, intent: { kind: 'add', code } }))),
    async change(ids, patch) {
      const before = ids.flatMap((id) => cache.entries.get(id) ?? []);
      await changeAll(ids, { kind: 'patch', patch });
      return before.filter(({ id }) => !cache.entries.has(id));
    },
    remove: (ids) => {
      for (const id of ids) removedHere.add(id);
      return changeAll(ids, { kind: 'remove' }).catch((error) => {
        for (const id of ids) removedHere.delete(id);
        throw error;
      });
    },
    restore: async (ids) => {
      await changeAll(ids, { kind: 'restore' });
      for (const id of ids) removedHere.delete(id);
    },
    erase: (ids) => changeAll(ids, { kind: 'erase' }),
    wasRemovedHere: (id) => removedHere.has(id),
    isUnsent: (id) => unsent.find(id) !== undefined,
    retry: () => {
      update({ status: 'loading' });
      reader.start();
    },
  };
}
