import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { runBoard } from './board-connection.tsx';
import { useBoardHost } from './board-host.ts';
import { type BoardRef, boardKeyOf } from './board-ref.ts';
import { createBoardSync } from './board-sync.ts';

/** Sends the changes that this browser kept before the page was loaded, on whatever page the user is now. */
export function ResumedBoards({ boards }: { readonly boards: readonly BoardRef[] }) {
  const host = useBoardHost();
  const client = useApolloClient();
  useEffect(() => {
    for (const board of boards) {
      // The page may have opened the board itself.
      if (!host.find(boardKeyOf(board))) runBoard(host, createBoardSync(client, board));
    }
  }, [boards, host, client]);
  return null;
}
