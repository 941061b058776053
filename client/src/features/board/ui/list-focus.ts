import { type Column, columns } from '@canary/board/model';
import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useBoardUi } from './board-ui.ts';
import { idsOf } from './card-moves.ts';

/**
 * Restores the focus that a list loses when it reorders its rows, or when another person moves or deletes the focused
 * card: to that card in its new place, otherwise to the card that took its place.
 */
export function useKeepFocus(
  list: RefObject<HTMLElement | null>,
  column: Column,
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
    const { focusRequest, editing, lift } = ui.read();
    if (focusRequest !== null || lift !== null) return;
    const isElsewhere = columns.some((other) => idsOf(ui, other).includes(id));
    // The editor takes the focus itself, unless its card was deleted.
    if (editing !== null && (editing !== id || isElsewhere)) return;
    const next = isElsewhere ? id : ids[Math.min(before.indexOf(id), ids.length - 1)];
    if (next === undefined) ui.columns.get(column)?.focusAdd();
    else ui.change({ focusRequest: next });
  });
}

const isFocusLost = () => document.activeElement === document.body;

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
    // The user's own actions scroll to their card.
    if (before && before.ids !== ids && node.scrollTop > 0 && focusRequest === null && lift === null) {
      const start = virtualizer.measurementsCache[ids.indexOf(before.id)]?.start;
      if (start !== undefined && start !== before.start) node.scrollTop += start - before.start;
    }
    const first = virtualizer.getVirtualItems().find(({ end }) => end > node.scrollTop);
    const id = first && ids[first.index];
    anchor.current = first && id !== undefined ? { ids, id, start: first.start } : null;
  });
}
