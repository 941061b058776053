import { useState } from 'react';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { useSavedOnReload } from '#shared/storage/reload-state.ts';
import type { WaitingExport, WaitingSave } from '../export-target.ts';

export type Unlocking = ReturnType<typeof useWaitingExport>;

interface WaitingOptions {
  /** Id of the content type. */
  readonly type: string;
  /** Whether the page has only this type. Then an export of another type doesn't continue there. */
  readonly isOnlyType?: boolean;
}

/** Holds the export that waits for an unlock. A visitor's survives a log-in. */
export function useWaitingExport({ type, isOnlyType = false }: WaitingOptions) {
  const [waiting, setWaiting] = useState<WaitingExport | WaitingSave>();
  // Functions aren't stored: its verb says where the file goes.
  useSavedOnReload('waiting-export', waiting && { ...waiting, type }, async (saved) => {
    if (saved === null) return;
    const { readWaitingExport } = await loadChunk(() => import('./read-waiting-export.ts'));
    setWaiting(readWaitingExport(saved, isOnlyType ? type : undefined));
  });
  return { waiting, setWaiting };
}
