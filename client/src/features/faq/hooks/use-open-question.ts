import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Opens the question that the address names, and brings whoever follows the link to it. */
export function useOpenQuestion<List extends HTMLElement>(): RefObject<List | null> {
  const list = useRef<List>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice, with a new key
  useEffect(() => {
    const answer = hash ? document.getElementById(hash.slice(1)) : null;
    const entry = list.current?.contains(answer) ? answer?.closest('details') : null;
    if (!entry) return;
    entry.open = true;
    entry.scrollIntoView();
    entry.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash, key]);
  return list;
}
