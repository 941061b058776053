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

/** Scrolls to the element in the URL's fragment and focuses it, also after a navigation from another page. */
export function useHashScroll(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click on the same link has a new key
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [hash, key]);
}
