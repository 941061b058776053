import { type RefObject, useCallback, useEffect } from 'react';
import { type BoardUi, type Landing, useBoardUi } from '../state/board-ui.ts';
import { useDragFrames } from './dragging.tsx';

/** How near to an edge a drag scrolls the columns, and how far at most in each frame, in CSS pixels. */
const edge = 44;
const fastest = 16;

/** While a card is dragged: scrolls what is at an edge, and knows where the card would land. Draws nothing. */
export function DragScroll({ columns }: { readonly columns: RefObject<HTMLElement | null> }) {
  const ui = useBoardUi();
  const isDragging = useDragFrames(
    useCallback(
      ({ x, y }, frames) => {
        const box = columns.current?.getBoundingClientRect();
        if (box) {
          const left = Math.max(0, edge - (x - Math.max(0, box.left)));
          const right = Math.max(0, edge - (Math.min(window.innerWidth, box.right) - x));
          const far = (Math.min(edge, Math.max(left, right)) / edge) * fastest * frames;
          if (far > 0) columns.current?.scrollBy(left > right ? -far : far, 0);
        }
        const landing = landingAt(ui, x, y, frames);
        const known = ui.read().landing;
        if (landing?.column !== known?.column || landing?.gap !== known?.gap) ui.change({ landing });
      },
      [ui, columns],
    ),
  );
  // While a card is carried along, the columns follow it and not their own stops.
  useEffect(() => {
    columns.current?.toggleAttribute('data-dragging', isDragging);
  }, [columns, isDragging]);
  return null;
}

function landingAt(ui: BoardUi, x: number, y: number, frames: number): Landing | null {
  for (const [column, handle] of ui.handles) {
    if (!handle.contains(x, y)) continue;
    handle.scrollAtEdge(y, frames);
    const { dragged } = ui.read();
    const gap = handle.gapAt(y);
    const from = dragged === null ? -1 : handle.ids().indexOf(dragged);
    // Beside itself it stays where it is.
    return from >= 0 && (gap === from || gap === from + 1) ? null : { column, gap };
  }
  return null;
}
