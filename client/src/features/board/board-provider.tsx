import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { BoardSync } from './sync/board-sync.ts';

/** The board's sync, and the component that runs its operations. */
interface RunningBoard {
  readonly sync: BoardSync;
  readonly connection: ReactNode;
}

interface BoardHost {
  /** Null until the board was visited. */
  readonly running: RunningBoard | null;
  run(board: RunningBoard): void;
}

const BoardHostContext = createContext<BoardHost | null>(null);

/**
 * Keeps the board's connection mounted above the routes after the first visit, so that the queue of unsent changes is
 * sent while the user is on another page. It loads none of the board's code itself.
 */
export function BoardProvider({ children }: { readonly children: ReactNode }) {
  const [running, run] = useState<RunningBoard | null>(null);
  const host = useMemo(() => ({ running, run }), [running]);
  return (
    <BoardHostContext value={host}>
      {children}
      {running?.connection}
    </BoardHostContext>
  );
}

export function useBoardHost(): BoardHost {
  const host = use(BoardHostContext);
  if (!host) throw new Error('The board needs a BoardProvider above its route');
  return host;
}
