import { createContext, Fragment, lazy, type ReactNode, Suspense, use, useState } from 'react';
import { safeSessionStorage } from '#shared/storage/storage.ts';
import { createStore, type Store, useStore } from '#shared/store/create-store.ts';
import type { BoardSync } from './sync/board-sync.ts';

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

const BoardHostContext = createContext<BoardHost | null>(null);

/** The storage keys of changes that this tab had not sent before it was reloaded. */
const savedChangeKey = /^(own-)?board-change:/;

/** Loaded only if there are such changes. */
const ResumedBoards = lazy(async () => ({
  default: (await import('./sync/resumed-boards.tsx')).ResumedBoards,
}));

/**
 * Keeps the connections of boards mounted above the routes, so that their queues of unsent changes are sent while the user
 * is on another page. It loads none of the board's code itself.
 */
export function BoardProvider({ children }: { readonly children: ReactNode }) {
  const [host] = useState(createBoardHost);
  const [hasChanges] = useState(() => safeSessionStorage.keys().some((key) => savedChangeKey.test(key)));
  return (
    <BoardHostContext value={host}>
      {children}
      <RunningBoards host={host} />
      {hasChanges && (
        <Suspense>
          <ResumedBoards />
        </Suspense>
      )}
    </BoardHostContext>
  );
}

function RunningBoards({ host }: { readonly host: BoardHost }) {
  return useStore(host).map(({ key, connection }) => <Fragment key={key}>{connection}</Fragment>);
}

function createBoardHost(): BoardHost {
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
