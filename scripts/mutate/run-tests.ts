import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { killWithThisProcess } from '../../tests/support/watchdog.ts';
import type { Stage } from './areas.ts';

let running: ChildProcess | undefined;

/**
 * Runs the tests of a stage in a copy of the repository, up to the first that fails.
 *
 * @param file the changed file; null for all tests that a stage may run
 * @returns null if the tests take longer than the time-out
 */
export async function runTests(
  folder: string,
  stage: Stage,
  file: string | null,
  timeoutMs: number,
): Promise<'passed' | 'failed' | null> {
  running ??= await startVitest(folder);
  running.send({ stage, file });
  const abort = new AbortController();
  const result = await Promise.race([
    once(running, 'message', { signal: abort.signal }).then(([message]) => String(message)),
    once(running, 'exit', { signal: abort.signal }).then(() => 'ended'),
    delay(timeoutMs, null, { signal: abort.signal }),
  ]);
  abort.abort();
  if (result === 'passed' || result === 'failed') return result;
  stopTests();
  return result === null ? null : 'failed';
}

async function startVitest(folder: string): Promise<ChildProcess> {
  // A process group of its own, because a worker in an endless loop ends with nothing but SIGKILL.
  const child = fork(join(folder, 'scripts/mutate/vitest-process.ts'), {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    detached: true,
  });
  killWithThisProcess(child);
  await once(child, 'message');
  return child;
}

/** Ends the tests that run, with all their processes. */
export function stopTests(): void {
  try {
    if (running?.pid) process.kill(-running.pid, 'SIGKILL');
  } catch {
    // They have ended.
  }
  running = undefined;
}
