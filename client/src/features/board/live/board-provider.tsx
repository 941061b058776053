import { Fragment, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { registerWaitingChanges, type WaitingChanges } from '#session/waiting-changes.ts';
import { listUnsentDocuments } from '#shared/storage/unsent-database.ts';
import { useStore } from '#shared/store/create-store.ts';
import { type BoardHost, BoardHostContext, createBoardHost } from './board-host.ts';
import { type BoardRef, boardsAmong } from './board-ref.ts';

/** Loaded only if there are changes that this browser has not sent. */
const ResumedBoards = lazy(async () => ({
  default: (await import('./resumed-boards.tsx')).ResumedBoards,
}));

/**
 * Keeps the connections of boards mounted above the routes, so that their queues of unsent changes are sent while the user
 * is on another page. It loads none of the board's code itself.
 */
export function BoardProvider({ children }: { readonly children: ReactNode }) {
  const [host] = useState(createBoardHost);
  const [unsent, setUnsent] = useState<readonly BoardRef[]>([]);
  useEffect(() => {
    void listUnsentDocuments().then((documents) => setUnsent(boardsAmong(documents)));
    return registerWaitingChanges(waitingChangesOf(host));
  }, [host]);
  return (
    <BoardHostContext value={host}>
      {children}
      <RunningBoards host={host} />
      {unsent.length > 0 && (
        <Suspense>
          <ResumedBoards boards={unsent} />
        </Suspense>
      )}
    </BoardHostContext>
  );
}

function RunningBoards({ host }: { readonly host: BoardHost }) {
  return useStore(host).map(({ key, connection }) => <Fragment key={key}>{connection}</Fragment>);
}

/** The changes of boards that belong to an account. Changes of other boards are sent after a log-out, too. */
function waitingChangesOf(host: BoardHost): WaitingChanges {
  const boardsOf = (accountId: string | null) =>
    host
      .read()
      .filter(
        ({ sync: { board } }) =>
          board.accountId !== null && board.accountId === (accountId ?? board.accountId),
      );
  return {
    count: (accountId) =>
      boardsOf(accountId)
        .map(({ sync }) => sync.work.read())
        .reduce((sum, { changes, held }) => sum + changes.length + held.length, 0),
    send: () => {
      for (const { sync } of boardsOf(null)) sync.outbox.retryNow();
    },
    forget: async (accountId) => {
      await Promise.all(boardsOf(accountId).map(({ sync }) => sync.outbox.discard()));
    },
  };
}
