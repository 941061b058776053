import type { Column } from '@canary/board/task';
import { columns } from '@canary/board/task';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useBoardUi } from '../state/board-ui.ts';
import { idsOf } from './use-moves.ts';

/**
 * Gives the focus back that a list loses when its rows are drawn in another order, or when somebody else takes the card
 * that has it: to that card where it now is, else to the one that took its place.
 */
export function useKeptFocus(
  list: RefObject<HTMLElement | null>,
  column: Column,
  ids: readonly string[],
): void {
  const ui = useBoardUi();
  const before = useRef<readonly string[]>(ids);
  // Read while drawing, since it is too late once the rows have moved.
  const { activeElement } = document;
  const focused = list.current?.contains(activeElement) ? activeElement : null;
  const id = focused?.closest('li')?.getAttribute('data-id');

  useLayoutEffect(() => {
    if (focused instanceof HTMLElement && focused.isConnected && isFocusLost()) {
      focused.focus({ preventScroll: true });
    }
  });

  // Once every column knows its cards.
  useEffect(() => {
    const places = before.current;
    before.current = ids;
    if (!id || !focused || focused.isConnected || !isFocusLost()) return;
    const { wanted, editing, lift } = ui.read();
    if (wanted !== null || lift !== null) return;
    const isElsewhere = columns.some((other) => idsOf(ui, other).includes(id));
    // What is being edited takes the focus by itself, unless it is what has gone.
    if (editing !== null && (editing !== id || isElsewhere)) return;
    const next = isElsewhere ? id : ids[Math.min(places.indexOf(id), ids.length - 1)];
    if (next === undefined) ui.handles.get(column)?.focusAdd();
    else ui.change({ wanted: next });
  });
}

const isFocusLost = () => document.activeElement === document.body;
