import { type Card, openColumns } from '@canary/board/model';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useStore } from '#shared/store/create-store.ts';
import { useBoardHost } from './board-host.ts';
import { boardKeyOf, openBoardRef } from './board-ref.ts';
import type { BoardStore, SyncState } from './board-store.ts';

/** The cards of the open board, while an `OpenBoard` is mounted somewhere. */
interface AllCards {
  readonly phase: SyncState['phase'];
  /** In the order of the board: by columns, then from top to bottom. */
  readonly cards: readonly Card[];
}

/** Follows the cards outside the board's page. */
export function useAllCards(): AllCards {
  const openBoardKey = boardKeyOf(openBoardRef);
  const store = useStore(useBoardHost()).find(({ key }) => key === openBoardKey)?.sync.store;
  const watch = useCallback(
    (listener: () => void) => {
      if (!store) return () => undefined;
      const stops = [
        store.state.watch(listener),
        ...openColumns.map((column) => store.watch(`content:${column}`, listener)),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store],
  );
  const phase = useSyncExternalStore(watch, () => store?.state.read().phase ?? 'loading');
  const revision = useSyncExternalStore(watch, () => (store ? revisionOf(store) : 0));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store's cards change with the revision
  const cards = useMemo(
    () => (store && phase === 'ready' ? openColumns.flatMap((column) => store.column(column)) : []),
    [store, phase, revision],
  );
  return { phase, cards };
}

/** Grows with every change to a card. */
function revisionOf(store: BoardStore): number {
  return openColumns.reduce((sum, column) => sum + store.revision(column, 'content'), 0);
}
