import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Whoever comes to a page by a link of the site, and to no place on it, starts at its top, with the eyes and with the keyboard. */
export function usePageStart<Main extends HTMLElement>(): RefObject<Main | null> {
  const main = useRef<Main>(null);
  const came = useNavigationType();
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only how the page was come to counts, not what follows
  useEffect(() => {
    if (came !== NavigationType.Push || hash) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, []);
  return main;
}
