import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback } from 'react';

/** The height of a card with a title of one line and the space below it, in CSS pixels. */
const usualHeight = 96;

/**
 * Draws the rows of a list that are in sight, and those that must not go out of it: the ones with the focus, or under
 * way.
 *
 * @param kept their ids, with spaces between
 */
export function useCardVirtualizer(
  scroller: RefObject<HTMLElement | null>,
  ids: readonly string[],
  kept: string,
) {
  return useVirtualizer<HTMLElement, HTMLLIElement>({
    count: ids.length,
    // To observe a list is to measure it, for which the browser has to lay out the page there and then.
    enabled: ids.length > 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    overscan: 6,
    scrollPaddingStart: 8,
    scrollPaddingEnd: 8,
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    rangeExtractor: useCallback(
      (range: Range) => {
        const shown = new Set(defaultRangeExtractor(range));
        for (const id of kept.split(' ')) {
          const index = ids.indexOf(id);
          if (index >= 0) shown.add(index);
        }
        return [...shown].sort((one, other) => one - other);
      },
      [ids, kept],
    ),
  });
}
