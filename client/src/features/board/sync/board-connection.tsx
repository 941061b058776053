import { useQuery, useSubscription } from '@apollo/client/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useSession } from '#session/session.ts';
import { useConnection } from '#shared/graphql/connection.ts';
import { publicRead } from '#shared/graphql/persisted-documents.ts';
import { useStore, useStorePart } from '#shared/store/create-store.ts';
import { useBoardHost } from '../board-provider.tsx';
import { BoardDocument, BoardEventsDocument, useSendChange } from '../operations.ts';
import { type BoardSync, createBoardSync } from './board-sync.ts';
import { watchConnection } from './connection-state.ts';
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
  const [sync] = useState(() => running?.sync ?? createBoardSync());
  useEffect(() => {
    run({ sync, connection: <BoardConnection sync={sync} /> });
    return sync.open(isShown);
  }, [run, sync, isShown]);
  return <BoardSyncContext value={sync}>{children}</BoardSyncContext>;
}

/** Runs the board's query, subscriptions and mutations. Renders nothing. */
function BoardConnection({ sync }: { readonly sync: BoardSync }) {
  const { store, outbox } = sync;
  const { kind, round } = useStore(sync.step);
  const phase = useStorePart(store.state, (state) => state.phase);
  const isReady = phase === 'ready';
  const isShown = useStorePart(store.state, (state) => state.isShown);
  const connection = useConnection();
  const session = useSession();
  const userId = session.status === 'logged-in' ? session.userId : null;
  const send = useSendChange();

  useEffect(() => {
    if (isReady) outbox.start(send);
  }, [isReady, outbox, send]);
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

  return (
    <>
      {kind === 'read' && <Snapshot key={round} sync={sync} />}
      {kind === 'follow' && <Events key={round} sync={sync} />}
      {isReady && isShown && <Presence store={store} />}
    </>
  );
}

// Without deduplication, every round sends a request of its own.
const context = { queryDeduplication: false };
const snapshotContext = { ...context, ...publicRead };

function Snapshot({ sync }: { readonly sync: BoardSync }) {
  const [contained] = useState(() => sync.store.view.acknowledged().map(({ changeId }) => changeId));
  const { data, error } = useQuery(BoardDocument, { fetchPolicy: 'no-cache', context: snapshotContext });
  useEffect(() => {
    if (data) sync.receiveSnapshot(data.board, contained);
  }, [sync, data, contained]);
  useEffect(() => {
    if (error) sync.snapshotFailed(error);
  }, [sync, error]);
  return null;
}

function Events({ sync }: { readonly sync: BoardSync }) {
  const { view } = sync.store;
  const { onSocket, isOpen } = useConnection();
  const [since, setSince] = useState(view.version);
  // When the socket opens again, the server replays the events after the newest version known here.
  useEffect(
    () =>
      onSocket(() => {
        if (!isOpen()) setSince(view.version());
      }),
    [onSocket, isOpen, view],
  );
  useSubscription(BoardEventsDocument, {
    variables: { since },
    fetchPolicy: 'no-cache',
    context,
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data) sync.receiveEvent(data.boardEvents);
    },
    onError: sync.eventsEnded,
    onComplete: () => sync.eventsEnded(),
  });
  return null;
}
