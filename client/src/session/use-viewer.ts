import { useSyncExternalStore } from 'react';
import { readViewer, type Viewer, watchViewer } from '#session/viewer.ts';

const nobody = () => null;

/** The logged-in user; null for nobody, and until the server has answered. */
export function useViewer(): Viewer | null {
  return useSyncExternalStore(watchViewer, readViewer, nobody);
}
