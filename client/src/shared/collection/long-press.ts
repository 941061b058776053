import { useEffect } from 'react';

/** How long a finger rests on an item to pick it up, in milliseconds; a shorter touch scrolls. */
export const longPressMs = 250;
/** The touch backend must have noticed the long press before this file picks up the item, in milliseconds. */
const marginMs = 20;

/** How far a resting finger may slip, in CSS pixels. */
const slip = 8;

/**
 * Picks up an item as soon as a finger has rested on it, and puts it back when the browser cancels the touch. The touch
 * backend itself waits for the finger to move, and doesn't listen to cancelled touches.
 *
 * @param grips a selector of the elements by which items are picked up
 * @param onHold called with the grip when the finger leaves it where it rested
 */
export function useLongPress(
  drag: { isDragging(): boolean },
  grips: string,
  onHold: (grip: Element) => void,
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held: { readonly grip: Element; readonly x: number; readonly y: number } | undefined;
    const stop = () => {
      clearTimeout(timer);
      held = undefined;
    };
    const onStart = ({ touches, target }: TouchEvent) => {
      stop();
      const [touch] = touches;
      const grip = target instanceof Element && target.closest(grips);
      if (!touch || touches.length > 1 || !grip) return;
      timer = setTimeout(() => {
        if (drag.isDragging()) return;
        const { identifier, clientX, clientY } = touch;
        const moved = new Touch({ identifier, target: grip, clientX, clientY: clientY + 1 });
        const init = { touches: [moved], targetTouches: [moved], changedTouches: [moved] };
        grip.dispatchEvent(new TouchEvent('touchmove', { ...init, bubbles: true, cancelable: true }));
        held = { grip, x: clientX, y: clientY };
      }, longPressMs + marginMs);
    };
    const onMove = ({ isTrusted, touches: [touch] }: TouchEvent) => {
      if (!isTrusted || !touch) return;
      clearTimeout(timer);
      if (held && Math.hypot(touch.clientX - held.x, touch.clientY - held.y) > slip) held = undefined;
    };
    const onEnd = () => {
      const grip = held?.grip;
      stop();
      // After the drag has ended.
      if (grip) setTimeout(() => onHold(grip));
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
  }, [drag, grips, onHold]);
}
