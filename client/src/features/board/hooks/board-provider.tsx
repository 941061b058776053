import { type ReactNode, useEffect, useState } from 'react';
import { useSession } from '#session/session.ts';
import { useConnection } from '#shared/graphql/use-connection.ts';
import { createBoardStore } from '../lib/board-store.ts';
import { StoreContext } from './use-store.ts';

/** Around everything that shows the board: one a page. It opens what the board needs, and closes it. */
export function BoardProvider({ children }: { readonly children: ReactNode }) {
  const connection = useConnection();
  const [store] = useState(() => createBoardStore(connection));
  const session = useSession();
  const userId = session.status === 'logged-in' ? session.userId : null;

  // In a task of its own: all that a page does when it is first drawn would be one that no tap comes between.
  useEffect(() => {
    let close: (() => void) | undefined;
    const timer = setTimeout(() => {
      close = store.open();
    });
    return () => {
      clearTimeout(timer);
      close?.();
    };
  }, [store]);
  useEffect(() => {
    if (userId !== null) store.meet();
  }, [store, userId]);

  return <StoreContext value={store}>{children}</StoreContext>;
}
