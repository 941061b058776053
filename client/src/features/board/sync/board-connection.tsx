import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useSession } from '#session/session.ts';
import { useConnection } from '#shared/graphql/connection.ts';
import { watchConnection } from '#shared/live/watch-connection.ts';
import { useStorePart } from '#shared/store/create-store.ts';
import { useBoardHost } from '../board-provider.tsx';
import { type BoardSync, createBoardSync } from './board-sync.ts';
import { Presence } from './presence.tsx';
import { BoardSyncContext } from './selectors.ts';

interface OpenBoardProps {
  /** Whether the user sees the board, so that other people see the user among the participants. */
  readonly isShown?: boolean;
  readonly children?: ReactNode;
}

/** Opens the board for the components within it. The connection itself is mounted in the {@link BoardProvider}. */
export function OpenBoard({ isShown = true, children }: OpenBoardProps) {
  const { running, run } = useBoardHost();
  const client = useApolloClient();
  const [sync] = useState(() => running?.sync ?? createBoardSync(client));
  useEffect(() => {
    run({ sync, connection: <BoardConnection sync={sync} /> });
    return sync.open(isShown);
  }, [run, sync, isShown]);
  return <BoardSyncContext value={sync}>{children}</BoardSyncContext>;
}

/** Connects the board to the browser and the session. Renders nothing. */
function BoardConnection({ sync }: { readonly sync: BoardSync }) {
  const { store, outbox } = sync;
  const phase = useStorePart(store.state, (state) => state.phase);
  const isReady = phase === 'ready';
  const isShown = useStorePart(store.state, (state) => state.isShown);
  const connection = useConnection();
  const session = useSession();
  const userId = session.status === 'logged-in' ? session.userId : null;

  useEffect(() => {
    if (isReady) outbox.start();
  }, [isReady, outbox]);
  useEffect(() => () => outbox.drain(), [outbox]);
  useEffect(() => {
    if (userId !== null) sync.retryIfLocked();
  }, [sync, userId]);
  useEffect(() => {
    if (!isReady) return;
    const stop = watchConnection(connection, (next) => {
      store.state.change({ connection: next });
      if (next !== 'live') return;
      outbox.retryNow();
      if (store.state.read().savedAt !== null) sync.read();
    });
    return () => {
      stop();
      store.state.change({ connection: 'live' });
    };
  }, [isReady, connection, sync, store, outbox]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (store.state.read().unsent > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [store]);

  return isReady && isShown ? <Presence store={store} /> : null;
}
