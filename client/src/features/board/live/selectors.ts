import { cardsOf } from '@canary/board/changes/index';
import { findMember } from '@canary/board/changes/run';
import type { BoardColumn, BoardTerms, Label } from '@canary/board/model';
import type { Replaced } from '@canary/board/replaced';
import { can, type Right } from '@canary/board/roles';
import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Failure } from '#shared/graphql/failure.ts';
import type { ConnectionState } from '#shared/live/watch-connection.ts';
import type { Withdrawal } from '#shared/live/withdrawals.ts';
import { useStore, useStorePart } from '#shared/store/create-store.ts';
import type { BoardActions } from './board-actions.ts';
import type { BoardRef } from './board-ref.ts';
import { type BoardStore, type ClosedPhase, isClosedPhase, type SyncState } from './board-store.ts';
import type { BoardSync } from './board-sync.ts';
import { textsOf } from './change-texts.ts';
import { type DraftPlace, draftsOf } from './unsent-drafts.ts';
import type { QueuedChange } from './unsent-items.ts';
import type { UnsentEdit, UnsentState, UnsentWork } from './unsent-work.ts';

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

/** The board's data in this browser that the server doesn't have yet. */
export function useUnsentWork(): UnsentWork {
  return useBoardSync().work;
}

export function useUnsent<Value>(select: (state: UnsentState) => Value): Value {
  return useStorePart(useUnsentWork(), select);
}

/** The columns, from left to right. */
export function useColumns(): readonly BoardColumn[] {
  return useTopic('columns', (store) => store.columns());
}

/** The cards, people and columns, for actions. A component that shows cards uses the hooks of `card-selectors.ts` and `matching-cards.ts`. */
export function useBoardReader(): Pick<
  BoardStore,
  'card' | 'column' | 'user' | 'users' | 'columns' | 'columnName' | 'labels'
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

/** The board's name; empty for a board without a name, and until the board is loaded. */
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

/** The terms of the board; the usual terms until the board is loaded. */
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

/** The changes that are sent only after the user has said so. */
export function useHeldChanges(): {
  /** The changes that can be sent now. */
  readonly offered: readonly QueuedChange[];
  /** The changes that can't be sent while the card is archived, or the user may not edit. */
  readonly blocked: readonly QueuedChange[];
} {
  const { store } = useBoardSync();
  const held = useUnsent((state) => state.held);
  const canEdit = useCan('editCards');
  const { watch, read } = useMemo(() => {
    const cards = held.flatMap(({ change }) => cardsOf(change));
    return {
      watch: (listener: () => void) => {
        const stops = cards.map((id) => store.watch(`task:${id}`, listener));
        return () => {
          for (const stop of stops) stop();
        };
      },
      read: () => cards.filter((id) => store.card(id)).join(),
    };
  }, [held, store]);
  const onBoard = useSyncExternalStore(watch, read);
  return useMemo(() => {
    const known = onBoard.split(',');
    const isBlocked = ({ refusal, change }: QueuedChange) =>
      !canEdit || (refusal === 'archived' && !cardsOf(change).some((id) => known.includes(id)));
    return {
      offered: held.filter((queued) => !isBlocked(queued)),
      blocked: held.filter((queued) => queued.refusal !== undefined && isBlocked(queued)),
    };
  }, [held, canEdit, onBoard]);
}

/** The text that can't be saved: of changes that were refused, and of fields that are gone. */
export function useKeptText(): {
  readonly texts: readonly string[];
  keep(texts: readonly string[]): void;
  /** @param withDrafts whether to discard the drafts on cards, too */
  discard(withDrafts: boolean): void;
  /** Keeps the drafts on a card that is gone, or in one place of it. */
  keepDrafts(cardId: string, place?: DraftPlace): void;
} {
  const { outbox, work, keepDrafts } = useBoardSync();
  const kept = useUnsent(({ texts }) => texts);
  const { blocked } = useHeldChanges();
  const texts = useMemo(() => {
    // The message about a card in the archive has the titles.
    const refused = (['archived', 'forbidden'] as const).flatMap((refusal) => {
      const changes = blocked.filter((queued) => queued.refusal === refusal).map(({ change }) => change);
      return textsOf(changes, refusal === 'forbidden');
    });
    return [...refused, ...kept];
  }, [kept, blocked]);
  const discard = (withDrafts: boolean) =>
    work.edit(
      ...kept.map((text): UnsentEdit => ({ kind: 'text', id: text })),
      ...blocked.map(({ change }): UnsentEdit => ({ kind: 'change', id: change.changeId })),
      ...(withDrafts ? draftsOf(work.read()) : []).map(([id]): UnsentEdit => ({ kind: 'draft', id })),
    );
  return { texts, keep: outbox.keepTexts, discard, keepDrafts };
}

/** The newer values that changes of this user have replaced, the last replaced last. */
export function useReplacements(): { readonly replaced: readonly Replaced[]; dismissAll(): void } {
  const { replacements } = useBoardSync().store;
  return { replaced: useStore(replacements), dismissAll: () => replacements.set([]) };
}

/** The user's actions on the board. */
export function useBoardActions(): BoardActions {
  return useBoardSync().actions;
}
