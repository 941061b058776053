import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const tsx = createRequire(import.meta.url).resolve('tsx');

export interface ServerProcess {
  /** What it has printed so far. */
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Resolves when it says that it answers; rejects when it ends before. */
  readonly ready: Promise<void>;
  /** Resolves with its exit code when it has ended. */
  readonly ended: Promise<number | null>;
  signal(name: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): void;
}

/**
 * Starts a TypeScript file as a process of its own, such as `server/src/main.ts` or `scripts/start.ts`, with nothing of
 * this process's environment but its path.
 *
 * @param onOutput is told what it prints, when it does
 */
export function startProcess(
  file: string,
  env: Record<string, string>,
  args: readonly string[] = [],
  onOutput: (text: string) => void = () => undefined,
): ServerProcess {
  const child = spawn(process.execPath, ['--import', tsx, join(root, file), ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test that fails half-way leaves nothing running.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));
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
  // Whoever waits for the end only is not to hear of a start that failed, too.
  ready.catch(() => undefined);
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
    onOutput(chunk.toString());
  });
  return {
    stdout: () => stdout,
    stderr: () => stderr,
    ready,
    ended,
    signal: (name) => void child.kill(name),
  };
}
