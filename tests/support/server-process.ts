import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { killWithThisProcess } from './watchdog.ts';

const root = join(import.meta.dirname, '../..');

export interface ServerProcess {
  readonly pid: number;
  /** The standard output so far. */
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Resolves when the server accepts requests; rejects if the process ends first. */
  readonly ready: Promise<void>;
  /** Resolves with the exit code when the process has ended. */
  readonly ended: Promise<number | null>;
  signal(name: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): void;
}

/**
 * Runs a TypeScript or JavaScript file, such as `scripts/start.ts` or `server/dist/main.js`, as a process that inherits
 * only PATH from this environment. The process is killed when this process ends.
 *
 * @param file path from the repository root
 * @param onOutput called with each chunk of output
 */
export function startProcess(
  file: string,
  env: Record<string, string>,
  args: readonly string[],
  onOutput: (text: string) => void = () => undefined,
): ServerProcess {
  const child = spawn(process.execPath, [join(root, file), ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  killWithThisProcess(child);
  let stdout = '';
  let stderr = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      onOutput(chunk.toString());
      if (stdout.includes('is ready at')) resolve();
    });
    ended.then((code) => reject(new Error(`${file} ended with ${code}:\n${stderr}`)));
  });
  // A caller that only waits for `ended` must not cause an unhandled rejection.
  ready.catch(() => undefined);
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
    onOutput(chunk.toString());
  });
  return {
    // Node itself can be started.
    pid: child.pid ?? Number.NaN,
    stdout: () => stdout,
    stderr: () => stderr,
    ready,
    ended,
    signal: (name) => void child.kill(name),
  };
}
