import type { FileOptions } from '@canary/rendering/core/requests';
import { useEffect, useState } from 'react';
import { createRenderingWorkers } from '#shared/code/rendering.ts';
import type { RunPlan } from './plan.ts';
import { type Run, type RunCode, startRun } from './run.ts';
import { eraseTemporaryZip, openZipFile, roomForZip } from './zip-file.ts';

/** The part of a ZIP file that isn't in its files: names, sizes, and the list of codes. */
const overhead = 1.1;

/** Starts runs, one at a time. Leaving the page discards a run. */
export function useRun() {
  const [run, setRun] = useState<Run>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => () => run?.discard(), [run]);
  // An earlier visit may have ended during the download.
  useEffect(() => void eraseTemporaryZip(), []);

  /** @param name of the ZIP file */
  const start = async ({ codes, wrong }: RunPlan, file: FileOptions, name: string) => {
    setFailure(undefined);
    // One core stays free for the page.
    const parallel = Math.max(1, navigator.hardwareConcurrency - 1);
    const workers = createRenderingWorkers(parallel);
    try {
      const zip = await openZipFile(name);
      const missing = await missingRoom(codes, (code) =>
        workers.run(async (renderer) => (await renderer.makeReadFile({ ...code, file }))?.file.size),
      );
      if (missing) throw new Error(missing);
      const started = startRun({ codes, wrong, file, workers, parallel, write: zip.write });
      void started.ended.then(() => workers.stop());
      setRun(started);
    } catch (error) {
      workers.stop();
      // The user has closed the dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setFailure(error instanceof Error ? error.message : 'The run could not be started.');
    }
  };
  return {
    run,
    failure,
    start: (plan: RunPlan, file: FileOptions, name: string) => void start(plan, file, name),
    close: () => setRun(undefined),
  };
}

/** Why the browser has no room for the ZIP file, for display; undefined if it has, or doesn't tell. */
async function missingRoom(
  codes: readonly RunCode[],
  sizeOf: (code: RunCode) => Promise<number | undefined>,
): Promise<string | undefined> {
  const room = await roomForZip();
  const [first] = codes;
  if (room === undefined || !first) return undefined;
  const needed = overhead * codes.length * ((await sizeOf(first)) ?? 0);
  if (needed <= room) return undefined;
  const [wanted, free] = [needed, room].map((bytes) => Math.ceil(bytes / 1_000_000));
  return `The files need about ${wanted} MB, and this browser gives the site ${free} MB. Choose a smaller size, or fewer rows.`;
}
