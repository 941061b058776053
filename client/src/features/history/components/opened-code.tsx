import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { type OpenHistoryKey, useHistoryKey } from '#features/history/key/use-history-key.ts';
import type { DrawnCode } from '#shared/code/save-target.ts';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { historyOf } from '../lib/histories.ts';
import type { HistoryStore } from '../lib/history-store.ts';
import type { KeptCode } from '../lib/kept-code.ts';
import { openPath } from '../lib/open-path.ts';
import { troubleOf } from '../lib/trouble.ts';
import { EditedCode } from './edited-code.tsx';
import { KeyStates } from './key-states.tsx';
import styles from './states.module.css';

interface OpenedCodeProps {
  readonly id: string;
  /** The id of the content type that the page is for. */
  readonly type: string;
  children(start: { readonly id: string; readonly code: DrawnCode }): ReactNode;
}

/** A saved code in the generator, or what stands in its place until it is there. */
export default function OpenedCode(props: OpenedCodeProps) {
  const { state } = useHistoryKey();
  return <KeyStates>{state.status === 'open' && <Found {...props} open={state} />}</KeyStates>;
}

type Search = { /** Which code it is for. */ readonly id: string } & (
  | { readonly status: 'under-way' | 'none' }
  | { readonly status: 'found'; readonly kept: KeptCode }
  | { readonly status: 'failed'; readonly text: string }
);

/** What ids look like; no other text is worth asking the server about. */
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function Found({ id, type, open, children }: OpenedCodeProps & { readonly open: OpenHistoryKey }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const history = useMemo(() => historyOf(client, open), [client, open]);
  const [known, setSearch] = useState<Search>({ id: '', status: 'under-way' });
  /** The code that the generator goes on with as soon as the address is that one's. */
  const [next, setNext] = useState<KeptCode>();
  if (next && next.id === id) {
    setSearch({ id, status: 'found', kept: next });
    setNext(undefined);
  }

  const find = useCallback(async () => {
    setSearch({ id, status: 'under-way' });
    const search = await look(history, id);
    // Another may be looked for by now.
    setSearch((before) => (before.id === id ? search : before));
  }, [history, id]);
  useEffect(() => {
    if (known.id !== id) void find();
  }, [known.id, id, find]);
  const onBecome = useCallback(
    (kept: KeptCode) => {
      setNext(kept);
      navigate(openPath(kept));
    },
    [navigate],
  );

  const search: Search = known.id === id ? known : { id, status: 'under-way' };
  switch (search.status) {
    case 'under-way':
      return <p role="status">Opening your saved code…</p>;
    case 'none':
      return (
        <div className={styles.state}>
          <Icon name="search" size={40} />
          <h2>This code isn’t in your history</h2>
          <p>It may have been deleted.</p>
          <Link className={buttonClass()} to={paths.history}>
            Open your history
          </Link>
        </div>
      );
    case 'failed':
      return (
        <div className={styles.state} role="alert">
          <Icon name="circle-alert" size={40} />
          <h2>Your saved code could not be opened</h2>
          <p>{search.text}</p>
          <Button onClick={() => void find()}>Try again</Button>
        </div>
      );
    case 'found':
      if (search.kept.code.type !== type) return <Navigate to={openPath(search.kept)} replace />;
      return (
        <EditedCode history={history} kept={search.kept} onBecome={onBecome}>
          {children}
        </EditedCode>
      );
  }
}

async function look(history: HistoryStore, id: string): Promise<Search> {
  try {
    const kept = uuid.test(id) ? await history.find(id) : undefined;
    return kept ? { id, status: 'found', kept } : { id, status: 'none' };
  } catch (error) {
    return { id, status: 'failed', text: troubleOf(error) };
  }
}
