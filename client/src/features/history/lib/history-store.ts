import type { ApolloClient } from '@apollo/client';
import { maxReadAtOnce, maxSavedAtOnce } from '@canary/input/limits';
import type { SavedCode } from '@canary/vault/record';
import type { OpenHistoryKey } from '#features/history/key/use-history-key.ts';
import { createStore } from '#shared/store/create-store.ts';
import { batches } from './batches.ts';
import { followCode } from './code-follower.ts';
import { OvertakenError, type Patch } from './code-patch.ts';
import { createHistoryReader, type Phase } from './history-reader.ts';
import { createHistorySender } from './history-sender.ts';
import type { KeptCode } from './kept-code.ts';
import { createOpenedRecords, type Unreadable } from './opened-records.ts';
import { applyOptimistic, type PendingChange } from './own-changes.ts';
import { refusalOf } from './refusal.ts';

export interface HistoryState {
  readonly phase: Phase;
  /** Those that are there so far, own changes included, in no order. */
  readonly codes: readonly KeptCode[];
  readonly unreadable: ReadonlyMap<string, Unreadable>;
}

/** A new code, and the id that it gets: by the same id it is saved once, however often it is tried. */
export interface NewCode {
  readonly id: string;
  readonly code: SavedCode;
}

/** The saved codes of whoever's key is open. Changes show at once, and go back if the server refuses them. */
export interface HistoryStore {
  read(): HistoryState;
  /** The history is read, and followed, for as long as anybody watches. Returns what stops it. */
  watch(watcher: () => void): () => void;
  /** Hears of one of them alone, from now on. Returns what stops it. */
  follow(id: string, watcher: () => void): () => void;
  /** One of them, wherever it is in the history; undefined when there is none, or none that can be opened. */
  find(id: string): Promise<KeptCode | undefined>;
  add(codes: readonly NewCode[]): Promise<void>;
  /** Returns those that were deleted elsewhere meanwhile. @throws {OvertakenError} where the patch makes nothing of one */
  change(ids: readonly string[], patch: Patch): Promise<readonly KeptCode[]>;
  remove(ids: readonly string[]): Promise<void>;
  restore(ids: readonly string[]): Promise<void>;
  /** Tries again to read what could not be read. */
  retry(): void;
}

/** How often a change is tried again that somebody else's came before. */
const mostTries = 8;

export function createHistoryStore(client: ApolloClient, open: OpenHistoryKey): HistoryStore {
  const records = createOpenedRecords(open);
  const sender = createHistorySender(client, open, records);
  const store = createStore<HistoryState>({
    phase: { kind: 'loading' },
    codes: [],
    unreadable: records.unreadable,
  });
  let own: readonly PendingChange[] = [];
  const show = (phase = store.read().phase) => {
    store.change({
      phase,
      codes: applyOptimistic(records.codes, own),
      unreadable: new Map(records.unreadable),
    });
  };
  const reader = createHistoryReader({
    client,
    keyId: open.keyId,
    records,
    onPhase: show,
    onNews: () => show(),
  });

  // One after the other, so that none is refused for what another of this tab did.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(act, act);
    last = turn.catch(() => undefined);
    return turn;
  };
  /** Shows a change at once, and takes it back should it fail. */
  const optimistic = async <Result>(change: PendingChange, act: () => Promise<Result>): Promise<Result> => {
    own = [...own, change];
    show();
    try {
      return await inTurn(act);
    } finally {
      own = own.filter((other) => other !== change);
      show();
    }
  };

  const changeSome = async (ids: readonly string[], patch: Patch, tries = 1): Promise<void> => {
    const updatedAt = new Date().toISOString();
    const drafts = ids.flatMap((id) => {
      const kept = records.codes.get(id);
      if (!kept) return [];
      const code = patch(kept.code);
      if (!code) throw new OvertakenError(kept.code);
      return [{ id, version: kept.version + 1, code: { ...code, updatedAt } }];
    });
    if (drafts.length === 0) return;
    try {
      await sender.save(drafts);
    } catch (error) {
      if (refusalOf(error).length === 0 || tries === mostTries) throw error;
      // Somebody else was first: the same change is made to what there is now.
      await sender.refresh(ids);
      await changeSome(ids, patch, tries + 1);
    }
  };

  let watchers = 0;
  return {
    read: store.read,
    watch(watcher) {
      const unwatch = store.watch(watcher);
      watchers += 1;
      if (watchers === 1) reader.begin();
      return () => {
        unwatch();
        watchers -= 1;
        if (watchers === 0) reader.stop();
      };
    },
    follow(id, watcher) {
      const unwatch = store.watch(watcher);
      const stop = followCode({ client, keyId: open.keyId, id, sender, records, onNews: () => show() });
      return () => {
        unwatch();
        stop();
      };
    },
    async find(id) {
      // What nobody watches may have changed since.
      if (watchers === 0 || !records.codes.has(id)) await sender.refresh([id]);
      show();
      return store.read().codes.find((kept) => kept.id === id);
    },
    async add(codes) {
      for (const some of batches(codes, maxSavedAtOnce)) {
        await inTurn(() => sender.save(some.map((code) => ({ ...code, version: 1 }))));
        show();
      }
    },
    async change(ids, patch) {
      const before = ids.flatMap((id) => records.codes.get(id) ?? []);
      await optimistic({ kind: 'patch', ids: new Set(ids), patch }, async () => {
        for (const some of batches(ids, maxSavedAtOnce)) await changeSome(some, patch);
      });
      return before.filter(({ id }) => !records.codes.has(id));
    },
    remove: (ids) =>
      optimistic({ kind: 'remove', ids: new Set(ids) }, async () => {
        for (const some of batches(ids, maxReadAtOnce)) await sender.remove(some);
      }),
    restore: (ids) =>
      inTurn(async () => {
        for (const some of batches(ids, maxReadAtOnce)) await sender.restore(some);
        show();
      }),
    retry: () => {
      show({ kind: 'loading' });
      reader.begin();
    },
  };
}
