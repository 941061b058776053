import { useEffect, useState } from 'react';
import { createRenderingWorkers } from '#shared/code/rendering.ts';
import { useInput } from '#shared/storage/input-store.ts';
import { useStore } from '#shared/store/create-store.ts';
import { createExportMachine } from './export-machine.ts';
import { waitingExport } from './kept-input.ts';

interface ExportOptions {
  /** Id of the content type. */
  readonly type: string;
  /** Whether the page has only this type. Then an export of another type doesn't continue there. */
  readonly isOnlyType?: boolean;
}

export type Exporter = ReturnType<typeof useExport>;

/** Holds the exports of a page. One that waits survives a log-in. */
export function useExport({ type, isOnlyType = false }: ExportOptions) {
  const [workers] = useState(() => createRenderingWorkers());
  const [machine] = useState(() =>
    createExportMachine((request) => workers.run((renderer) => renderer.makePicture(request))),
  );
  const { state, waiting } = useStore(machine.store);
  useInput(waitingExport, waiting && { ...waiting, type }, async (stored) => {
    const kept = await stored;
    // A page with only one type saves its codes to the history.
    if (kept && (isOnlyType ? kept.type === type : kept.verb !== 'save')) machine.wait(kept);
  });
  useEffect(
    () => () => {
      machine.close();
      workers.stop();
    },
    [machine, workers],
  );
  return {
    machine,
    state,
    waiting,
    /** Starts a worker before it is needed. */
    warm: () => workers.warm(),
  };
}
