import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { IconButton } from '#shared/ui/button.tsx';
import { FilterBar, FilterSelect } from '#shared/ui/filter-bar.tsx';
import { type Filter, unassigned, useBoardUsers } from '../sync/selectors.ts';
import styles from './board.module.css';

/** The value of the option for all cards. Ids contain no spaces. */
const anyAssignee = 'any assignee';

export function BoardFilter({ filtering }: { readonly filtering: ReturnType<typeof useBoardFilter> }) {
  const users = useBoardUsers();
  const { text, assignee, filter, setText, setAssignee, clear } = filtering;
  return (
    <FilterBar className={styles.filter} label="Filter by text" text={text} onText={setText}>
      <FilterSelect
        label="Filter by assignee"
        value={assignee ?? anyAssignee}
        options={[
          { value: anyAssignee, label: 'Any assignee' },
          { value: unassigned, label: 'Unassigned' },
          ...users.map(({ id, label }) => ({ value: id, label })),
        ]}
        onChange={(value) => setAssignee(value === anyAssignee ? null : value)}
      />
      {filter && <IconButton icon="x" label="Clear filter" title="Clear filter" onClick={clear} />}
    </FilterBar>
  );
}

/** The delay before typed text is written to the URL, in milliseconds. Browsers limit how often a page changes its URL. */
const urlDelayMs = 250;

/** The value in the URL for cards without an assignee. */
const unassignedInUrl = 'nobody';

/** The filter of the board. It is part of the URL, as `?q=&assignee=`, so that it can be shared and survives a reload. */
export function useBoardFilter() {
  const [search, setSearch] = useSearchParams();
  const query = search.toString();
  const [{ text, assignee }, setFilter] = useState<Filter>(() => readFilter(search));
  const written = useRef(query);

  // The back and forward buttons change the URL, and the filter with it.
  useEffect(() => {
    if (written.current === query) return;
    written.current = query;
    setFilter(readFilter(new URLSearchParams(query)));
  }, [query]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const next = new URLSearchParams(written.current);
      setOrDelete(next, 'q', text.trim());
      setOrDelete(next, 'assignee', assignee === unassigned ? unassignedInUrl : (assignee ?? ''));
      if (next.toString() === written.current) return;
      written.current = next.toString();
      setSearch(next, { replace: true });
    }, urlDelayMs);
    return () => clearTimeout(timer);
  }, [text, assignee, setSearch]);

  return useMemo(() => {
    const words = text.trim();
    return {
      text,
      assignee,
      /** Undefined while all cards are shown. */
      filter: words || assignee !== null ? { text: words, assignee } : undefined,
      setText: (next: string) => setFilter({ text: next, assignee }),
      setAssignee: (next: string | null) => setFilter({ text, assignee: next }),
      clear: () => setFilter({ text: '', assignee: null }),
    };
  }, [text, assignee]);
}

function readFilter(search: URLSearchParams): Filter {
  const assignee = search.get('assignee') || null;
  return { text: search.get('q') ?? '', assignee: assignee === unassignedInUrl ? unassigned : assignee };
}

function setOrDelete(search: URLSearchParams, key: string, value: string) {
  if (value) search.set(key, value);
  else search.delete(key);
}
