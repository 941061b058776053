import type { Format, Way } from './way.ts';

/** A run for the worker. */
export interface BareRun {
  readonly payloads: readonly string[];
  readonly format: Format;
}

let worker: Worker | undefined;

/** Makes all codes in one worker with this site's own functions, without a queue, a page or a ZIP file. */
export const makeInBareLoop: Way = (payloads, format) => {
  worker ??= new Worker(new URL('./bare-loop.worker.ts', import.meta.url), { type: 'module' });
  const running = worker;
  return new Promise((resolve, reject) => {
    running.onmessage = ({ data }: MessageEvent<number>) => resolve(data);
    running.onerror = ({ message }) => reject(new Error(message));
    running.postMessage({ payloads, format } satisfies BareRun);
  });
};
