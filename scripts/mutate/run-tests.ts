import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { killWithThisProcess } from '../../tests/support/watchdog.ts';
import type { Stage } from './areas.ts';

let running: ChildProcess | undefined;

/**
 * Runs the tests of a stage in a copy of the repository, up to the first failed test.
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
  // Tries three times, because Vitest sometimes ends for another reason than the change.
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    running ??= await startVitest(folder);
    const result = await ask(running, { stage, file }, timeoutMs);
    if (result === 'passed' || result === 'failed') return result;
    stopTests();
    if (result === null) return null;
  }
  return 'failed';
}

/** Sends a request to Vitest. Resolves with its answer, 'ended' if it ends, or null after the time-out. */
async function ask(vitest: ChildProcess, request: object, timeoutMs: number): Promise<string | null> {
  const abort = new AbortController();
  const { signal } = abort;
  vitest.send(request);
  const result = await Promise.race([
    once(vitest, 'message', { signal }).then(([message]) => String(message)),
    once(vitest, 'exit', { signal }).then(() => 'ended'),
    delay(timeoutMs, null, { signal }),
  ]);
  abort.abort();
  return result;
}

async function startVitest(folder: string): Promise<ChildProcess> {
  // Vitest has a process group of its own, because only SIGKILL ends a worker in an endless loop.
  const child = fork(join(folder, 'scripts/mutate/vitest-process.ts'), {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    detached: true,
  });
  killWithThisProcess(child);
  child.once('exit', () => {
    if (running === child) running = undefined;
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('Vitest ended before it was ready. Run `npx vitest list` to see why.');
  });
  await Promise.race([once(child, 'message'), ended]);
  return child;
}

/** Ends the running tests with all their processes. */
export function stopTests(): void {
  try {
    if (running?.pid) process.kill(-running.pid, 'SIGKILL');
  } catch {
    // The processes have already ended.
  }
  running = undefined;
}
