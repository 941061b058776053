import type { RenderingWorkers } from '@canary/rendering/browser/rendering-workers';
import type { FileRequest } from '@canary/rendering/core/requests';
import { useEffect, useState } from 'react';
import { useInput } from '#shared/storage/input-store.ts';
import { useStore } from '#shared/store/create-store.ts';
import { createExportMachine } from './export-machine.ts';
import { waitingExport } from './kept-input.ts';
import { loadExportTools } from './load-functions.ts';

interface ExportOptions {
  /** Id of the content type. */
  readonly type: string;
  /** Whether the page has only this type. An export of another type then doesn't continue on it. */
  readonly isOnlyType?: boolean;
}

export type Exporter = ReturnType<typeof useExport>;

/** Holds the exports of a page. An export that waits survives a log-in. */
export function useExport({ type, isOnlyType = false }: ExportOptions) {
  const [workers] = useState(loadedWorkers);
  const [machine] = useState(() => createExportMachine(workers.makeCheckedFile));
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
    warm: workers.warm,
  };
}

/** Workers that make files. Their code is loaded on first use. */
function loadedWorkers() {
  let loading: Promise<RenderingWorkers> | undefined;
  const load = () => {
    loading ??= loadExportTools().then(({ createRenderingWorkers }) => createRenderingWorkers());
    // After a failure, the next file loads the code again.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  return {
    makeCheckedFile: async (request: FileRequest) =>
      (await load()).run((renderer) => renderer.makeCheckedFile(request)),
    /** Starts a worker before it is needed. */
    warm: () =>
      void load()
        .then((workers) => workers.warm())
        .catch(() => undefined),
    stop: () => void loading?.then((workers) => workers.stop()).catch(() => undefined),
  };
}
