import { useSyncExternalStore } from 'react';
import { readViewer, type Viewer, watchViewer } from '#lib/viewer.ts';

/** The signed-in user; null for nobody, and until the server has answered. */
export function useViewer(): Viewer | null {
  return useSyncExternalStore(watchViewer, readViewer);
}
