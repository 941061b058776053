import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has scrolled out of view at the top, below a bar of `top` CSS pixels. */
export function useHasPassed(element: RefObject<Element | null>, top: number): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setPassed(!last.isIntersecting && last.boundingClientRect.bottom <= top);
      },
      { rootMargin: `-${top}px 0px 0px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, top]);
  return hasPassed;
}
