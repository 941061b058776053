import type { Verdict } from '@canary/qr/grade/verdict';
import { RenderingError, type RenderingWorkers } from '@canary/rendering/browser/rendering-workers';
import type { FileOptions, PictureRequest, PictureResult } from '@canary/rendering/core/picture';
import { useEffect, useRef, useState } from 'react';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { createRenderingWorkers } from '#shared/code/rendering.ts';
import type { SaveMode } from '#shared/code/save-target.ts';
import type { ExportState } from './export-state.ts';
import type { Destination, ExportTarget } from './export-target.ts';
import type { CodeChecker } from './scan-check/code-checker.ts';

interface RunOptions {
  /** The verdict in spite of which the user wants the file. */
  readonly confirmed?: Verdict | undefined;
}

export type Exporter = ReturnType<typeof useExport>;

/** Draws the code, reads its file back and grades it, and delivers the file only if it scans. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ status: 'idle' });
  const workers = useRef<RenderingWorkers>(undefined);
  const checker = useRef<CodeChecker>(undefined);
  const latestRun = useRef(0);
  useEffect(
    () => () => {
      latestRun.current++;
      workers.current?.stop();
      checker.current?.close();
    },
    [],
  );

  const getWorkers = () => {
    workers.current ??= createRenderingWorkers();
    return workers.current;
  };

  const finish = async (done: DoneState, target: ExportTarget, isStale: () => boolean, mode?: SaveMode) => {
    if (isStale()) return;
    if (!target.save) return setState(done);
    setState({ status: 'working', text: 'Saving to your history…' });
    const saveResult = await target.save(mode);
    if (isStale()) return;
    const retrySave = (otherMode = mode) => void finish(done, target, isStale, otherMode);
    setState({ ...done, saveResult, ...(!saveResult.isSaved && { retrySave }) });
  };

  /** Returns undefined if the check fails or takes too long: then the file that was read back is good enough. */
  const verdictOf = async (request: PictureRequest, isStale: () => boolean) => {
    const { verdictInTime } = await import('./scan-check/code-checker.ts');
    // The generator may have been closed, and nothing would close another checker.
    return isStale() ? undefined : verdictInTime(checker, request);
  };

  const reset = () => {
    latestRun.current++;
    setState((before) => (before.status === 'idle' ? before : { status: 'idle' }));
  };

  const run = async (request: PictureRequest, destination: Destination, { confirmed }: RunOptions = {}) => {
    const { payload, design, file } = request;
    const target = destination(file, design);
    const thisRun = ++latestRun.current;
    const isStale = () => thisRun !== latestRun.current;
    setState({ status: 'working', text: 'Checking that the code scans…', cancel: reset });
    const made = getWorkers()
      .run((renderer) => renderer.makePicture(request))
      .then((result) => {
        if (!result.ok) throw new UndeliverableError(result);
        return result;
      });
    const known = confirmed ?? verdictOf(request, isStale).catch(() => undefined);
    const checks = import('./scan-check/code-checker.ts').catch(() => undefined);
    const picture = Promise.all([made, known, checks]).then(([result, its, loaded]) => {
      if (isStale()) throw new Error();
      const verdict = loaded?.addFile(checker.current, { payload, design }, its, result.readings);
      if (verdict?.grade === 'F' && !confirmed) throw new DoubtfulError(verdict);
      const late = verdict ? undefined : () => loaded?.lateVerdict(checker.current, request, result.readings);
      return { ...result, verdict, late };
    });
    try {
      await target.deliver(picture.then(({ file }) => file));
      const { modulePixels, verdict, late } = await picture;
      const { success: text, offersToKeep = false } = target;
      const done = { status: 'done', text, design, verdict, modulePixels, offersToKeep } as const;
      await finish(done, target, isStale);
      const later = await late?.();
      if (later && !isStale())
        setState((before) => (before.status === 'done' ? { ...before, verdict: later } : before));
    } catch (error) {
      if (isStale()) return;
      if (error instanceof DoubtfulError) {
        return setState({ status: 'doubtful', request, destination, verdict: error.verdict });
      }
      const saveAs = (file: FileOptions) => void run({ ...request, file }, destination, { confirmed });
      const failed = await failure(error, target, file, saveAs);
      if (!isStale()) setState(failed);
    }
  };

  return {
    state,
    run,
    /** Starts the worker before it is needed. */
    warm: () => getWorkers().warm(),
    /** Clears the message about the last picture, and drops a picture in progress. */
    reset,
    /** Checks the code that is shown, and those that are exported. */
    checker,
  };
}

type DoneState = Extract<ExportState, { status: 'done' }>;

/** No file was made, or it doesn't read back as the payload. */
class UndeliverableError extends Error {
  constructor(readonly result: Extract<PictureResult, { ok: false }>) {
    super();
  }
}

/** The file reads back, but scanners may not read the code. */
class DoubtfulError extends Error {
  constructor(readonly verdict: Verdict) {
    super();
  }
}

/** What to tell the user. The texts about the file itself are loaded when they are needed. */
async function failure(
  error: unknown,
  { participle, failure }: ExportTarget,
  file: FileOptions,
  saveAs: (file: FileOptions) => void,
): Promise<ExportState> {
  if (error instanceof RenderingError) {
    const text = `The checker could not be loaded, so nothing was ${participle}.`;
    return { status: 'failed', text: `${text} Check your connection and try again.` };
  }
  if (!(error instanceof UndeliverableError)) return { status: 'failed', text: failure };
  try {
    const { undeliverable } = await loadChunk(() => import('./export/undeliverable.ts'));
    return undeliverable(error.result, participle, file, saveAs);
  } catch {
    return { status: 'failed', text: `This code doesn’t scan, so it was not ${participle}.` };
  }
}
