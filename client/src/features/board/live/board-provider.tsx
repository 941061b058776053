import { Fragment, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { registerWaitingChanges, type WaitingChanges } from '#session/waiting-changes.ts';
import { useStore } from '#shared/store/create-store.ts';
import { type BoardHost, BoardHostContext, createBoardHost } from './board-host.ts';
import type { BoardRef } from './board-ref.ts';
import { countUnsent, eraseUnsent, listUnsent, listUnsentBoards } from './unsent-database.ts';

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
    void listUnsentBoards().then(setUnsent);
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

/** The changes of boards that belong to an account. The others are sent after a log-out, too. */
function waitingChangesOf(host: BoardHost): WaitingChanges {
  const boardsOf = (accountId: string | null) =>
    host
      .read()
      .filter(
        ({ sync: { board } }) =>
          board.accountId !== null && board.accountId === (accountId ?? board.accountId),
      );
  return {
    count: async (accountId) => {
      const counts = boardsOf(accountId).map(({ sync }) => {
        const { changes, held } = sync.work.read();
        return changes.length + held.length;
      });
      const here = counts.reduce((sum, count) => sum + count, 0);
      // Without storage, only this tab has them.
      return Math.max(await countUnsent(accountId), here);
    },
    list: listUnsent,
    send: () => {
      for (const { sync } of boardsOf(null)) sync.outbox.retryNow();
    },
    discard: async (accountId) => {
      await Promise.all(boardsOf(accountId).map(({ sync }) => sync.outbox.discard()));
      if (accountId !== null) await eraseUnsent(accountId);
    },
  };
}
