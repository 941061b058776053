import { findMember } from '@canary/board/changes/run';
import type { BoardColumn, BoardTerms, Label } from '@canary/board/model';
import { can, type Right } from '@canary/board/roles';
import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Failure } from '#shared/graphql/failure.ts';
import type { ConnectionState } from '#shared/live/watch-connection.ts';
import type { Withdrawal } from '#shared/live/withdrawals.ts';
import { useStore, useStorePart } from '#shared/store/create-store.ts';
import { type BoardActions, createBoardActions } from './board-actions.ts';
import type { BoardRef } from './board-ref.ts';
import { type BoardStore, type ClosedPhase, isClosedPhase, type SyncState } from './board-store.ts';
import type { BoardSync } from './board-sync.ts';
import type { DraftPlace } from './saved-drafts.ts';

export const BoardSyncContext = createContext<BoardSync | null>(null);

export function useBoardSync(): BoardSync {
  const sync = use(BoardSyncContext);
  if (!sync) throw new Error('The board’s hooks need an OpenBoard around them');
  return sync;
}

export function useTopic<Value>(topic: string, read: (store: BoardStore) => Value): Value {
  const { store } = useBoardSync();
  const watch = useCallback((listener: () => void) => store.watch(topic, listener), [store, topic]);
  const get = () => read(store);
  return useSyncExternalStore(watch, get, get);
}

export function useSyncState<Value>(select: (state: SyncState) => Value): Value {
  return useStorePart(useBoardSync().store.state, select);
}

/** The columns, from left to right. */
export function useColumns(): readonly BoardColumn[] {
  return useTopic('columns', (store) => store.columns());
}

/** The cards, people and columns, for actions. A component that shows cards uses the hooks of `card-selectors.ts`. */
export function useBoardReader(): Pick<
  BoardStore,
  'task' | 'column' | 'user' | 'users' | 'columns' | 'columnName' | 'labels'
> {
  return useBoardSync().store;
}

/** The board's labels, by id, sorted by name. */
export function useLabels(): ReadonlyMap<string, Label> {
  return useTopic('labels', (store) => store.labels());
}

/** The board's id, and the account that uses it. */
export function useBoardRef(): BoardRef {
  return useBoardSync().board;
}

/** The board's name; empty if it has none, and until the board is loaded. */
export function useBoardName(): string {
  return useTopic('users', (store) => store.view.name());
}

/** Whether the user's role on the board includes a right. */
export function useCan(right: Right): boolean {
  const { board } = useBoardSync();
  return useTopic('users', ({ view }) => {
    const role = findMember(view.users(), board.accountId)?.role ?? view.terms().everyone;
    return can(role, right);
  });
}

/** Whether cards of the board can have labels. */
export function useHasLabels(): boolean {
  const canArrange = useCan('arrange');
  return useLabels().size > 0 || canArrange;
}

/** The terms of the board; those of most boards until it is loaded. */
export function useTerms(): BoardTerms {
  return useTopic('users', ({ view }) => view.terms());
}

/** Whether the board is loaded, and the state of the connection. */
export type BoardStatus =
  | { readonly kind: 'loading' | 'members-only' }
  | { readonly kind: ClosedPhase; retry(): void }
  | { readonly kind: 'failed'; readonly failure: Failure; retry(): void }
  | {
      readonly kind: 'ready';
      /** `unreachable` and `unsaved`: connected, but changes don't reach the server, or it can't save them. */
      readonly connection: ConnectionState | 'unreachable' | 'unsaved';
      /** When the shown board was saved, as an ISO 8601 timestamp; null if it comes from the server. */
      readonly savedAt: string | null;
      /** The number of changes that the server hasn't acknowledged; briefly 1 after every change. */
      readonly unsent: number;
    };

export function useBoardStatus(): BoardStatus {
  const { read } = useBoardSync();
  const phase = useSyncState((state) => state.phase);
  const failure = useSyncState((state) => state.failure);
  const savedAt = useSyncState((state) => state.savedAt);
  const connection = useSyncState(({ connection, obstacle, savedAt }) => {
    if (connection !== 'live') return connection;
    if (savedAt !== null) return 'reconnecting';
    return obstacle ?? 'live';
  });
  const unsent = useSyncState((state) => state.unsent);
  return useMemo(() => {
    if (phase === 'ready') return { kind: phase, connection, savedAt, unsent };
    if (isClosedPhase(phase)) return { kind: phase, retry: read };
    if (phase !== 'failed') return { kind: phase };
    return failure ? { kind: phase, failure, retry: read } : { kind: 'loading' };
  }, [phase, failure, connection, savedAt, unsent, read]);
}

/** The changes that the server rejected, the newest last. */
export function useWithdrawals(): { readonly withdrawn: readonly Withdrawal[]; dismissAll(): void } {
  const { withdrawals } = useBoardSync().store;
  return { withdrawn: useStore(withdrawals), dismissAll: withdrawals.dismissAll };
}

/** The text of changes that can't be saved, because the board is closed or may only be read. */
export function useKeptText(): {
  readonly texts: readonly string[];
  keep(texts: readonly string[]): void;
  discard(): void;
  /** Keeps the drafts on a card that is gone, or in one place of it. */
  keepDrafts(cardId: string, place?: DraftPlace): void;
} {
  const { outbox, keepDrafts } = useBoardSync();
  const texts = useSyncState(({ keptText }) => keptText);
  return { texts, keep: outbox.keepTexts, discard: outbox.discardText, keepDrafts };
}

/** The user's actions on the board. */
export function useBoardActions(): BoardActions {
  const { store, outbox } = useBoardSync();
  return useMemo(() => createBoardActions(store, outbox), [store, outbox]);
}
