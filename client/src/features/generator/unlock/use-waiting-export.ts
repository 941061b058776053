import { useState } from 'react';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { useSavedOnReload } from '#shared/storage/reload-state.ts';
import type { WaitingExport } from '../export-target.ts';

export type Unlocking = ReturnType<typeof useWaitingExport>;

/** Holds the export that waits for an unlock. A download or a copy survives a log-in. */
export function useWaitingExport() {
  const [waiting, setWaiting] = useState<WaitingExport>();
  const stored = waiting && { verb: waiting.verb, file: waiting.file };
  useSavedOnReload('waiting-export', stored, async (saved) => {
    if (saved === null) return;
    const { readWaitingExport } = await loadChunk(() => import('./read-waiting-export.ts'));
    setWaiting(readWaitingExport(saved));
  });
  return { waiting, setWaiting };
}
