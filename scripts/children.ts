import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { command } from './command.ts';

const root = join(import.meta.dirname, '..');
const running = new Set<ChildProcess>();
let isStopping = false;

/** One second longer than the server's own time-out for stopping. */
const patienceMs = 6_000;

/** Starts a Node process that is stopped together with this one. */
export function startNode(
  args: string[],
  stdio: StdioOptions,
  env: Record<string, string> = {},
): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio,
    env: { ...process.env, ...env },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/**
 * Runs the commands of one step concurrently. Prints the title of the step and its duration. If a command fails, prints
 * the command's output and exits.
 */
export async function runStep(title: string, ...commands: string[][]): Promise<void> {
  const start = performance.now();
  console.log(`${title} …`);
  await Promise.all(commands.map(runQuietly));
  console.log(`  ${((performance.now() - start) / 1_000).toFixed(1)} s`);
}

async function runQuietly(args: string[]): Promise<void> {
  const child = startNode(args, 'pipe');
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code === 0) return;
  // Ctrl-C also ends the child, possibly before this process handles the signal. Then the child didn't fail.
  if (code === null) await delay(200);
  if (isStopping) return await new Promise(() => undefined);
  process.stderr.write(Buffer.concat(output));
  await stopChildren();
  process.exit(1);
}

/** Runs Vitest, and returns its exit code. Vitest ends when the channel to this process is closed. */
export async function runVitest(args: string[], env: Record<string, string> = {}): Promise<number> {
  const vitest = startNode(
    [command('vitest'), 'run', ...args],
    ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  );
  const code = await new Promise<number | null>((resolve) => vitest.once('exit', resolve));
  return code ?? 1;
}

/** Stops every child, and waits until it has ended. Kills a child that doesn't stop in time. */
export async function stopChildren(): Promise<void> {
  const kill = setTimeout(() => {
    for (const child of running) child.kill('SIGKILL');
  }, patienceMs);
  await Promise.all(
    [...running].map((child) => {
      child.kill('SIGTERM');
      return new Promise((resolve) => child.once('exit', resolve));
    }),
  );
  clearTimeout(kill);
}

/** On SIGINT or SIGTERM stops all children and exits with `exitCode`. Returns a function that removes the handlers. */
export function stopOnSignal(also: () => Promise<void> = async () => undefined, exitCode = 0): () => void {
  const stop = async () => {
    // Ctrl-C arrives twice: from the terminal and from a parent that forwards it.
    if (isStopping) return;
    isStopping = true;
    await Promise.all([stopChildren(), also()]);
    process.exit(exitCode);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return () => {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  };
}
