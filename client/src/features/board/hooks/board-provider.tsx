import { type ReactNode, useEffect, useState } from 'react';
import { useConnection } from '#hooks/use-connection.ts';
import { useMe } from '#hooks/use-me.ts';
import { createBoardStore } from '../lib/board-store.ts';
import { StoreContext } from './use-store.ts';

/** Around everything that shows the board: one a page. It opens what the board needs, and closes it. */
export function BoardProvider({ children }: { readonly children: ReactNode }) {
  const connection = useConnection();
  const [store] = useState(() => createBoardStore(connection));
  const { me } = useMe();
  const userId = me.status === 'signed-in' ? me.user.id : null;

  useEffect(() => store.open(), [store]);
  useEffect(() => {
    if (userId !== null) store.meet();
  }, [store, userId]);

  return <StoreContext value={store}>{children}</StoreContext>;
}
