import { cardsOf } from '@canary/board/changes/index';
import type { Card } from '@canary/board/model';
import type { PendingChange } from '@canary/board/pending-change';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { BoardStore, CardView } from './board-store.ts';
import { createCardMatcher, type Filter, isEmptyFilter, noFilter } from './card-filter.ts';
import { useBoardSync, useColumns, useSyncState, useTopic, useUnsent } from './selectors.ts';
import type { TextConflict } from './unsent-items.ts';

/** A card; undefined after it was deleted. */
export function useCard(id: string): CardView | undefined {
  return useTopic(`task:${id}`, (store) => store.card(id));
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
    const isNamed = (task: Card) => String(task.number) === card;
    const find = () => {
      const known = id === undefined ? undefined : store.card(id);
      if (known && isNamed(known)) return id;
      const named = columns.flatMap((column) => store.column(column.id).find(isNamed) ?? []);
      id = named[0]?.id ?? store.card(card)?.id;
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
  const card = useCard(id);
  const unsent = useSyncState((state) => state.unsent);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the card is another object after each of its changes, unless it is archived
  return useMemo(() => {
    const pending = [...store.view.acknowledged(), ...store.view.unsent()];
    return pending.filter((change) => cardsOf(change).includes(id));
  }, [store, id, card, unsent]);
}

/** Whether a card was deleted for good since the board was opened. */
export function useIsPurged(id: string | undefined): boolean {
  return useSyncState(({ purged }) => id !== undefined && purged.has(id));
}

/** The conflict of the user's text with another person's text; undefined if there is none. */
export function useTextConflict(cardId: string, commentId: string | null): TextConflict | undefined {
  return useUnsent(({ conflicts }) =>
    conflicts.find((conflict) => conflict.cardId === cardId && conflict.commentId === commentId),
  );
}

/** Returns a function that forgets a conflict, because the user has chosen a text. */
export function useSettleConflict(): (conflict: TextConflict) => void {
  return useBoardSync().outbox.settleConflict;
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
  return useAllColumns(filter, countCards);
}

const countCards = (columns: CardsByColumn) => columns.map((ids) => ids.length);

/** The number of cards in all columns that match a filter. */
export function useCardCount(filter?: Filter): number {
  return useCardCounts(filter).reduce((sum, count) => sum + count, 0);
}

/** The cards with the given ids that match a filter, in the order of the board. */
export function useMatchingCards(ids: ReadonlySet<string>, filter: Filter): readonly CardView[] {
  const { store } = useBoardSync();
  const find = useCallback(
    (columns: CardsByColumn) =>
      columns.flatMap((column) => column.filter((id) => ids.has(id)).flatMap((id) => store.card(id) ?? [])),
    [store, ids],
  );
  return useAllColumns(filter, find, ids);
}

/** The ids of the matching cards of each column, from left to right. */
type CardsByColumn = readonly (readonly string[])[];

/**
 * A list that is found in the matching cards of all columns. It is the same array until an item changes.
 *
 * @param watched the ids of cards whose changes also change the list
 */
function useAllColumns<Item>(
  filter: Filter,
  find: (columns: CardsByColumn) => readonly Item[],
  watched: ReadonlySet<string> = noneWatched,
): readonly Item[] {
  const { store } = useBoardSync();
  const columns = useColumns();
  const { watch, read } = useMemo(() => {
    const selected = columns.map(({ id }) => selectColumn(store, id, filter, null));
    let items: readonly Item[] = [];
    return {
      watch: (listener: () => void) => {
        const stops = [
          ...selected.map((selection) => selection.watch(listener)),
          ...[...watched].map((id) => store.watch(`task:${id}`, listener)),
        ];
        return () => {
          for (const stop of stops) stop();
        };
      },
      read: () => {
        const next = find(selected.map((selection) => selection.read()));
        if (next.length !== items.length || next.some((item, index) => item !== items[index])) items = next;
        return items;
      },
    };
  }, [store, columns, filter, find, watched]);
  return useSyncExternalStore(watch, read);
}

const noneWatched: ReadonlySet<string> = new Set();

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
      const cards = store.column(column);
      const shown = isFiltered ? cards.filter((card) => card.id === kept || matches(card)) : cards;
      const next = shown.map(({ id }) => id);
      if (next.length !== ids.length || next.some((id, index) => id !== ids[index])) ids = next;
      return ids;
    },
  };
}

/** Whether a card has more than a title and assignees. Most cards are plain, and a board has many cards. */
export const hasFacts = ({ labelIds, dueOn, itemCount, hasDescription, commentCount }: Card): boolean =>
  labelIds.length > 0 || dueOn !== null || itemCount > 0 || hasDescription || commentCount > 0;
