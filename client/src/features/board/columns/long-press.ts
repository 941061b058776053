import { useEffect } from 'react';

/** How long a finger rests on a card to pick it up, in milliseconds; a shorter touch scrolls. */
export const longPressMs = 250;
/** The touch backend must have noticed the long press before this file picks up the card, in milliseconds. */
const marginMs = 20;

/** How far a resting finger may slip, in CSS pixels. */
const slip = 8;

/**
 * Picks up a card as soon as a finger has rested on it, and puts it back when the browser cancels the touch. The touch
 * backend itself waits for the finger to move, and doesn't listen to cancelled touches.
 *
 * @param drag the drag and drop of the board
 * @param onHold called with the id of a card when the finger leaves it where it rested
 */
export function useLongPress(drag: { isDragging(): boolean }, onHold: (id: string) => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held: { readonly id: string; readonly x: number; readonly y: number } | undefined;
    const stop = () => {
      clearTimeout(timer);
      held = undefined;
    };
    const onStart = ({ touches, target }: TouchEvent) => {
      stop();
      const [touch] = touches;
      const card = target instanceof Element && target.closest('[data-card], [data-column-head]');
      if (!touch || touches.length > 1 || !card) return;
      timer = setTimeout(() => {
        if (drag.isDragging()) return;
        const { identifier, clientX, clientY } = touch;
        const moved = new Touch({ identifier, target: card, clientX, clientY: clientY + 1 });
        const init = { touches: [moved], targetTouches: [moved], changedTouches: [moved] };
        card.dispatchEvent(new TouchEvent('touchmove', { ...init, bubbles: true, cancelable: true }));
        const id = card.getAttribute('data-card');
        if (id !== null) held = { id, x: clientX, y: clientY };
      }, longPressMs + marginMs);
    };
    const onMove = ({ isTrusted, touches: [touch] }: TouchEvent) => {
      if (!isTrusted || !touch) return;
      clearTimeout(timer);
      if (held && Math.hypot(touch.clientX - held.x, touch.clientY - held.y) > slip) held = undefined;
    };
    const onEnd = () => {
      const id = held?.id;
      stop();
      // After the drag has ended.
      if (id !== undefined) setTimeout(() => onHold(id));
    };
    const onCancel = () => {
      stop();
      if (drag.isDragging()) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    };
    const ending = new AbortController();
    const options = { passive: true, capture: true, signal: ending.signal };
    window.addEventListener('touchstart', onStart, options);
    window.addEventListener('touchmove', onMove, options);
    window.addEventListener('touchend', onEnd, options);
    window.addEventListener('touchcancel', onCancel, options);
    return () => {
      stop();
      ending.abort();
    };
  }, [drag, onHold]);
}
