import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useBoardUi } from '../state/board-ui.ts';

/**
 * Keeps the uppermost card in sight where it is while others add, move or delete cards above it.
 *
 * @param ids the cards of the list; only another list is looked at
 */
export function useSteadyScroll(
  scroller: RefObject<HTMLElement | null>,
  virtualizer: Virtualizer<HTMLElement, HTMLLIElement>,
  ids: readonly string[],
): void {
  const ui = useBoardUi();
  const held = useRef<{ readonly ids: readonly string[]; readonly id: string; readonly start: number }>(null);
  useLayoutEffect(() => {
    const node = scroller.current;
    if (!node) return;
    const before = held.current;
    const { wanted, lift } = ui.read();
    // What is done here leads to its card by itself.
    if (before && before.ids !== ids && node.scrollTop > 0 && wanted === null && lift === null) {
      const start = virtualizer.measurementsCache[ids.indexOf(before.id)]?.start;
      if (start !== undefined && start !== before.start) node.scrollTop += start - before.start;
    }
    const first = virtualizer.getVirtualItems().find(({ end }) => end > node.scrollTop);
    const id = first && ids[first.index];
    held.current = first && id !== undefined ? { ids, id, start: first.start } : null;
  });
}
