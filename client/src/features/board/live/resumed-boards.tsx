import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { runInBackground } from './board-connection.tsx';
import { useBoardHost } from './board-host.ts';
import type { BoardRef } from './board-ref.ts';

/** Sends the changes that this browser kept before the page was loaded, on whatever page the user is now. */
export function ResumedBoards({ boards }: { readonly boards: readonly BoardRef[] }) {
  const host = useBoardHost();
  const client = useApolloClient();
  useEffect(() => {
    for (const board of boards) runInBackground(host, client, board);
  }, [boards, host, client]);
  return null;
}
