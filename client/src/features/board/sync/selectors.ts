import type { BoardColumn, Label, Task } from '@canary/board/model';
import { cardsOf, type PendingChange } from '@canary/board/pending-change';
import { hasRight, type Right } from '@canary/board/roles';
import { createContext, use, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Failure } from '#shared/graphql/failure.ts';
import type { ConnectionState } from '#shared/live/watch-connection.ts';
import type { Withdrawal } from '#shared/live/withdrawals.ts';
import { useStore, useStorePart } from '#shared/store/create-store.ts';
import { createCardMatcher, type Filter, isEmptyFilter, noFilter } from '../find/card-filter.ts';
import type { OwnBoard } from '../own-board.ts';
import { type BoardActions, createBoardActions } from './board-actions.ts';
import {
  type BoardStore,
  type ClosedPhase,
  isClosedPhase,
  noParticipants,
  type Participants,
  type PersonView,
  type SyncState,
  type TaskView,
} from './board-store.ts';
import type { BoardSync } from './board-sync.ts';
import type { TextConflict } from './saved-changes.ts';

export const BoardSyncContext = createContext<BoardSync | null>(null);

function useBoardSync(): BoardSync {
  const sync = use(BoardSyncContext);
  if (!sync) throw new Error('The board’s hooks need an OpenBoard around them');
  return sync;
}

function useTopic<Value>(topic: string, read: (store: BoardStore) => Value): Value {
  const { store } = useBoardSync();
  const watch = useCallback((listener: () => void) => store.watch(topic, listener), [store, topic]);
  const get = () => read(store);
  return useSyncExternalStore(watch, get, get);
}

function useSyncState<Value>(select: (state: SyncState) => Value): Value {
  return useStorePart(useBoardSync().store.state, select);
}

/** A card; undefined after it was deleted. */
export function useTask(id: string): TaskView | undefined {
  return useTopic(`task:${id}`, (store) => store.task(id));
}

/**
 * The id of the card that an address names; undefined if the board has no such card.
 *
 * @param card the card's number, or its id until it has a number
 */
export function useCardId(card: string): string | undefined {
  const { store } = useBoardSync();
  const columns = useColumns();
  const { watch, read } = useMemo(() => {
    let id: string | undefined;
    const isNamed = (task: Task) => String(task.number) === card;
    const find = () => {
      const known = id === undefined ? undefined : store.task(id);
      if (known && isNamed(known)) return id;
      const named = columns.flatMap((column) => store.column(column.id).find(isNamed) ?? []);
      id = named[0]?.id ?? store.task(card)?.id;
      return id;
    };
    return {
      watch: (listener: () => void) => {
        const stops = columns.map((column) => store.watch(`content:${column.id}`, listener));
        return () => {
          for (const stop of stops) stop();
        };
      },
      read: find,
    };
  }, [store, columns, card]);
  return useSyncExternalStore(watch, read);
}

/** The changes of a card that no event has confirmed yet, in order. */
export function usePendingChanges(id: string): readonly PendingChange[] {
  const { store } = useBoardSync();
  const task = useTask(id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the card is another object after each of its changes
  return useMemo(() => {
    const pending = [...store.view.acknowledged(), ...store.view.unsent()];
    return pending.filter((change) => cardsOf(change).includes(id));
  }, [store, id, task]);
}

/** The conflict of the user's text with another person's text; undefined if there is none. */
export function useTextConflict(cardId: string, commentId: string | null): TextConflict | undefined {
  return useSyncState(({ conflicts }) =>
    conflicts.find((conflict) => conflict.cardId === cardId && conflict.commentId === commentId),
  );
}

/** Returns a function that forgets a conflict, because the user has chosen a text. */
export function useSettleConflict(): (conflict: TextConflict) => void {
  return useBoardSync().outbox.settleConflict;
}

/** The columns, from left to right. */
export function useColumns(): readonly BoardColumn[] {
  return useTopic('columns', (store) => store.columns());
}

/** The cards, people and columns, for actions. A component that shows cards uses {@link useTask} or {@link useColumn}. */
export function useBoardReader(): Pick<
  BoardStore,
  'task' | 'column' | 'user' | 'users' | 'columns' | 'columnName' | 'labels'
> {
  return useBoardSync().store;
}

/** The people that cards can be assigned to, ordered by name. */
export function useBoardUsers(): readonly PersonView[] {
  return useTopic('users', (store) => store.users());
}

/** The board's labels, by id, sorted by name. */
export function useLabels(): ReadonlyMap<string, Label> {
  return useTopic('labels', (store) => store.labels());
}

/** The board's id and the user's account; null on the open board. */
export function useOwnBoard(): OwnBoard | null {
  return useBoardSync().board;
}

/** The board's name; empty on the open board, and until the board is loaded. */
export function useBoardName(): string {
  return useTopic('users', (store) => store.view.name());
}

/** Whether the user's role includes a right. Everyone may edit the open board, which has no owners. */
export function useRight(right: Right): boolean {
  const { board } = useBoardSync();
  return useTopic('users', (store) => {
    if (board === null) return right !== 'own';
    return hasRight(store.users().find(({ accountId }) => accountId === board.accountId)?.role, right);
  });
}

/** Whether the user may change cards, and people without an account. */
export function useCanEdit(): boolean {
  return useRight('edit');
}

/**
 * The ids of a column's cards that match a filter, in order.
 *
 * @param kept the id of a card that is included even if it doesn't match
 */
export function useColumn(
  column: string,
  filter: Filter = noFilter,
  kept: string | null = null,
): readonly string[] {
  const { store } = useBoardSync();
  const { watch, read } = useMemo(
    () => selectColumn(store, column, filter, kept),
    [store, column, filter, kept],
  );
  return useSyncExternalStore(watch, read);
}

/** The number of cards in each column that match a filter, from left to right. */
export function useCardCounts(filter: Filter = noFilter): readonly number[] {
  const { store } = useBoardSync();
  const columns = useColumns();
  const { watch, read } = useMemo(() => {
    const selected = columns.map(({ id }) => selectColumn(store, id, filter, null));
    let counts: readonly number[] = [];
    return {
      watch: (listener: () => void) => {
        const stops = selected.map((selection) => selection.watch(listener));
        return () => {
          for (const stop of stops) stop();
        };
      },
      read: () => {
        const next = selected.map((selection) => selection.read().length);
        if (next.length !== counts.length || next.some((count, index) => count !== counts[index]))
          counts = next;
        return counts;
      },
    };
  }, [store, columns, filter]);
  return useSyncExternalStore(watch, read);
}

/** The number of cards in all columns that match a filter. */
export function useCardCount(filter?: Filter): number {
  return useCardCounts(filter).reduce((sum, count) => sum + count, 0);
}

/** The cards with the given ids that match a filter, in the order of the board. */
export function useMatchingTasks(ids: ReadonlySet<string>, filter: Filter): readonly TaskView[] {
  const { store } = useBoardSync();
  const columns = useColumns();
  const { watch, read } = useMemo(() => {
    const selected = columns.map(({ id }) => selectColumn(store, id, filter, null));
    let tasks: readonly TaskView[] = [];
    return {
      watch: (listener: () => void) => {
        const stops = [
          ...selected.map((selection) => selection.watch(listener)),
          ...[...ids].map((id) => store.watch(`task:${id}`, listener)),
        ];
        return () => {
          for (const stop of stops) stop();
        };
      },
      read: () => {
        const matching = selected.flatMap((selection) => selection.read().filter((id) => ids.has(id)));
        const next = matching.flatMap((id) => store.task(id) ?? []);
        if (next.length !== tasks.length || next.some((task, index) => task !== tasks[index])) tasks = next;
        return tasks;
      },
    };
  }, [store, columns, ids, filter]);
  return useSyncExternalStore(watch, read);
}

interface Selection {
  watch(listener: () => void): () => void;
  read(): readonly string[];
}

/** Filters are compared by identity, so that everything that shows the matching cards finds them once. */
const selections = new WeakMap<BoardStore, WeakMap<Filter, Map<string, Selection>>>();

function selectColumn(store: BoardStore, column: string, filter: Filter, kept: string | null): Selection {
  if (kept !== null) return createSelection(store, column, filter, kept);
  const byFilter = selections.get(store) ?? new WeakMap<Filter, Map<string, Selection>>();
  selections.set(store, byFilter);
  const byColumn = byFilter.get(filter) ?? new Map<string, Selection>();
  byFilter.set(filter, byColumn);
  const selection = byColumn.get(column) ?? createSelection(store, column, filter, null);
  byColumn.set(column, selection);
  return selection;
}

/** Returns the same array until the ids change. */
function createSelection(store: BoardStore, column: string, filter: Filter, kept: string | null): Selection {
  const isFiltered = !isEmptyFilter(filter);
  const aspect = isFiltered ? 'content' : 'order';
  const matches = createCardMatcher(filter, {
    isPerson: (id) => store.user(id) !== undefined,
    isLabel: (id) => store.labels().has(id),
  });
  let ids: readonly string[] = [];
  let revision = -1;
  return {
    watch: (listener) => store.watch(`${aspect}:${column}`, listener),
    read: () => {
      const newest = store.revision(column, aspect);
      if (newest === revision) return ids;
      revision = newest;
      const tasks = store.column(column);
      const shown = isFiltered ? tasks.filter((task) => task.id === kept || matches(task)) : tasks;
      const next = shown.map(({ id }) => id);
      if (next.length !== ids.length || next.some((id, index) => id !== ids[index])) ids = next;
      return ids;
    },
  };
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
} {
  const { outbox } = useBoardSync();
  const texts = useSyncState(({ keptText }) => keptText);
  return { texts, keep: outbox.keepTexts, discard: outbox.discardText };
}

// Without a connection, the last known participants may have left.
const currentParticipants = ({ connection, participants }: SyncState) =>
  connection === 'live' ? participants : noParticipants;

/** The people viewing the board; none while the connection is lost. */
export function useParticipants(): Participants {
  return useSyncState(currentParticipants);
}

/** What another person is doing with a card, such as “Ana is editing”. */
export function useBusyPerson(id: string): string | undefined {
  return useSyncState((state) => {
    const { others } = currentParticipants(state);
    const mover = others.find(({ taskId }) => taskId === id);
    if (mover) return `${mover.label} is moving this`;
    const editor = others.find(({ editingId }) => editingId === id);
    return editor && `${editor.label} is editing`;
  });
}

/** Returns a function that shows the other participants which card is being dragged; null for none. */
export function useAnnounceDrag(): (taskId: string | null) => void {
  const { state } = useBoardSync().store;
  return useCallback((dragging) => state.change({ dragging }), [state]);
}

/** Shows the other participants which card is being edited; null for none. */
export function useAnnounceEdit(editing: string | null): void {
  const { state } = useBoardSync().store;
  useEffect(() => {
    state.change({ editing });
    return () => state.change({ editing: null });
  }, [state, editing]);
}

/** The user's actions on the board. */
export function useBoardActions(): BoardActions {
  const { store, outbox } = useBoardSync();
  return useMemo(() => createBoardActions(store, outbox), [store, outbox]);
}
