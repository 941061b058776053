import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useSession } from '#session/session.ts';
import { useConnection } from '#shared/graphql/connection.ts';
import { watchConnection } from '#shared/live/watch-connection.ts';
import { askToPersist } from '#shared/storage/persistence.ts';
import { useStore, useStorePart } from '#shared/store/create-store.ts';
import { type BoardHost, useBoardHost } from './board-host.ts';
import { type BoardRef, boardKeyOf } from './board-ref.ts';
import { type BoardSync, createBoardSync } from './board-sync.ts';
import { Presence } from './presence.tsx';
import { BoardSyncContext } from './selectors.ts';
import type { UnsentState } from './unsent-work.ts';

interface OpenBoardProps {
  /** The board to open. Another board needs another `key`. */
  readonly board: BoardRef;
  readonly children?: ReactNode;
}

/** Opens a board for the components within it. The connection itself is mounted in the {@link BoardProvider}. */
export function OpenBoard({ board, children }: OpenBoardProps) {
  const host = useBoardHost();
  const client = useApolloClient();
  const key = boardKeyOf(board);
  const [sync] = useState(() => host.find(key)?.sync ?? createBoardSync(client, board));
  useEffect(() => {
    runBoard(host, sync);
    return sync.open();
  }, [host, sync]);
  return <BoardSyncContext value={sync}>{children}</BoardSyncContext>;
}

/** Connects a board until it isn't open any more, and has nothing to send and nothing to tell. */
export function runBoard({ run, stop }: BoardHost, sync: BoardSync): void {
  const key = boardKeyOf(sync.board);
  run({ key, sync, connection: <BoardConnection sync={sync} onIdle={() => stop(key)} /> });
}

/** Connects a board that isn't open, unless it is connected already. */
export function runInBackground(host: BoardHost, client: ApolloClient, board: BoardRef): BoardSync {
  const running = host.find(boardKeyOf(board));
  if (running) return running.sync;
  const sync = createBoardSync(client, board);
  runBoard(host, sync);
  return sync;
}

interface BoardConnectionProps {
  readonly sync: BoardSync;
  /** Called when the board isn't open any more, and has nothing to send and nothing to tell. */
  onIdle(): void;
}

/** Connects a board to the browser and the session. Renders nothing. */
function BoardConnection({ sync, onIdle }: BoardConnectionProps) {
  const { board, store, work, outbox } = sync;
  const phase = useStorePart(store.state, (state) => state.phase);
  const isReady = phase === 'ready';
  const isOpen = useStorePart(store.state, (state) => state.isOpen);
  const hasMessage = [useStore(store.withdrawals), useStore(store.replacements)].some(
    ({ length }) => length > 0,
  );
  const isSent = useStorePart(
    work,
    (state) => state.isLoaded && state.changes.length === 0 && !isAtRisk(state),
  );
  const isIdle = !isOpen && isSent && !hasMessage;
  const isWaiting = useStorePart(
    store.state,
    ({ unsent, connection, obstacle }) => unsent > 0 && (connection !== 'live' || obstacle !== null),
  );
  /** Whether the user is on another page, perhaps after another login. */
  const isInBackground =
    !isOpen && (phase === 'loading' || (board.accountId !== null && phase === 'members-only'));
  const connection = useConnection();
  const session = useSession();
  const userId = session.status === 'logged-in' ? session.userId : null;
  const isLoggedOut = session.status === 'logged-out';
  /** Whether the changes may be sent: an account's changes are sent only in its name. */
  const isAccount = board.accountId === null || board.accountId === userId;

  useEffect(() => {
    if (isIdle) onIdle();
  }, [isIdle, onIdle]);
  useEffect(() => {
    if (!isAccount) outbox.stop();
    else if (isReady || isInBackground) outbox.start();
  }, [isAccount, isReady, isInBackground, outbox]);
  useEffect(() => {
    if (board.accountId !== null && isLoggedOut) sync.lock();
  }, [board, isLoggedOut, sync]);
  useEffect(() => () => outbox.drain(), [outbox]);
  useEffect(() => work.follow(), [work]);
  useEffect(() => {
    if (isWaiting) void askToPersist();
  }, [isWaiting]);
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
      if (isAtRisk(work.read())) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [work]);

  return isReady && isOpen ? <Presence boardId={board.boardId} store={store} /> : null;
}

/** Whether closing the tab would lose something. */
function isAtRisk({ storage, changes, held, drafts, conflicts, texts }: UnsentState): boolean {
  const count = changes.length + held.length + drafts.size + conflicts.length + texts.length;
  return storage !== 'kept' && count > 0;
}
