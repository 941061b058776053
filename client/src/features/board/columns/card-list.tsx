import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type ComponentType,
  type ReactNode,
  type Ref,
  type RefCallback,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { useRows } from '#shared/collection/list-focus.ts';
import { scrollTargetOf, useBoardUiState } from '../live/board-ui.ts';
import { useBoardReader } from '../live/selectors.ts';
import { useCardDrag } from './board-drag.tsx';
import { useCardKeys } from './card-keys.ts';
import styles from './card-list.module.css';
import { edgeScroll } from './edge-scroll.ts';
import { useKeepCardFocus, useKeepScrollPosition } from './list-focus.ts';

/** The functions of a list for its column. */
export interface CardListHandle {
  gapAt(clientY: number): number;
  scrollAtEdge(clientY: number, frames: number): void;
  stopScrolling(): void;
}

/** The data that a list gives the card that it shows. */
export interface ListedCardProps {
  readonly id: string;
  readonly column: string;
  readonly isTabStop: boolean;
  readonly isDragged: boolean;
  readonly dragRef: RefCallback<HTMLElement>;
}

interface CardListProps {
  readonly ref: Ref<CardListHandle>;
  readonly ListedCard: ComponentType<ListedCardProps>;
  /** The id of the column. */
  readonly column: string;
  readonly ids: readonly string[];
  readonly label: string;
  /** Follows the last card. */
  readonly children: ReactNode;
}

const scrolling = { reach: 56, maxStep: 18 };

/** The cards of a column. Only the visible cards are rendered. */
export function CardList({ ref, ListedCard, column, ids, label, children }: CardListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const pinned = useBoardUiState(
    (state) =>
      `${scrollTargetOf(state)} ${state.tabStops[column]} ${state.dragged} ${state.editing} ${state.picking} ${state.picker?.id}`,
  );
  const virtualizer = useCardVirtualizer(scroller, ids, pinned);
  const tabStop = useBoardUiState(({ tabStops }) => tabStops[column] ?? null);
  const tabStopId = tabStop !== null && ids.includes(tabStop) ? tabStop : ids[0];
  const gap = useBoardUiState(({ dropTarget }) => (dropTarget?.column === column ? dropTarget.gap : null));

  const keys = useCardKeys(column);
  // After all cards are in the document. Measuring each card when it is added would compute the styles for each card.
  useLayoutEffect(() => {
    for (const row of list.current?.querySelectorAll<HTMLLIElement>('[data-index]') ?? [])
      virtualizer.measureElement(row);
  });
  useKeepCardFocus(list, column, ids);
  useKeepScrollPosition(scroller, virtualizer, ids);

  const scrollTarget = useBoardUiState(scrollTargetOf);
  const liftIndex = useBoardUiState(({ lift }) => (lift?.column === column ? lift.index : null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows every step of a lifted card
  useLayoutEffect(() => {
    const index = scrollTarget === null ? -1 : ids.indexOf(scrollTarget);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' });
  }, [scrollTarget, liftIndex, ids.includes(scrollTarget ?? '')]);

  useImperativeHandle(
    ref,
    () => ({
      gapAt: (clientY) => {
        const y = clientY - (list.current?.getBoundingClientRect().top ?? 0);
        const next = virtualizer.getVirtualItems().find(({ start, size }) => start + size / 2 > y);
        return next?.index ?? virtualizer.options.count;
      },
      scrollAtEdge: (clientY, frames) => {
        const box = scroller.current?.getBoundingClientRect();
        if (!box) return;
        const step = edgeScroll({ at: clientY, start: box.top, end: box.bottom, frames, ...scrolling });
        if (step !== 0) scroller.current?.scrollBy(0, step);
      },
      stopScrolling: () => {
        const node = scroller.current;
        if (!node) return;
        // Chromium may go on scrolling an element after Escape, until the element has no layout.
        const { scrollTop } = node;
        node.style.display = 'none';
        node.getBoundingClientRect();
        node.style.display = '';
        node.scrollTop = scrollTop;
      },
    }),
    [virtualizer],
  );

  const rows = virtualizer.measurementsCache;
  // The upper edge of the row at the gap, or the lower edge of the last row. Above the first row, half would be cut off.
  const indicatorTop = gap === null ? null : Math.max(2, rows[gap]?.start ?? rows.at(-1)?.end ?? 0);
  return (
    <div ref={scroller} className={styles.scroller}>
      <ul
        ref={list}
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without bullets
        role="list"
        className={styles.list}
        aria-label={label}
        style={{ height: virtualizer.getTotalSize() }}
        {...keys}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const id = ids[index];
          if (id === undefined) return null;
          return (
            <li
              key={key}
              data-index={index}
              data-id={id}
              className={styles.row}
              aria-setsize={ids.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <DraggableCard ListedCard={ListedCard} id={id} column={column} isTabStop={id === tabStopId} />
            </li>
          );
        })}
        {indicatorTop !== null && (
          <li
            role="presentation"
            data-drop-indicator
            className={styles.line}
            style={{ transform: `translateY(${indicatorTop}px)` }}
          />
        )}
      </ul>
      {children}
    </div>
  );
}

interface DraggableCardProps extends Pick<ListedCardProps, 'id' | 'column' | 'isTabStop'> {
  readonly ListedCard: ComponentType<ListedCardProps>;
}

function DraggableCard({ ListedCard, ...props }: DraggableCardProps) {
  const { isDragged, ref } = useCardDrag(props.id);
  return <ListedCard {...props} isDragged={isDragged} dragRef={ref} />;
}

/** The heights of a card with a title of one line, without and with a line of labels, in CSS pixels. */
const estimated = { plain: 56, withLabels: 72 };

/** @param pinned the ids of cards that stay rendered when they are out of view, separated by spaces */
function useCardVirtualizer(scroller: RefObject<HTMLElement | null>, ids: readonly string[], pinned: string) {
  const board = useBoardReader();
  return useVirtualizer<HTMLElement, HTMLLIElement>({
    ...useRows(ids, pinned),
    // Observing an empty list would force a layout without need.
    enabled: ids.length > 0,
    getScrollElement: () => scroller.current,
    // A row that is as high as estimated needs no second rendering.
    estimateSize: (index) => {
      const card = board.card(ids[index] ?? '');
      return card && card.labelIds.length > 0 ? estimated.withLabels : estimated.plain;
    },
    overscan: 3,
    scrollPaddingEnd: 8,
  });
}
