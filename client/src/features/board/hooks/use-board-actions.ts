import { useMemo } from 'react';
import { type BoardActions, createBoardActions } from '../lib/board-actions.ts';
import { useStore } from './use-store.ts';

/** What somebody can do with the board. Each shows at once, and goes back with a notice if the server refuses. */
export function useBoardActions(): BoardActions {
  const store = useStore();
  return useMemo(() => createBoardActions(store), [store]);
}
