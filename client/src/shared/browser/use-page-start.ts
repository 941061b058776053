import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** After a navigation by a link without a fragment, scrolls to the top of the page and focuses its main element. */
export function usePageStart<Main extends HTMLElement>(): RefObject<Main | null> {
  const main = useRef<Main>(null);
  const navigation = useNavigationType();
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the navigation that opened the page counts
  useEffect(() => {
    if (navigation !== NavigationType.Push || hash) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, []);
  return main;
}
