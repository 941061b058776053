import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import { MessageBox } from '#shared/ui/message-box.tsx';
import { errorMessage } from '../error-message.ts';
import { type HistoryEntry, pathOf } from '../history-entry.ts';
import { HistoryGate } from '../history-gate.tsx';
import { type UnlockedHistory, useKeychain } from '../key/keychain.ts';
import { type HistoryStore, useHistoryStore } from '../sync/history-store.ts';

interface OpenedEntryProps {
  readonly id: string;
  /** The type of the page's entries. An entry of another type redirects to its own page. */
  readonly type: string;
  /** The head of the page until the entry is found. */
  readonly header: ReactNode;
  children(opened: {
    readonly history: HistoryStore;
    readonly entry: HistoryEntry;
    /** Opens another entry, which needn't be searched for. */
    openNext(entry: HistoryEntry): void;
  }): ReactNode;
}

/** Unlocks the history and finds an entry. */
export function OpenedEntry(props: OpenedEntryProps) {
  const { state } = useKeychain();
  if (state.status === 'unlocked') return <UnlockedEntry {...props} unlocked={state} />;
  return (
    <>
      {props.header}
      <HistoryGate>{null}</HistoryGate>
    </>
  );
}

/** `id` is the id that was searched for. */
type Search = { readonly id: string } & (
  | { readonly status: 'loading' | 'not-found' }
  | { readonly status: 'found'; readonly entry: HistoryEntry }
  | { readonly status: 'failed'; readonly text: string }
);

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

interface UnlockedEntryProps extends OpenedEntryProps {
  readonly unlocked: UnlockedHistory;
}

function UnlockedEntry({ id, type, header, unlocked, children }: UnlockedEntryProps) {
  const navigate = useNavigate();
  const history = useHistoryStore(unlocked);
  const [lastSearch, setSearch] = useState<Search>({ id: '', status: 'loading' });
  /** The entry to show once the URL has changed to its id. */
  const [next, setNext] = useState<HistoryEntry>();
  if (next && next.id === id) {
    setSearch({ id, status: 'found', entry: next });
    setNext(undefined);
  }

  const find = useCallback(async () => {
    setSearch({ id, status: 'loading' });
    const result = await findEntry(history, id);
    // The URL may have changed meanwhile.
    setSearch((before) => (before.id === id ? result : before));
  }, [history, id]);
  useEffect(() => {
    if (lastSearch.id !== id) void find();
  }, [lastSearch.id, id, find]);
  const openNext = useCallback(
    (entry: HistoryEntry) => {
      setNext(entry);
      navigate(pathOf(entry));
    },
    [navigate],
  );

  const search: Search = lastSearch.id === id ? lastSearch : { id, status: 'loading' };
  if (search.status === 'found' && search.entry.code.type === type)
    return children({ history, entry: search.entry, openNext });
  return (
    <>
      {header}
      <SearchResult search={search} onRetry={() => void find()} />
    </>
  );
}

function SearchResult({ search, onRetry }: { readonly search: Search; onRetry(): void }) {
  switch (search.status) {
    case 'loading':
      return <p role="status">Opening your saved code…</p>;
    case 'not-found':
      return (
        <MessageBox icon="search" title="This code isn’t in your history">
          <p>It may have been deleted.</p>
          <Link className={buttonClass()} to={paths.history}>
            Open your history
          </Link>
        </MessageBox>
      );
    case 'failed':
      return (
        <MessageBox icon="circle-alert" title="Your saved code could not be opened" role="alert">
          <p>{search.text}</p>
          <Button onClick={onRetry}>Try again</Button>
        </MessageBox>
      );
    case 'found':
      return <Navigate to={pathOf(search.entry)} replace />;
  }
}

async function findEntry(history: HistoryStore, id: string): Promise<Search> {
  try {
    const entry = uuid.test(id) ? await history.find(id) : undefined;
    return entry ? { id, status: 'found', entry } : { id, status: 'not-found' };
  } catch (error) {
    return { id, status: 'failed', text: errorMessage(error) };
  }
}
