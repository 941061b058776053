import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { killWithThisProcess } from '../../tests/support/watchdog.ts';
import { command } from '../command.ts';
import type { Stage } from './areas.ts';

let running: ChildProcess | undefined;

/** Tests that run on both databases run on SQLite only, in half the time. */
const notOnPostgres = '^(?!.* on postgres )';

/**
 * Runs the tests of a stage in a copy of the repository, up to the first that fails.
 *
 * @param file the changed file; null for all tests that a stage may run
 * @returns null if the tests take longer than the time-out
 */
export async function runTests(
  folder: string,
  { project, tests }: Stage,
  file: string | null,
  timeoutMs: number,
): Promise<'passed' | 'failed' | null> {
  const what = tests || file === null ? ['run', ...(tests ?? [])] : ['related', file, '--run'];
  const options = ['--project', project, '--bail', '1', '--passWithNoTests', '-t', notOnPostgres];
  // A process group of its own, because a worker in an endless loop ends with nothing but SIGKILL.
  running = spawn(process.execPath, [command('vitest'), ...what, ...options], {
    cwd: folder,
    stdio: 'ignore',
    detached: true,
  });
  killWithThisProcess(running);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stopTests();
  }, timeoutMs);
  const [code] = await once(running, 'exit');
  clearTimeout(timer);
  stopTests();
  if (isLate) return null;
  return code === 0 ? 'passed' : 'failed';
}

/** Ends the tests that run, with all their processes. */
export function stopTests(): void {
  try {
    if (running?.pid) process.kill(-running.pid, 'SIGKILL');
  } catch {
    // They have ended.
  }
}
