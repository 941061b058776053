import { useState } from 'react';
import { useInput } from '#shared/storage/input-store.ts';
import type { WaitingExport, WaitingSave } from '../export-target.ts';
import { waitingExport } from '../kept-input.ts';

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
  useInput(waitingExport, waiting && { ...waiting, type }, async (stored) => {
    const kept = await stored;
    // A page with only one type saves its codes to the history.
    if (kept && (isOnlyType ? kept.type === type : kept.verb !== 'save')) setWaiting(kept);
  });
  return { waiting, setWaiting };
}
