import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the element that the address names into view and moves the focus there, also when the link came from another page. */
export function useHashScroll(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice, with a new key
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [hash, key]);
}
