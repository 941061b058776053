import { useSyncExternalStore } from 'react';

/** Whether the user can see the page; true on prerendered pages. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(
    watch,
    () => document.visibilityState === 'visible',
    () => true,
  );
}

function watch(watcher: () => void): () => void {
  document.addEventListener('visibilitychange', watcher);
  return () => document.removeEventListener('visibilitychange', watcher);
}
