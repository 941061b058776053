import type { ApolloClient } from '@apollo/client';
import type { NewChange } from '@canary/board/changes/index';
import { useEffect } from 'react';
import { useStore } from '#shared/store/create-store.ts';
import { WithdrawnChanges } from './banners.tsx';
import { runBoard, runInBackground } from './board-connection.tsx';
import { type BoardHost, useBoardHost } from './board-host.ts';
import type { BoardRef } from './board-ref.ts';
import type { BoardSync } from './board-sync.ts';
import { BoardSyncContext } from './selectors.ts';

/**
 * Changes a card of a board that isn't open: the change is kept, queued and sent as on the board.
 *
 * @param title the card's title, for a message
 */
export async function changeInBackground(
  host: BoardHost,
  client: ApolloClient,
  board: BoardRef,
  change: NewChange<'updateTask'>,
  title: string,
): Promise<void> {
  const sync = runInBackground(host, client, board);
  await sync.work.loaded;
  sync.actions.change(change, title);
  // Without anything to send, the board may have stopped meanwhile.
  runBoard(host, sync);
}

interface RefusalsProps {
  /** Called when the server has refused changes of a board. */
  onRefused(boardId: string): void;
}

/** Says which changes of the boards that run in the background were refused. */
export function BackgroundRefusals(props: RefusalsProps) {
  return useStore(useBoardHost()).map(({ key, sync }) => (
    <BoardSyncContext key={key} value={sync}>
      <Refusals {...props} sync={sync} />
    </BoardSyncContext>
  ));
}

function Refusals({ sync: { board, store }, onRefused }: RefusalsProps & { readonly sync: BoardSync }) {
  const { length } = useStore(store.withdrawals);
  useEffect(() => {
    if (length > 0) onRefused(board.boardId);
  }, [length, board, onRefused]);
  return <WithdrawnChanges />;
}
