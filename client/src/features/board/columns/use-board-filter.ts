import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useToday } from '#shared/format/due-day.ts';
import { wordsOf } from '#shared/format/search-words.ts';
import {
  doneFilters,
  dueFilters,
  type Filter,
  isEmptyFilter,
  noFilter,
  unassigned,
} from '../live/card-filter.ts';
import { useFoundCards } from '../live/found-cards.ts';

/** The delay before typed text is written to the URL, in milliseconds. Browsers limit how often a page changes its URL. */
const urlDelayMs = 250;

/** The value in the URL for cards without an assignee. */
const unassignedInUrl = 'nobody';

/** The part of a filter that the user chooses. */
type Chosen = Omit<Filter, 'today' | 'found'>;

export type BoardFiltering = ReturnType<typeof useBoardFilter>;

/**
 * The filter of the board. It is part of the URL, as `?q=&assignee=&label=&due=&done=`, so that it can be shared and survives a
 * reload.
 *
 * @param openedCard the card in the address, which is opened and closed without changing the filter; null for none
 */
export function useBoardFilter(openedCard: string | null) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const query = search.toString();
  const [chosen, setChosen] = useState<Chosen>(() => readFilter(search));
  const written = useRef(query);
  const cardBefore = useRef(openedCard);
  const today = useToday();

  // The back and forward buttons change the URL, and the filter with it, unless they open or close a card.
  useEffect(() => {
    const isOtherCard = cardBefore.current !== openedCard;
    cardBefore.current = openedCard;
    if (written.current === query) return;
    written.current = query;
    if (!isOtherCard) setChosen(readFilter(new URLSearchParams(query)));
  }, [query, openedCard]);

  const write = useEffectEvent(() => {
    const next = new URLSearchParams(written.current);
    writeFilter(next, chosen);
    if (next.toString() === written.current) return;
    written.current = next.toString();
    // The state says how to close the open card.
    setSearch(next, { replace: true, state });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is also written after the filter was kept for another one, or for a card
  useEffect(() => {
    const timer = setTimeout(write, urlDelayMs);
    return () => clearTimeout(timer);
  }, [chosen, query, openedCard]);

  // Only a filter by due day depends on today.
  const filterDay = chosen.due === null ? '' : today;
  const text = chosen.text.trim();
  const { found, isSearching, obstacle } = useFoundCards(text);
  const words = useMemo(() => wordsOf(text), [text]);
  return useMemo(() => {
    const filter = { ...chosen, text, found, today: filterDay };
    return {
      chosen,
      /** The words of the text, without case and accents. */
      words,
      /** Whether the server is still searching, so that more cards may match. */
      isSearching,
      /** Why only titles are searched; null while all texts are. */
      obstacle,
      /** Undefined while all cards are shown. */
      filter: isEmptyFilter(filter) ? undefined : filter,
      change: (part: Partial<Chosen>) => setChosen((before) => ({ ...before, ...part })),
      clear: () => setChosen(noFilter),
    };
  }, [chosen, text, words, found, isSearching, obstacle, filterDay]);
}

function readFilter(search: URLSearchParams): Chosen {
  const assignee = search.get('assignee') || null;
  return {
    text: search.get('q') ?? '',
    assignee: assignee === unassignedInUrl ? unassigned : assignee,
    label: search.get('label') || null,
    due: dueFilters.find((due) => due === search.get('due')) ?? null,
    done: doneFilters.find((done) => done === search.get('done')) ?? null,
    doneSince: null,
  };
}

function writeFilter(search: URLSearchParams, { text, assignee, label, due, done }: Chosen) {
  replace(search, 'q', text.trim());
  replace(search, 'assignee', assignee === unassigned ? unassignedInUrl : (assignee ?? ''));
  replace(search, 'label', label ?? '');
  replace(search, 'due', due ?? '');
  replace(search, 'done', done ?? '');
}

/** Puts the parameter last, so that the order of parameters doesn't depend on the order of choices. */
function replace(search: URLSearchParams, key: string, value: string) {
  search.delete(key);
  if (value) search.set(key, value);
}
