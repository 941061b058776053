import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

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
