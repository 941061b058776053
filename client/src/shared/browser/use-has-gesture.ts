import { useEffect, useState } from 'react';

let happened = false;

/** Whether the user has moved the pointer, pressed anything or scrolled since the site was loaded. */
export function useHasGesture(): boolean {
  const [hasGesture, setGesture] = useState(false);
  useEffect(() => {
    if (happened) return setGesture(true);
    const controller = new AbortController();
    const onGesture = () => {
      happened = true;
      setGesture(true);
      controller.abort();
    };
    for (const gesture of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
      addEventListener(gesture, onGesture, { passive: true, signal: controller.signal });
    return () => controller.abort();
  }, []);
  return hasGesture;
}
