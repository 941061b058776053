import { type RefObject, useEffect } from 'react';
import { useDragFrames, useDragItem, useDropTarget } from '#shared/collection/drag-and-drop.tsx';
import { type BoardUi, type ColumnDrop, type DropTarget, useBoardUi } from '../live/board-ui.ts';
import { useMoves } from '../live/card-moves.ts';
import { useAnnounceDrag } from '../live/people-selectors.ts';
import { useBoardReader, useCan } from '../live/selectors.ts';
import { edgeScroll } from './edge-scroll.ts';

export const CARD = 'card';
export const COLUMN = 'column';

/** Makes the element of `ref` draggable as a card. */
export function useCardDrag(id: string) {
  const ui = useBoardUi();
  const board = useBoardReader();
  const canDrag = useCan('editCards');
  const announceDrag = useAnnounceDrag();
  return useDragItem({
    type: CARD,
    id,
    canDrag,
    item: () => {
      announceDrag(id);
      ui.change({ dragged: id });
      return { id, text: board.card(id)?.title ?? '' };
    },
    onEnd: (didDrop) => {
      announceDrag(null);
      ui.change({ dragged: null, dropTarget: null });
      if (!didDrop) for (const handle of ui.columns.values()) handle.stopScrolling();
    },
  });
}

/** Makes the element of `ref` a column on which cards are dropped. */
export function useCardDrop(column: string) {
  const ui = useBoardUi();
  const { moveTo } = useMoves();
  return useDropTarget(CARD, ({ id, text }, { y }) => {
    const handle = ui.columns.get(column);
    if (!handle) return;
    const gap = handle.gapAt(y);
    const from = handle.ids().indexOf(id);
    moveTo({ id, title: text }, column, from >= 0 && from < gap ? gap - 1 : gap);
  });
}

const scrolling = { reach: 44, maxStep: 16 };

/** While a card or a column is dragged, scrolls near the edges and updates the drop target. */
export function DragScroll({ columns }: { readonly columns: RefObject<HTMLElement | null> }) {
  const ui = useBoardUi();
  const board = useBoardReader();
  const isDragging = useDragFrames(({ type, id, at: { x, y } }, frames) => {
    if (type !== CARD && type !== COLUMN) return;
    const box = columns.current?.getBoundingClientRect();
    if (box) {
      // On narrow screens, the columns are wider than the window.
      const start = Math.max(0, box.left);
      const end = Math.min(window.innerWidth, box.right);
      const step = edgeScroll({ at: x, start, end, frames, ...scrolling });
      if (step !== 0) columns.current?.scrollBy(step, 0);
    }
    if (type === COLUMN) {
      const order = board.columns().map((column) => column.id);
      const columnDrop = columnDropAt(ui, order, id, x);
      const now = ui.read().columnDrop;
      if (columnDrop?.column !== now?.column || columnDrop?.side !== now?.side) ui.change({ columnDrop });
      return;
    }
    const dropTarget = dropTargetAt(ui, x, y, frames);
    const current = ui.read().dropTarget;
    if (dropTarget?.column !== current?.column || dropTarget?.gap !== current?.gap) ui.change({ dropTarget });
  });
  useEffect(() => {
    // Turns off scroll snapping, which would pull the columns back during a drag.
    columns.current?.toggleAttribute('data-dragging', isDragging);
  }, [columns, isDragging]);
  return null;
}

function dropTargetAt(ui: BoardUi, x: number, y: number, frames: number): DropTarget | null {
  for (const [column, handle] of ui.columns) {
    if (!handle.contains(x, y)) continue;
    handle.scrollAtEdge(y, frames);
    const { dragged } = ui.read();
    const gap = handle.gapAt(y);
    const from = dragged === null ? -1 : handle.ids().indexOf(dragged);
    // The gaps directly before and after the dragged card would not move it.
    return from >= 0 && (gap === from || gap === from + 1) ? null : { column, gap };
  }
  return null;
}

/** @param order the ids of the columns, from left to right */
function columnDropAt(ui: BoardUi, order: readonly string[], id: string, x: number): ColumnDrop | null {
  const offsets = [...ui.columns].map(([column, handle]) => [column, handle.offsetFromMiddle(x)] as const);
  const [nearest] = offsets.sort(([, one], [, other]) => Math.abs(one) - Math.abs(other));
  if (!nearest) return null;
  const [column, offset] = nearest;
  const gap = order.indexOf(column) + (offset < 0 ? 0 : 1);
  const from = order.indexOf(id);
  // The gaps directly before and after the dragged column would not move it.
  return gap === from || gap === from + 1 ? null : { column, side: offset < 0 ? 'before' : 'after' };
}
