import { useEffect, useEffectEvent } from 'react';

/** How long a finger rests on an item to pick it up, in milliseconds; a shorter touch scrolls. */
export const longPressMs = 250;
/** The touch backend must have noticed the long press before this file picks up the item, in milliseconds. */
const marginMs = 20;

/** How far a resting finger may slip, in CSS pixels. */
const slip = 8;

/**
 * Picks up an item as soon as a finger has rested on its grip, and puts it back when the browser cancels the touch. The
 * touch backend itself waits for the finger to move, and doesn't listen to cancelled touches.
 *
 * @param onHold called with the id in `data-grip` when the finger leaves the item where it rested
 */
export function useLongPress(drag: { isDragging(): boolean }, onHold: (id: string) => void): void {
  const hold = useEffectEvent(onHold);
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
      const grip = target instanceof Element && target.closest('[data-grip]');
      if (!touch || touches.length > 1 || !grip) return;
      timer = setTimeout(() => {
        if (drag.isDragging()) return;
        const { identifier, clientX, clientY } = touch;
        const moved = new Touch({ identifier, target: grip, clientX, clientY: clientY + 1 });
        const init = { touches: [moved], targetTouches: [moved], changedTouches: [moved] };
        grip.dispatchEvent(new TouchEvent('touchmove', { ...init, bubbles: true, cancelable: true }));
        held = { id: grip.getAttribute('data-grip') ?? '', x: clientX, y: clientY };
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
      // `hold` runs after the drag has ended.
      if (id) setTimeout(() => hold(id));
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
  }, [drag]);
}
