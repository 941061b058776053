import type { ComposedCode } from '@canary/qr/compose';
import type { Design } from '@canary/qr/design/design';
import { reloadIfOutdated } from '#shared/browser/new-version.ts';
import type { DrawingAnswer } from './drawing-messages.ts';
import type { CodeRequest } from './picture.ts';

/** The worker failed, because its code could not be loaded or memory ran out. */
class DrawingError extends Error {
  override readonly name = 'DrawingError';
}

/** A code to draw, and the parts of the page that want it. */
interface Job {
  readonly request: CodeRequest;
  readonly code: Promise<ComposedCode>;
  wanted: number;
  resolve(code: ComposedCode): void;
  reject(error: Error): void;
}

let worker: Worker | undefined;
let users = 0;
/** What the worker draws now. */
let current: Job | undefined;
/** Oldest first. */
const waiting = new Set<Job>();

/** The last drawing of each design: several parts of a page show the same code. */
const jobs = new WeakMap<Design, Job>();

/** Keeps the page's drawing worker until the returned function is called. The last user terminates it. */
export function keepDrawingWorker(): () => void {
  users++;
  return () => {
    users--;
    if (users === 0) close();
  };
}

/**
 * Draws a code in the page's drawing worker. Call it while the worker is kept.
 *
 * @param signal its abort drops the code if it still waits and no other part of the page wants it
 * @throws {DrawingError}
 */
export function drawInWorker(request: CodeRequest, signal: AbortSignal): Promise<ComposedCode> {
  const known = jobs.get(request.design);
  const job = known?.request.payload === request.payload ? known : addJob(request);
  job.wanted++;
  signal.addEventListener('abort', () => {
    job.wanted--;
    if (job.wanted > 0 || !waiting.delete(job)) return;
    jobs.delete(request.design);
    job.reject(new DrawingError('The code isn’t shown any more.'));
  });
  drawNext();
  return job.code;
}

function addJob(request: CodeRequest): Job {
  let settle: Pick<Job, 'resolve' | 'reject'> | undefined;
  const code = new Promise<ComposedCode>((resolve, reject) => {
    settle = { resolve, reject };
  });
  if (!settle) throw new Error('Promises call their executor at once.');
  const job = { request, code, wanted: 0, ...settle };
  waiting.add(job);
  jobs.set(request.design, job);
  code.catch(() => {
    if (jobs.get(request.design) === job) jobs.delete(request.design);
  });
  return job;
}

function drawNext(): void {
  const [next] = waiting;
  if (current || !next) return;
  waiting.delete(next);
  current = next;
  worker ??= start();
  worker.postMessage(next.request);
}

function start(): Worker {
  const started = new Worker(new URL('./drawing.worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data: { code } }: MessageEvent<DrawingAnswer>) => {
    if (code) current?.resolve(code);
    else current?.reject(new DrawingError('The worker couldn’t draw the code.'));
    current = undefined;
    drawNext();
  };
  started.onerror = () => {
    close();
    // Its code may be gone because a newer version of the site was deployed.
    void reloadIfOutdated();
  };
  return started;
}

function close(): void {
  worker?.terminate();
  worker = undefined;
  const dropped = current ? [current, ...waiting] : [...waiting];
  current = undefined;
  waiting.clear();
  for (const { reject } of dropped) reject(new DrawingError('The drawing worker was closed.'));
}
