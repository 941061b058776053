import { expect, test, vi } from 'vitest';
import { RenderingError, TaskTimeoutError, WorkerPool } from './worker-pool.ts';

interface Functions {
  number: number;
}

/** A pool of workers that have a number each, and the functions that were called to terminate them. */
function open(options: { readonly maxTaskMs?: number; readonly maxTasks?: number }) {
  const terminations: (() => void)[] = [];
  const pool = new WorkerPool<Functions>(
    () => {
      const terminate = vi.fn();
      terminations.push(terminate);
      return { functions: Promise.resolve({ number: terminations.length }), terminate };
    },
    { size: 1, ...options },
  );
  return { pool, terminations, run: () => pool.run(async ({ number }) => number) };
}

test('A worker is replaced after a number of tasks', async () => {
  const { terminations, run } = open({ maxTasks: 2 });
  expect([await run(), await run(), await run()]).toEqual([1, 1, 2]);
  expect(terminations[0]).toHaveBeenCalled();
  expect(terminations[1]).not.toHaveBeenCalled();
});

test('A task that takes too long ends with its worker, and the next task starts a new worker', async () => {
  vi.useFakeTimers();
  try {
    const { pool, terminations, run } = open({ maxTaskMs: 1_000 });
    const endless = pool.run(() => new Promise(() => undefined));
    const next = run();
    const failed = expect(endless).rejects.toThrow(RenderingError);
    await vi.advanceTimersByTimeAsync(1_000);
    await failed;
    await expect(endless).rejects.toHaveProperty('cause', expect.any(TaskTimeoutError));
    expect(terminations[0]).toHaveBeenCalled();
    expect(await next).toBe(2);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
