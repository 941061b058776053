import { type StartWorker, WorkerPool } from '../core/worker-pool.ts';
import type { Renderer } from './connect.ts';

/** Workers that draw, write and grade codes. Stop them after use. */
export class RenderingWorkers extends WorkerPool<Renderer> {
  /**
   * @param onFailure called after a worker failed
   * @param size how many tasks may run at the same time, each in a worker of its own
   */
  constructor(onFailure: () => void, size = 1) {
    super(startWorker, { onFailure, size });
  }
}

const startWorker: StartWorker<Renderer> = (onFailure) => {
  const worker = new Worker(new URL('./rendering.worker.ts', import.meta.url), { type: 'module' });
  worker.onerror = ({ message }) => onFailure(new Error(message));
  return {
    // Loaded when the worker starts, so that the page loads without it.
    functions: import('./connect.ts').then(({ connectRenderer }) => connectRenderer(worker)),
    terminate: () => worker.terminate(),
  };
};
