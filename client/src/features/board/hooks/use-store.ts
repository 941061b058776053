import { createContext, use } from 'react';
import type { BoardStore } from '../lib/board-store.ts';

export const StoreContext = createContext<BoardStore | null>(null);

/** The board's store, for the hooks that read it. */
export function useStore(): BoardStore {
  const store = use(StoreContext);
  if (!store) throw new Error('The board’s hooks need a BoardProvider around them');
  return store;
}
