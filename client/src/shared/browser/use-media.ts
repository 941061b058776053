import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, for elements that are rendered only on some screens. Looks belong in style sheets. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (watcher: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', watcher);
      return () => list.removeEventListener('change', watcher);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
