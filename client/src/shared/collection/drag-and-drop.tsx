import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { DndProvider, useDrag, useDragDropManager, useDragLayer, useDrop, type XYCoord } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';
import { MultiBackend, PointerTransition, TouchTransition, usePreview } from 'react-dnd-multi-backend';
import { TouchBackend } from 'react-dnd-touch-backend';
import styles from './drag-and-drop.module.css';
import { longPressMs, useLongPress } from './long-press.ts';
import { useRefs } from './use-refs.ts';

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

// A new object on each render would make react-dnd end the drag.
const dragOptions = { dropEffect: 'move' };

/** The image starts where its element is. */
const inPlace = { anchorX: 0, anchorY: 0 };

/** A dragged item. */
export interface DragItem {
  readonly id: string;
  /** The text that follows a finger, unless the item has its own image. */
  readonly text: string;
}

interface DragItemOptions<Item extends DragItem> {
  /** Which drop targets accept the item. */
  readonly type: string;
  readonly id: string;
  readonly canDrag?: boolean;
  /** Where the mouse is on an image smaller than the dragged element, in CSS pixels. Pass the same object each time. */
  readonly imageAt?: { readonly offsetX: number; readonly offsetY: number };
  /** Called when a drag begins. */
  item(): Item;
  onEnd?(didDrop: boolean): void;
}

/** Provides drag and drop to the components within it. */
export function DragAndDrop({ children }: { readonly children: ReactNode }) {
  return (
    <DndProvider backend={MultiBackend} options={backends}>
      {children}
    </DndProvider>
  );
}

/** Makes the element of `ref` draggable. The mouse drags an image of it, or of the element of `imageRef`. */
export function useDragItem<Item extends DragItem>(options: DragItemOptions<Item>) {
  const { type, id, canDrag = true, imageAt = inPlace, item, onEnd } = options;
  const node = useRef<HTMLElement>(null);
  const [isDragged, drag, image] = useDrag({
    type,
    canDrag,
    item: () => ({ ...item(), width: node.current?.clientWidth ?? 0 }),
    end: (_item, monitor) => onEnd?.(monitor.didDrop()),
    // An item that is moved by another person is rendered by a new component, and is still being dragged.
    isDragging: (monitor) => monitor.getItem<Item>().id === id,
    collect: (monitor) => monitor.isDragging(),
    options: dragOptions,
    previewOptions: imageAt,
  });
  return { isDragged, ref: useRefs(node, drag), imageRef: useRefs(image) };
}

/** Makes the element of `ref` a drop target. `over` is the item above it. */
export function useDropTarget<Item extends DragItem>(
  type: string,
  onDrop: (item: Item, at: XYCoord) => void,
) {
  const [over, drop] = useDrop({
    accept: type,
    drop: (item: Item, monitor) => {
      const at = monitor.getClientOffset();
      if (at) onDrop(item, at);
    },
    collect: (monitor) => (monitor.isOver() ? monitor.getItem<Item>() : null),
  });
  return { over, ref: useRefs(drop) };
}

interface TouchDragProps {
  /** The image of an item, if it is more than its text. */
  image?(item: DragItem, type: string): ReactNode;
  /** Called with the id in the `data-grip` of an item when a finger leaves the item where it rested. */
  onHold(id: string): void;
}

/** Picks up an item as soon as a finger rests on it, and shows the image that follows the finger. */
export function TouchDrag({ image, onHold }: TouchDragProps) {
  useLongPress(useDragDropManager().getMonitor(), onHold);
  const preview = usePreview<DragItem & { width: number }, HTMLDivElement>();
  if (!preview.display) return null;
  const { item, itemType, ref, style, monitor } = preview;
  const own = image?.(item, String(itemType));
  const finger = monitor.getClientOffset() ?? { x: 0, y: 0 };
  // The item stays under the finger where it was picked up. Centred on the finger, most of it could leave the window.
  const { x, y } = own
    ? (monitor.getSourceClientOffset() ?? finger)
    : { x: Math.min(finger.x - 20, window.innerWidth - textWidth), y: finger.y - 20 };
  const transform = `translate(${x}px, ${y}px)`;
  const place = { ...style, transform, WebkitTransform: transform, zIndex: 20 };
  return (
    <div ref={ref} style={{ ...place, width: own ? item.width : textWidth }} aria-hidden="true">
      {own || (
        <div className={styles.text} dir="auto">
          {item.text}
        </div>
      )}
    </div>
  );
}

/** The width of a text that follows a finger, in CSS pixels. */
const textWidth = 240;

/** The duration of a frame at 60 Hz, in milliseconds, and the most frames that a slow frame counts for. */
const frameMs = 1000 / 60;
const maxFrames = 6;

/** A drag in progress. */
interface Drag {
  readonly type: string;
  readonly id: string;
  /** The pointer's place in the viewport, in CSS pixels. */
  readonly at: XYCoord;
}

/**
 * Calls back before every frame of a drag.
 *
 * @param onFrame receives the drag and the number of 60 Hz frames since the last call
 * @returns whether an item is being dragged
 */
export function useDragFrames(onFrame: (drag: Drag, frames: number) => void): boolean {
  const callBack = useEffectEvent(onFrame);
  const monitor = useDragDropManager().getMonitor();
  const isDragging = useDragLayer((layer) => layer.isDragging());
  useEffect(() => {
    if (!isDragging) return;
    let before = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      const at = monitor.getClientOffset();
      const item: DragItem | null = monitor.getItem();
      const frames = Math.min(maxFrames, (now - before) / frameMs);
      if (at && item) callBack({ type: String(monitor.getItemType()), id: item.id, at }, frames);
      before = now;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDragging, monitor]);
  return isDragging;
}
