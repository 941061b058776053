import { Fragment, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { registerWaitingChanges } from '#session/waiting-changes.ts';
import { safeSessionStorage } from '#shared/storage/storage.ts';
import { useStore } from '#shared/store/create-store.ts';
import { type BoardHost, BoardHostContext, createBoardHost } from './board-host.ts';

/** Loaded only if there are changes that this tab had not sent before it was reloaded. */
const ResumedBoards = lazy(async () => ({
  default: (await import('./resumed-boards.tsx')).ResumedBoards,
}));

/**
 * Keeps the connections of boards mounted above the routes, so that their queues of unsent changes are sent while the user
 * is on another page. It loads none of the board's code itself.
 */
export function BoardProvider({ children }: { readonly children: ReactNode }) {
  const [host] = useState(createBoardHost);
  const [hasChanges] = useState(() =>
    safeSessionStorage.keys().some((key) => key.startsWith('board-change:')),
  );
  useEffect(() => {
    // Changes that belong to no account are sent after a log-out, too.
    const waiting = () =>
      host
        .read()
        .map(({ sync }) => sync)
        .filter(({ board, store }) => board.accountId !== null && store.state.read().unsent > 0);
    return registerWaitingChanges({
      isWaiting: () => waiting().length > 0,
      send: () => {
        for (const { outbox } of waiting()) outbox.retryNow();
      },
      discard: () => {
        for (const { outbox } of waiting()) outbox.discard();
      },
    });
  }, [host]);
  return (
    <BoardHostContext value={host}>
      {children}
      <RunningBoards host={host} />
      {hasChanges && (
        <Suspense>
          <ResumedBoards />
        </Suspense>
      )}
    </BoardHostContext>
  );
}

function RunningBoards({ host }: { readonly host: BoardHost }) {
  return useStore(host).map(({ key, connection }) => <Fragment key={key}>{connection}</Fragment>);
}
