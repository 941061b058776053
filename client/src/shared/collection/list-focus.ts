import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { isFocusLost } from './focus.ts';

/**
 * Options for the virtualizer of a list with a row for each id.
 *
 * @param pinned the ids of rows that stay rendered when they are out of view, separated by spaces, such as the row with the focus
 */
export function useRows(ids: readonly string[], pinned: string) {
  const getItemKey = useCallback((index: number) => ids[index] ?? index, [ids]);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = pinned.split(' ').map((id) => ids.indexOf(id));
      const rows = new Set([...defaultRangeExtractor(range), ...indexes.filter((index) => index >= 0)]);
      return [...rows].sort((one, other) => one - other);
    },
    [ids, pinned],
  );
  return { count: ids.length, getItemKey, rangeExtractor };
}

/**
 * Restores the focus that a list loses when it reorders its rows, which have their id in `data-id`.
 *
 * @param onGone called when the row that had the focus is gone, with the id of the row that has taken its place
 */
export function useKeepFocus(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onGone: (id: string, neighbour: string | null) => void,
): void {
  const previousIds = useRef<readonly string[]>(ids);
  // Read during rendering: after the commit, the focus may already be lost.
  const { activeElement } = document;
  const focused = list.current?.contains(activeElement) ? activeElement : null;
  const id = focused?.closest('[data-id]')?.getAttribute('data-id');

  useLayoutEffect(() => {
    if (focused instanceof HTMLElement && focused.isConnected && isFocusLost()) {
      focused.focus({ preventScroll: true });
    }
  });

  // This is an effect, because other lists, which may show the row now, must have rendered first.
  useEffect(() => {
    const before = previousIds.current;
    previousIds.current = ids;
    if (!id || !focused || focused.isConnected || !isFocusLost()) return;
    onGone(id, ids[Math.min(before.indexOf(id), ids.length - 1)] ?? null);
  });
}
