import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the element that the address names into view, also when the link came from another page. */
export function useHashScroll(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice, with a new key
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
}
