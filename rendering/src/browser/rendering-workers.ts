import type { Renderer } from './connect.ts';

/** A worker failed, because its code could not be loaded or memory ran out. */
export class RenderingError extends Error {
  override readonly name = 'RenderingError';
}

type Task<Result> = (renderer: Renderer) => Promise<Result>;

interface Job {
  /** Does the work and settles the caller's promise. Never rejects. */
  run(worker: RunningWorker): Promise<void>;
  reject(reason: unknown): void;
}

/** Workers that draw, write and grade codes, so that the page stays responsive. Stop them after use. */
export class RenderingWorkers {
  readonly #size: number;
  readonly #onFailure: () => void;
  readonly #idle: RunningWorker[] = [];
  readonly #busy = new Map<RunningWorker, Job>();
  /** Waiting jobs, oldest first. */
  readonly #waiting = new Set<Job>();

  /**
   * @param onFailure called after a worker failed
   * @param size how many tasks may run at the same time, each in a worker of its own
   */
  constructor(onFailure: () => void, size = 1) {
    this.#onFailure = onFailure;
    this.#size = size;
  }

  /** Starts a worker before it is needed. */
  warm(): void {
    if (this.#idle.length + this.#busy.size === 0) this.#idle.push(new RunningWorker());
  }

  /**
   * Does a task in the next free worker. After a failure, the next task starts a new worker and loads its code again.
   *
   * @param signal drops a waiting task if it is aborted; a running task may use the signal, too
   * @throws {RenderingError} if the worker failed
   * @throws the signal's reason if it is aborted, and an `AbortError` if the workers are stopped
   */
  run<Result>(task: Task<Result>, signal?: AbortSignal): Promise<Result> {
    const onFailure = this.#onFailure;
    return new Promise((resolve, reject) => {
      const drop = () => this.#waiting.delete(job) && reject(signal?.reason);
      const job: Job = {
        reject,
        async run(worker) {
          // The signal may outlive thousands of tasks, whose results it would keep.
          signal?.removeEventListener('abort', drop);
          try {
            resolve(await worker.run(task));
          } catch (cause) {
            if (signal?.aborted) return reject(signal.reason);
            worker.terminate();
            reject(new RenderingError('Drawing or grading failed.', { cause }));
            onFailure();
          }
        },
      };
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener('abort', drop);
      this.#waiting.add(job);
      this.#runNext();
    });
  }

  /** Terminates the workers, and rejects tasks that aren't done. A later task starts a new worker. */
  stop(): void {
    const jobs = [...this.#busy.values(), ...this.#waiting];
    for (const worker of [...this.#idle, ...this.#busy.keys()]) worker.terminate();
    this.#idle.length = 0;
    this.#busy.clear();
    this.#waiting.clear();
    for (const { reject } of jobs) reject(new DOMException('The workers were stopped.', 'AbortError'));
  }

  #runNext(): void {
    const [job] = this.#waiting;
    if (!job || (this.#idle.length === 0 && this.#busy.size >= this.#size)) return;
    this.#waiting.delete(job);
    const idle = this.#idle.pop();
    const worker = idle?.isUsable ? idle : new RunningWorker();
    this.#busy.set(worker, job);
    void job.run(worker).then(() => {
      // The worker was stopped meanwhile.
      if (!this.#busy.delete(worker)) return;
      if (worker.isUsable) this.#idle.push(worker);
      this.#runNext();
    });
  }
}

class RunningWorker {
  readonly #worker = new Worker(new URL('./rendering.worker.ts', import.meta.url), { type: 'module' });
  /** Loaded when the worker starts, so that the page loads without it. */
  readonly #renderer = import('./connect.ts').then(({ connectRenderer }) => connectRenderer(this.#worker));
  /** Rejects the running task. Not a promise to race with: one that never settles would keep each result. */
  #reject: (reason: Error) => void = () => undefined;
  isUsable = true;

  constructor() {
    // The worker's code can't be loaded, or memory ran out, perhaps while the worker is idle.
    this.#worker.onerror = ({ message }) => {
      this.terminate();
      this.#reject(new Error(message));
    };
    this.#renderer.catch(() => this.terminate());
  }

  /** Does a task, one at a time. */
  run<Result>(task: Task<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#reject = reject;
      this.#renderer.then(task).then(resolve, reject);
    });
  }

  terminate(): void {
    this.isUsable = false;
    this.#worker.terminate();
  }
}
