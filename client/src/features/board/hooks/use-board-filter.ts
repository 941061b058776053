import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Filter, unassigned } from '../lib/column-ids.ts';

/** How long typing rests before it goes to the address bar, in milliseconds: browsers limit how often that may change. */
const restMs = 250;

/** What stands in the address for cards that nobody has. */
const nobody = 'nobody';

/** The filter, kept in the address as `?q=&assignee=`, so that it can be shared and survives a reload. */
export function useBoardFilter() {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const [{ text, assignee }, setFilter] = useState<Filter>(() => filterOf(search));
  const written = useRef(address);

  // Back and forward change the address, and the filter with it.
  useEffect(() => {
    if (written.current === address) return;
    written.current = address;
    setFilter(filterOf(new URLSearchParams(address)));
  }, [address]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const next = new URLSearchParams(written.current);
      write(next, 'q', text.trim());
      write(next, 'assignee', assignee === unassigned ? nobody : (assignee ?? ''));
      if (next.toString() === written.current) return;
      written.current = next.toString();
      setSearch(next, { replace: true });
    }, restMs);
    return () => clearTimeout(timer);
  }, [text, assignee, setSearch]);

  return useMemo(() => {
    const words = text.trim();
    return {
      text,
      assignee,
      /** Undefined while everything is shown. */
      filter: words || assignee !== null ? { text: words, assignee } : undefined,
      setText: (next: string) => setFilter({ text: next, assignee }),
      setAssignee: (next: string | null) => setFilter({ text, assignee: next }),
      clear: () => setFilter({ text: '', assignee: null }),
    };
  }, [text, assignee]);
}

function filterOf(search: URLSearchParams): Filter {
  const assignee = search.get('assignee') || null;
  return { text: search.get('q') ?? '', assignee: assignee === nobody ? unassigned : assignee };
}

function write(search: URLSearchParams, key: string, value: string) {
  if (value) search.set(key, value);
  else search.delete(key);
}
