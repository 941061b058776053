import { createContext, type ReactNode, use } from 'react';
import { createStore, type Store } from '#shared/store/create-store.ts';
import type { BoardSync } from './board-sync.ts';

/** A board's sync, and the component that runs its operations. */
interface RunningBoard {
  /** See `boardKeyOf`. */
  readonly key: string;
  readonly sync: BoardSync;
  readonly connection: ReactNode;
}

/** The boards that are open, or have unsent changes. */
export interface BoardHost extends Pick<Store<readonly RunningBoard[]>, 'read' | 'watch'> {
  find(key: string): RunningBoard | undefined;
  run(board: RunningBoard): void;
  stop(key: string): void;
}

export const BoardHostContext = createContext<BoardHost | null>(null);

export function createBoardHost(): BoardHost {
  const { read, watch, set } = createStore<readonly RunningBoard[]>([]);
  const others = (key: string) => read().filter((running) => running.key !== key);
  return {
    read,
    watch,
    find: (key) => read().find((running) => running.key === key),
    run: (board) => set([...others(board.key), board]),
    stop: (key) => set(others(key)),
  };
}

export function useBoardHost(): BoardHost {
  const host = use(BoardHostContext);
  if (!host) throw new Error('The board needs a BoardProvider above its route');
  return host;
}
