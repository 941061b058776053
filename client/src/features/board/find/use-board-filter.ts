import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useToday } from '../card/due-day.ts';
import { useOwnBoard } from '../sync/selectors.ts';
import { dueFilters, type Filter, isEmptyFilter, noFilter, unassigned } from './card-filter.ts';

/** The delay before typed text is written to the URL, in milliseconds. Browsers limit how often a page changes its URL. */
const urlDelayMs = 250;

/** The value in the URL for cards without an assignee. */
const unassignedInUrl = 'nobody';

/** What the user chooses of a filter. */
type Chosen = Omit<Filter, 'today'>;

export type BoardFiltering = ReturnType<typeof useBoardFilter>;

/**
 * The filter of the board. It is part of the URL, as `?q=&assignee=`, and on a board of one's own also `&label=&due=`, so
 * that it can be shared and survives a reload.
 */
export function useBoardFilter() {
  const isOwnBoard = useOwnBoard() !== null;
  const [search, setSearch] = useSearchParams();
  const query = search.toString();
  const [chosen, setChosen] = useState<Chosen>(() => readFilter(search, isOwnBoard));
  const written = useRef(query);
  const today = useToday();

  // The back and forward buttons change the URL, and the filter with it.
  useEffect(() => {
    if (written.current === query) return;
    written.current = query;
    setChosen(readFilter(new URLSearchParams(query), isOwnBoard));
  }, [query, isOwnBoard]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const next = new URLSearchParams(written.current);
      writeFilter(next, chosen);
      if (next.toString() === written.current) return;
      written.current = next.toString();
      setSearch(next, { replace: true });
    }, urlDelayMs);
    return () => clearTimeout(timer);
  }, [chosen, setSearch]);

  // Only a filter by due day depends on today.
  const filterDay = chosen.due === null ? '' : today;
  return useMemo(() => {
    const filter = { ...chosen, text: chosen.text.trim(), today: filterDay };
    return {
      chosen,
      /** Undefined while all cards are shown. */
      filter: isEmptyFilter(filter) ? undefined : filter,
      change: (part: Partial<Chosen>) => setChosen((before) => ({ ...before, ...part })),
      clear: () => setChosen(noFilter),
    };
  }, [chosen, filterDay]);
}

function readFilter(search: URLSearchParams, isOwnBoard: boolean): Chosen {
  const assignee = search.get('assignee') || null;
  return {
    text: search.get('q') ?? '',
    assignee: assignee === unassignedInUrl ? unassigned : assignee,
    label: (isOwnBoard && search.get('label')) || null,
    due: isOwnBoard ? (dueFilters.find((due) => due === search.get('due')) ?? null) : null,
  };
}

function writeFilter(search: URLSearchParams, { text, assignee, label, due }: Chosen) {
  setOrDelete(search, 'q', text.trim());
  setOrDelete(search, 'assignee', assignee === unassigned ? unassignedInUrl : (assignee ?? ''));
  setOrDelete(search, 'label', label ?? '');
  setOrDelete(search, 'due', due ?? '');
}

function setOrDelete(search: URLSearchParams, key: string, value: string) {
  if (value) search.set(key, value);
  else search.delete(key);
}
