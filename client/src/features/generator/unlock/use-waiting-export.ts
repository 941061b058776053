import { useState } from 'react';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { useSavedOnReload } from '#shared/storage/reload-state.ts';
import type { WaitingExport } from '../export-target.ts';

export type Unlocking = ReturnType<typeof useWaitingExport>;

/** Holds the export that waits for an unlock. A download, a copy or a print survives a log-in. */
export function useWaitingExport() {
  const [waiting, setWaiting] = useState<WaitingExport>();
  // Functions aren't stored: its verb says where the file goes.
  useSavedOnReload('waiting-export', waiting, async (saved) => {
    if (saved === null) return;
    const { readWaitingExport } = await loadChunk(() => import('./read-waiting-export.ts'));
    setWaiting(readWaitingExport(saved));
  });
  return { waiting, setWaiting };
}
