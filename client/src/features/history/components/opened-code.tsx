import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { paths } from '#config/paths.ts';
import { type OpenHistoryKey, useHistoryKey } from '#hooks/use-history-key.ts';
import { KeeperContext } from '#hooks/use-keeper.ts';
import { useHistoryKeeper } from '../hooks/use-history-keeper.ts';
import { historyOf } from '../lib/histories.ts';
import type { KeptCode } from '../lib/kept-code.ts';
import { openPath } from '../lib/open-path.ts';
import { troubleOf } from '../lib/trouble.ts';
import { KeyStates } from './key-states.tsx';
import styles from './states.module.css';

interface OpenedCodeProps {
  readonly id: string;
  /** The id of the content type that the page is for. */
  readonly type: string;
  children(start: KeptCode): ReactNode;
}

/** A saved code in the generator, or what stands in its place until it is there. */
export default function OpenedCode(props: OpenedCodeProps) {
  const { state } = useHistoryKey();
  return <KeyStates>{state.status === 'open' && <Found {...props} open={state} />}</KeyStates>;
}

type Search =
  | { readonly status: 'under-way' | 'none' }
  | { readonly status: 'found'; readonly kept: KeptCode }
  | { readonly status: 'failed'; readonly text: string };

function Found({ id, type, open, children }: OpenedCodeProps & { readonly open: OpenHistoryKey }) {
  const client = useApolloClient();
  const [search, setSearch] = useState<Search>({ status: 'under-way' });
  const find = useCallback(async () => {
    setSearch({ status: 'under-way' });
    try {
      const kept = await historyOf(client, open).find(id);
      setSearch(kept ? { status: 'found', kept } : { status: 'none' });
    } catch (error) {
      setSearch({ status: 'failed', text: troubleOf(error) });
    }
  }, [client, open, id]);
  useEffect(() => void find(), [find]);

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
      return <Opened kept={search.kept}>{children}</Opened>;
  }
}

function Opened({ kept, children }: { readonly kept: KeptCode } & Pick<OpenedCodeProps, 'children'>) {
  const keeper = useHistoryKeeper(kept);
  return (
    <KeeperContext value={keeper}>
      <p className={styles.opened}>
        <Icon name="history" />
        <span>
          From your history: <strong dir="auto">{kept.code.name}</strong>. Save changes it there.
        </span>
        <Link to={paths.history}>Back to your history</Link>
      </p>
      {children(kept)}
    </KeeperContext>
  );
}
