import { useQuery } from '@apollo/client/react';
import { createContext, useEffect, useMemo, useState } from 'react';
import { readNumber } from './card-filter.ts';
import { FoundCardIdsDocument } from './operations.ts';
import { useBoardSync, useSyncState } from './selectors.ts';

/** How long changes of the board are collected before the server searches again, in milliseconds. */
const refreshMs = 2_000;

/** The words whose occurrences in titles are marked. */
export const SearchedWords = createContext<readonly string[]>([]);

interface FoundCards {
  /** The ids of the cards that the server has found. */
  readonly found: ReadonlySet<string>;
  /** Whether the server is searching. */
  readonly isSearching: boolean;
  /** Why only titles are searched; null while all texts are. */
  readonly obstacle: 'offline' | 'failed' | null;
}

const nothing: ReadonlySet<string> = new Set();

/** The cards of the board in whose texts the server finds the words of a text. */
export function useFoundCards(text: string): FoundCards {
  const { board, store } = useBoardSync();
  const isLive = useSyncState(({ connection }) => connection === 'live');
  // The browser knows the number of each card.
  const isNeeded = text !== '' && readNumber(text) === null;
  const isAsked = isNeeded && isLive;
  const { data, error, loading, refetch } = useQuery(FoundCardIdsDocument, {
    variables: { boardId: board.boardId, text },
    skip: !isAsked,
    fetchPolicy: 'network-only',
  });
  const [last, setLast] = useState<{ readonly text: string; readonly ids: readonly string[] }>();
  if (data && data.foundCardIds !== last?.ids) setLast({ text, ids: data.foundCardIds });

  // Other people change the texts.
  useEffect(() => {
    if (!isAsked) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer = undefined;
      void refetch().catch(() => undefined);
    };
    const stop = store.watch('any', () => {
      timer ??= setTimeout(refresh, refreshMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isAsked, store, refetch]);

  // While the user types on, the last answer stays until the next, so that no card disappears for a moment.
  const isUsable = isAsked && !error && last && (text.startsWith(last.text) || last.text.startsWith(text));
  const ids = isUsable ? last.ids : undefined;
  const found = useMemo(() => (ids ? new Set(ids) : nothing), [ids]);
  const obstacle = isLive ? (error ? 'failed' : null) : 'offline';
  return { found, isSearching: loading, obstacle: isNeeded ? obstacle : null };
}
