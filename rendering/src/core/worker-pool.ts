/** A worker failed, because its code could not be loaded, memory ran out or a task took too long. */
export class RenderingError extends Error {
  override readonly name = 'RenderingError';
}

/** A task took longer than the pool allows. The cause of a {@link RenderingError}. */
export class TaskTimeoutError extends Error {
  override readonly name = 'TaskTimeoutError';
}

/** A worker that runs, or loads its code. */
export interface StartedWorker<Functions> {
  /** The functions of the worker. Rejects if they can't be loaded. */
  readonly functions: Promise<Functions>;
  terminate(): void;
}

/**
 * Starts a worker.
 *
 * @param onFailure called if the worker's code can't be loaded or memory runs out, perhaps while the worker is idle
 */
export type StartWorker<Functions> = (onFailure: (reason: Error) => void) => StartedWorker<Functions>;

export interface PoolOptions {
  /** How many tasks may run at the same time, each in a worker of its own. */
  readonly size: number;
  /** Called after a worker failed. */
  readonly onFailure?: () => void;
  /** After this time, in milliseconds, the worker of a task is terminated; by default never. */
  readonly maxTaskMs?: number;
  /** After this many tasks, a worker is replaced, because WebAssembly doesn't give memory back; by default never. */
  readonly maxTasks?: number;
}

type Task<Functions, Result> = (functions: Functions) => Promise<Result>;

interface Job<Functions> {
  /** Does the work and settles the caller's promise. Never rejects. */
  run(worker: RunningWorker<Functions>): Promise<void>;
  reject(reason: unknown): void;
}

/** Workers that do tasks one after the other, so that their page or server stays responsive. Stop them after use. */
export class WorkerPool<Functions> {
  readonly #start: StartWorker<Functions>;
  readonly #options: PoolOptions;
  readonly #idle: RunningWorker<Functions>[] = [];
  readonly #busy = new Map<RunningWorker<Functions>, Job<Functions>>();
  /** Waiting jobs, oldest first. */
  readonly #waiting = new Set<Job<Functions>>();

  constructor(start: StartWorker<Functions>, options: PoolOptions) {
    this.#start = start;
    this.#options = options;
  }

  /** Starts a worker before it is needed. */
  warm(): void {
    if (this.#idle.length + this.#busy.size === 0) this.#idle.push(this.#startWorker());
  }

  /**
   * Does a task in the next free worker. After a failure, the next task starts a new worker and loads its code again.
   *
   * @param signal drops a waiting task if it is aborted; a running task may use the signal, too
   * @throws {RenderingError} if the worker failed
   * @throws the signal's reason if it is aborted, and an `AbortError` if the workers are stopped
   */
  run<Result>(task: Task<Functions, Result>, signal?: AbortSignal): Promise<Result> {
    const { onFailure } = this.#options;
    return new Promise((resolve, reject) => {
      const drop = () => this.#waiting.delete(job) && reject(signal?.reason);
      const job: Job<Functions> = {
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
            onFailure?.();
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

  #startWorker(): RunningWorker<Functions> {
    return new RunningWorker(this.#start, this.#options);
  }

  #runNext(): void {
    const [job] = this.#waiting;
    if (!job || (this.#idle.length === 0 && this.#busy.size >= this.#options.size)) return;
    this.#waiting.delete(job);
    const idle = this.#idle.pop();
    const worker = idle?.isUsable ? idle : this.#startWorker();
    this.#busy.set(worker, job);
    void job.run(worker).then(() => {
      // The worker was stopped meanwhile.
      if (!this.#busy.delete(worker)) return;
      if (worker.isUsable) this.#idle.push(worker);
      this.#runNext();
    });
  }
}

class RunningWorker<Functions> {
  readonly #worker: StartedWorker<Functions>;
  readonly #maxTaskMs: number | undefined;
  #tasksLeft: number;
  /** Rejects the running task. Not a promise to race with: one that never settles would keep each result. */
  #reject: (reason: Error) => void = () => undefined;
  isUsable = true;

  constructor(start: StartWorker<Functions>, { maxTaskMs, maxTasks }: PoolOptions) {
    this.#maxTaskMs = maxTaskMs;
    this.#tasksLeft = maxTasks ?? Number.POSITIVE_INFINITY;
    this.#worker = start((reason) => this.#fail(reason));
    this.#worker.functions.catch(() => this.terminate());
  }

  /** Does a task, one at a time. */
  async run<Result>(task: Task<Functions, Result>): Promise<Result> {
    const maxMs = this.#maxTaskMs;
    const timer =
      maxMs === undefined
        ? undefined
        : setTimeout(() => this.#fail(new TaskTimeoutError(`A task took more than ${maxMs} ms.`)), maxMs);
    try {
      return await new Promise((resolve, reject) => {
        this.#reject = reject;
        this.#worker.functions.then(task).then(resolve, reject);
      });
    } finally {
      clearTimeout(timer);
      this.#tasksLeft -= 1;
      if (this.#tasksLeft <= 0) this.terminate();
    }
  }

  #fail(reason: Error): void {
    this.terminate();
    this.#reject(reason);
  }

  terminate(): void {
    this.isUsable = false;
    this.#worker.terminate();
  }
}
