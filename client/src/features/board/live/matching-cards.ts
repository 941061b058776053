import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { BoardStore, CardView } from './board-store.ts';
import { createCardMatcher, type Filter, isEmptyFilter, noFilter } from './card-filter.ts';
import { useBoardSync, useColumns } from './selectors.ts';

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
 * A list that `find` computes from the matching cards of all columns. Returns the same array until an item changes.
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
