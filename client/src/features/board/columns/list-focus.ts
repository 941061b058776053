import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useKeepFocus } from '#shared/collection/list-focus.ts';
import { useBoardUi } from '../live/board-ui.ts';
import { isShown } from '../live/card-moves.ts';

/**
 * Keeps the focus of a column's cards when they are reordered, or when another person moves the focused card. If the card
 * was deleted, the column gets the focus: a key pressed at that moment must not act on the card that took its place.
 */
export function useKeepCardFocus(
  list: RefObject<HTMLElement | null>,
  column: string,
  ids: readonly string[],
): void {
  const ui = useBoardUi();
  useKeepFocus(list, ids, (id, neighbour) => {
    const { focusRequest, editing, picking, picker, lift, tabStops } = ui.read();
    if (lift !== null || picking !== null || picker !== null) return;
    if (focusRequest !== null && isShown(ui, focusRequest)) return;
    const isElsewhere = isShown(ui, id);
    // The editor takes the focus itself, unless its card was deleted.
    if (editing !== null && (editing !== id || isElsewhere)) return;
    if (isElsewhere) return ui.change({ focusRequest: id });
    // Tab and Shift+Tab continue where the card was.
    ui.change({ focusRequest: null, tabStops: { ...tabStops, [column]: neighbour } });
    ui.columns.get(column)?.focus();
  });
}

/** Keeps the topmost visible card in place while other people add, move or delete cards above it. */
export function useKeepScrollPosition(
  scroller: RefObject<HTMLElement | null>,
  virtualizer: Virtualizer<HTMLElement, HTMLLIElement>,
  ids: readonly string[],
): void {
  const ui = useBoardUi();
  const anchor = useRef<{ readonly ids: readonly string[]; readonly id: string; readonly start: number }>(
    null,
  );
  useLayoutEffect(() => {
    const node = scroller.current;
    if (!node) return;
    const before = anchor.current;
    const { focusRequest, lift } = ui.read();
    // An action of the user scrolls to the card that it concerns.
    if (before && before.ids !== ids && node.scrollTop > 0 && focusRequest === null && lift === null) {
      const start = virtualizer.measurementsCache[ids.indexOf(before.id)]?.start;
      if (start !== undefined && start !== before.start) node.scrollTop += start - before.start;
    }
    const first = virtualizer.getVirtualItems().find(({ end }) => end > node.scrollTop);
    const id = first && ids[first.index];
    anchor.current = first && id !== undefined ? { ids, id, start: first.start } : null;
  });
}
