import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useBoardUi } from '../live/board-ui.ts';
import { isShown } from '../live/card-moves.ts';
import { isFocusLost } from '../live/focus.ts';

/**
 * Restores the focus that a list loses when it reorders its rows, or when another person moves the focused card. If
 * the card was deleted, the column gets the focus: a key pressed at that moment must not act on the card that took its
 * place.
 */
export function useKeepFocus(
  list: RefObject<HTMLElement | null>,
  column: string,
  ids: readonly string[],
): void {
  const ui = useBoardUi();
  const previousIds = useRef<readonly string[]>(ids);
  // Read during rendering: after the commit, the focus may already be lost.
  const { activeElement } = document;
  const focused = list.current?.contains(activeElement) ? activeElement : null;
  const id = focused?.closest('li')?.getAttribute('data-id');

  useLayoutEffect(() => {
    if (focused instanceof HTMLElement && focused.isConnected && isFocusLost()) {
      focused.focus({ preventScroll: true });
    }
  });

  // An effect, because every column must have updated its handle first.
  useEffect(() => {
    const before = previousIds.current;
    previousIds.current = ids;
    if (!id || !focused || focused.isConnected || !isFocusLost()) return;
    const { focusRequest, editing, picking, picker, lift } = ui.read();
    if (
      lift !== null ||
      picking !== null ||
      picker !== null ||
      (focusRequest !== null && isShown(ui, focusRequest))
    )
      return;
    const isElsewhere = isShown(ui, id);
    // The editor takes the focus itself, unless its card was deleted.
    if (editing !== null && (editing !== id || isElsewhere)) return;
    if (isElsewhere) return ui.change({ focusRequest: id });
    // Tab and Shift+Tab continue where the card was.
    const neighbour = ids[Math.min(before.indexOf(id), ids.length - 1)] ?? null;
    ui.change({ focusRequest: null, tabStops: { ...ui.read().tabStops, [column]: neighbour } });
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
