import type { LeftOutRow } from '@canary/bulk/manifest';
import { RenderingError } from '@canary/rendering/core/worker-pool';
import { createStore, type Store } from '#shared/store/create-store.ts';

export interface RunState {
  readonly phase: 'running' | 'paused' | 'stopping' | 'grading' | 'done' | 'stopped' | 'failed';
  readonly total: number;
  /** The codes that were tried, read back or not. */
  readonly tried: number;
  /** The codes whose files read back. */
  readonly made: number;
  /** Rows without a file, with the reason for display. */
  readonly leftOut: readonly LeftOutRow[];
  /** The time that the run has taken without its pauses, in milliseconds. */
  readonly elapsedMs: number;
  /** What a run of labels does with the codes; undefined for a run of files. */
  readonly step?: 'drawing' | 'reading' | undefined;
  /** How many pages of labels there are, once they are done. */
  readonly pages?: number | undefined;
  /** Why the run has failed, for display. */
  readonly failure?: string | undefined;
}

/** Codes that are being made. */
export interface Run {
  readonly store: Pick<Store<RunState>, 'read' | 'watch'>;
  /** Makes no further code until {@link resume}. */
  pause(): void;
  resume(): void;
  /** Makes no further code, and completes the file with those that are made. */
  finish(): void;
  /** Stops at once, without a file. */
  discard(): void;
  /** Settled when the run has ended. Never rejects. */
  readonly ended: Promise<void>;
}

/** The state of a run, and what its user may do with it. @param total how many codes it has */
export function controlRun(total: number) {
  const store = createStore<RunState>({
    phase: 'running',
    total,
    tried: 0,
    made: 0,
    leftOut: [],
    elapsedMs: 0,
  });
  const abort = new AbortController();
  const { signal } = abort;
  const waiting = new Set<() => void>();
  let since = performance.now();
  /** The time until the last pause began or ended. */
  let counted = 0;

  const wakeAll = () => {
    for (const wake of waiting) wake();
    waiting.clear();
  };
  const isPaused = () => store.read().phase === 'paused';
  const elapsed = () => counted + (isPaused() ? 0 : performance.now() - since);
  const enter = (phase: RunState['phase'], part: Partial<RunState> = {}) => {
    counted = elapsed();
    since = performance.now();
    store.change({ phase, elapsedMs: counted, ...part });
    wakeAll();
  };
  return {
    store,
    signal,
    enter,
    elapsed,
    /** Waits for the end of a pause. */
    async untilResumed() {
      while (isPaused() && !signal.aborted)
        await new Promise<void>((resolve) => {
          waiting.add(resolve);
        });
    },
    /** Starts the run. @param work ends once the file is complete */
    start(work: () => Promise<void>): Run {
      const ended = work().then(
        () => enter(store.read().phase === 'stopping' ? 'stopped' : 'done'),
        (error: unknown) => {
          if (signal.aborted) return enter('stopped', { made: 0 });
          abort.abort();
          enter('failed', { failure: failureOf(error) });
        },
      );
      return {
        store,
        pause: () => store.read().phase === 'running' && enter('paused'),
        resume: () => isPaused() && enter('running'),
        finish: () => enter('stopping'),
        discard: () => {
          abort.abort(new DOMException('The run was stopped.', 'AbortError'));
          wakeAll();
        },
        ended,
      };
    },
  };
}

function failureOf(error: unknown): string {
  if (error instanceof RenderingError)
    return 'Making the codes failed. Check your connection, or choose a smaller size, and try again.';
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return 'The disk is full. Make room, or choose a smaller size, and try again.';
  return error instanceof Error ? error.message : 'The ZIP file could not be written.';
}
