import { type ReactNode, type RefObject, useCallback, useEffect } from 'react';
import { DndProvider, useDrag, useDragDropManager, useDragLayer, useDrop, type XYCoord } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';
import { MultiBackend, PointerTransition, TouchTransition, usePreview } from 'react-dnd-multi-backend';
import { TouchBackend } from 'react-dnd-touch-backend';
import { type BoardUi, type ColumnDrop, type DropTarget, useBoardUi } from '../live/board-ui.ts';
import { useAnnounceDrag } from '../live/people-selectors.ts';
import { toggleCard } from '../live/selection.ts';
import { useBoardReader, useCan } from '../live/selectors.ts';
import { edgeScroll } from './edge-scroll.ts';
import { longPressMs, useLongPress } from './long-press.ts';

// react-dnd is unmaintained. Only this file imports it, so that it is easy to replace.

/** Native drag and drop for the mouse, the touch backend for fingers. */
const backends = {
  backends: [
    {
      id: 'mouse',
      backend: HTML5Backend,
      transition: PointerTransition,
      // Without this option, the pressed element would receive the event twice.
      skipDispatchOnTransition: true,
    },
    {
      id: 'touch',
      backend: TouchBackend,
      // Keyboard events, because Escape cancels a drag.
      options: { delayTouchStart: longPressMs, enableKeyboardEvents: true },
      transition: TouchTransition,
      preview: true,
    },
  ],
};

const CARD = 'card';
const COLUMN = 'column';

// A new object on each render would make react-dnd end the drag.
const dragOptions = { dropEffect: 'move' };

interface DraggedCard {
  readonly id: string;
  readonly title: string;
  /** The card's width in CSS pixels, so that the touch preview is as wide as the card. */
  readonly width: number;
}

/** Provides drag and drop to the components within it. */
export function DragAndDrop({ children }: { children: ReactNode }) {
  return (
    <DndProvider backend={MultiBackend} options={backends}>
      {children}
    </DndProvider>
  );
}

/** Makes the element of `ref` draggable as a card. */
export function useCardDrag(id: string) {
  const ui = useBoardUi();
  const board = useBoardReader();
  const canDrag = useCan('editCards');
  const announceDrag = useAnnounceDrag();
  const [isDragged, drag] = useDrag({
    type: CARD,
    canDrag,
    item: (): DraggedCard => {
      announceDrag(id);
      ui.change({ dragged: id });
      const card = document.querySelector(`[data-card="${CSS.escape(id)}"]`);
      return { id, title: board.card(id)?.title ?? '', width: card?.clientWidth ?? 0 };
    },
    end: (_item, monitor) => {
      announceDrag(null);
      ui.change({ dragged: null, dropTarget: null });
      if (!monitor.didDrop()) for (const handle of ui.columns.values()) handle.stopScrolling();
    },
    // If another person moves the card, it is rendered by a new component and is still being dragged.
    isDragging: (monitor) => monitor.getItem<DraggedCard>().id === id,
    collect: (monitor) => monitor.isDragging(),
    options: dragOptions,
  });
  return { isDragged, ref: useVoidRef(drag) };
}

/** Makes the element of `ref` a drop target for cards. */
export function useCardDrop(onDrop: (card: DraggedCard, at: XYCoord) => void) {
  const [isOver, drop] = useDrop({
    accept: CARD,
    drop: (item: DraggedCard, monitor) => {
      const at = monitor.getClientOffset();
      if (at) onDrop(item, at);
    },
    collect: (monitor) => monitor.isOver(),
  });
  return { isOver, ref: useVoidRef(drop) };
}

interface DraggedColumn {
  readonly id: string;
  readonly width: number;
}

interface ColumnDragOptions {
  readonly id: string;
  readonly canDrag: boolean;
  onEnd(): void;
}

/** Makes the element of `ref`, the head of a column, draggable. */
export function useColumnDrag({ id, canDrag, onEnd }: ColumnDragOptions) {
  const [isDragged, drag] = useDrag({
    type: COLUMN,
    canDrag,
    item: (): DraggedColumn => {
      const head = document.querySelector(`[data-column-head="${CSS.escape(id)}"]`);
      return { id, width: head?.clientWidth ?? 0 };
    },
    end: onEnd,
    isDragging: (monitor) => monitor.getItem<DraggedColumn>().id === id,
    collect: (monitor) => monitor.isDragging(),
    options: dragOptions,
  });
  return { isDragged, ref: useVoidRef(drag) };
}

/** Makes the element of `ref` a drop target for columns. */
export function useColumnDrop(onDrop: (id: string) => void) {
  const [, drop] = useDrop({
    accept: COLUMN,
    drop: ({ id }: DraggedColumn) => onDrop(id),
  });
  return useVoidRef(drop);
}

/** A ref that returns nothing: React would take the element that react-dnd's refs return for a cleanup function. */
function useVoidRef(connect: (node: HTMLElement | null) => unknown) {
  return useCallback(
    (node: HTMLElement | null) => {
      connect(node);
    },
    [connect],
  );
}

/** The image that follows a finger; with a mouse, the browser draws one. */
export function DragPreview({ children }: { children(id: string, isColumn: boolean): ReactNode }) {
  const preview = usePreview<DraggedCard | DraggedColumn, HTMLDivElement>();
  if (!preview.display) return null;
  const { item, itemType, ref, style, monitor } = preview;
  // The card stays under the finger where it was picked up. Centred on the finger, most of it could leave the window.
  const { x, y } = monitor.getSourceClientOffset() ?? { x: 0, y: 0 };
  const transform = `translate(${x}px, ${y}px)`;
  const place = { ...style, transform, WebkitTransform: transform };
  return (
    <div ref={ref} style={{ ...place, width: item.width, zIndex: 20 }} aria-hidden="true">
      {children(item.id, itemType === COLUMN)}
    </div>
  );
}

const scrolling = { reach: 44, maxStep: 16 };

/** Picks up cards and columns by a long press, and selects a card that isn't moved then. While one is dragged, scrolls near the edges and updates the drop target. */
export function DragScroll({ columns }: { readonly columns: RefObject<HTMLElement | null> }) {
  const ui = useBoardUi();
  const monitor = useDragDropManager().getMonitor();
  const board = useBoardReader();
  const canSelect = useCan('editCards');
  useLongPress(
    monitor,
    useCallback((id) => canSelect && toggleCard(ui, id), [ui, canSelect]),
  );
  const isDragging = useDragFrames(
    useCallback(
      ({ x, y }, frames) => {
        const box = columns.current?.getBoundingClientRect();
        if (box) {
          // On narrow screens, the columns are wider than the window.
          const start = Math.max(0, box.left);
          const end = Math.min(window.innerWidth, box.right);
          const step = edgeScroll({ at: x, start, end, frames, ...scrolling });
          if (step !== 0) columns.current?.scrollBy(step, 0);
        }
        if (monitor.getItemType() === COLUMN) {
          const { id }: DraggedColumn = monitor.getItem();
          const order = board.columns().map((column) => column.id);
          const columnDrop = columnDropAt(ui, order, id, x);
          const now = ui.read().columnDrop;
          if (columnDrop?.column !== now?.column || columnDrop?.side !== now?.side) ui.change({ columnDrop });
          return;
        }
        const dropTarget = dropTargetAt(ui, x, y, frames);
        const current = ui.read().dropTarget;
        if (dropTarget?.column !== current?.column || dropTarget?.gap !== current?.gap)
          ui.change({ dropTarget });
      },
      [ui, columns, monitor, board],
    ),
  );
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

/** The duration of a frame at 60 Hz, in milliseconds, and the most frames that a slow frame counts for. */
const frameMs = 1000 / 60;
const maxFrames = 6;

/**
 * Calls back before every frame of a drag.
 *
 * @param onFrame receives the pointer's position and the number of 60 Hz frames since the last call
 * @returns whether a card is being dragged
 */
function useDragFrames(onFrame: (at: XYCoord, frames: number) => void): boolean {
  const monitor = useDragDropManager().getMonitor();
  const isDragging = useDragLayer((layer) => layer.isDragging());
  useEffect(() => {
    if (!isDragging) return;
    let before = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      const at = monitor.getClientOffset();
      if (at) onFrame(at, Math.min(maxFrames, (now - before) / frameMs));
      before = now;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDragging, monitor, onFrame]);
  return isDragging;
}
