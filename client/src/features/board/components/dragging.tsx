import { type ReactNode, useCallback, useEffect } from 'react';
import { DndProvider, useDrag, useDragDropManager, useDragLayer, useDrop, type XYCoord } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';
import { MultiBackend, PointerTransition, TouchTransition, usePreview } from 'react-dnd-multi-backend';
import { TouchBackend } from 'react-dnd-touch-backend';

/** How long a finger rests on a card before it picks it up, in milliseconds: a shorter touch scrolls. */
const longPressMs = 250;

/** A mouse drags by the browser's own means, a finger by those of the touch backend. */
const backends = {
  backends: [
    {
      id: 'mouse',
      backend: HTML5Backend,
      transition: PointerTransition,
      // Whatever is pressed would be pressed twice.
      skipDispatchOnTransition: true,
    },
    {
      id: 'touch',
      backend: TouchBackend,
      options: { delayTouchStart: longPressMs },
      transition: TouchTransition,
      preview: true,
    },
  ],
};

/** How long a screen shows a frame, in milliseconds, and how many are made up for where one was slow. */
const frameMs = 1000 / 60;
const mostFrames = 6;

const CARD = 'card';

/** One object for all: to be given another one, react-dnd would let go of the card. */
const moves = { dropEffect: 'move' };

interface DraggedCard {
  readonly id: string;
  readonly title: string;
  /** In CSS pixels, so that what follows a finger is as wide as the card was. */
  readonly width: number;
}

/** Around everything that takes part. Everything of react-dnd is in this file. */
export function Dragging({ children }: { children: ReactNode }) {
  return (
    <DndProvider backend={MultiBackend} options={backends}>
      {children}
    </DndProvider>
  );
}

interface CardDragOptions {
  readonly id: string;
  readonly title: string;
  onStart(): void;
  onEnd(): void;
}

/** Makes an element the handle of a card that can be dragged. React wants of its ref that it returns nothing. */
export function useCardDrag({ id, title, onStart, onEnd }: CardDragOptions) {
  const [isDragged, drag] = useDrag({
    type: CARD,
    item: (): DraggedCard => {
      onStart();
      const card = document.querySelector(`[data-card="${CSS.escape(id)}"]`);
      return { id, title, width: card?.clientWidth ?? 0 };
    },
    end: onEnd,
    // A card that somebody else moves meanwhile is drawn anew, and is still the one that is dragged.
    isDragging: (monitor) => monitor.getItem<DraggedCard>().id === id,
    collect: (monitor) => monitor.isDragging(),
    options: moves,
  });
  const ref = useCallback(
    (node: HTMLElement | null) => {
      drag(node);
    },
    [drag],
  );
  return { isDragged, ref };
}

/** Makes an element something that cards are dropped on. */
export function useCardDrop(onDrop: (card: DraggedCard, at: XYCoord) => void) {
  const [isOver, drop] = useDrop({
    accept: CARD,
    drop: (item: DraggedCard, monitor) => {
      const at = monitor.getClientOffset();
      if (at) onDrop(item, at);
    },
    collect: (monitor) => monitor.isOver(),
  });
  const ref = useCallback(
    (node: HTMLElement | null) => {
      drop(node);
    },
    [drop],
  );
  return { isOver, ref };
}

/**
 * Calls back before each frame of a drag, with where the pointer is and how many frames of a fast screen have passed.
 *
 * @returns whether a card is dragged
 */
export function useDragFrames(onFrame: (at: XYCoord, frames: number) => void): boolean {
  const monitor = useDragDropManager().getMonitor();
  const isDragging = useDragLayer((layer) => layer.isDragging());
  useEffect(() => {
    if (!isDragging) return;
    let before = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      const at = monitor.getClientOffset();
      if (at) onFrame(at, Math.min(mostFrames, (now - before) / frameMs));
      before = now;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDragging, monitor, onFrame]);
  return isDragging;
}

/** What follows a finger, since the browser draws nothing there by itself. */
export function DragPreview({ children }: { children(id: string): ReactNode }) {
  const preview = usePreview<DraggedCard, HTMLDivElement>();
  if (!preview.display) return null;
  const { item, ref, style } = preview;
  return (
    <div ref={ref} style={{ ...style, width: item.width, zIndex: 20 }} aria-hidden="true">
      {children(item.id)}
    </div>
  );
}
