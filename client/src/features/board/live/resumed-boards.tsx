import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { runBoard } from './board-connection.tsx';
import { useBoardHost } from './board-host.ts';
import { boardKeyOf } from './board-ref.ts';
import { createBoardSync } from './board-sync.ts';
import { boardsWithChanges } from './saved-changes.ts';

/** Sends the changes that this tab had not sent before it was reloaded, on whatever page the user is now. */
export function ResumedBoards() {
  const host = useBoardHost();
  const client = useApolloClient();
  useEffect(() => {
    for (const board of boardsWithChanges()) {
      // The page may have opened the board itself.
      if (!host.find(boardKeyOf(board))) runBoard(host, createBoardSync(client, board));
    }
  }, [host, client]);
  return null;
}
