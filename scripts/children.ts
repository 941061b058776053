import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const root = join(import.meta.dirname, '..');
const running = new Set<ChildProcess>();
let isStopping = false;

/** A second more than the server gives itself to stop. */
const patienceMs = 6_000;

/** Node's flags that let a child run TypeScript, as tsx gave them to this process. */
const nodeFlags = process.execArgv;

/** A Node process that ends when this one is asked to. */
export function startNode(
  args: string[],
  stdio: StdioOptions,
  env: Record<string, string> = {},
): ChildProcess {
  const child = spawn(process.execPath, [...nodeFlags, ...args], {
    cwd: root,
    stdio,
    env: { ...process.env, ...env },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/**
 * Runs one step of a start: a line that names it, and nothing more unless it fails, which shows all that it said and
 * ends this process.
 */
export async function runStep(title: string, ...commands: string[][]): Promise<void> {
  console.log(`${title} …`);
  await Promise.all(commands.map(runQuietly));
}

async function runQuietly(args: string[]): Promise<void> {
  const child = startNode(args, 'pipe');
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code === 0) return;
  // Ctrl-C ends a child too, perhaps a moment before it is heard here: that is no failure.
  if (code === null) await delay(200);
  if (isStopping) return await new Promise(() => undefined);
  process.stderr.write(Buffer.concat(output));
  await stopChildren();
  process.exit(1);
}

/** Ends every child, and waits until they are gone; one that won't go is killed. */
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

/** Ends this process, and every child before it, with code 0 when someone stops it. Returns a function that undoes that. */
export function stopOnSignal(also: () => Promise<void> = async () => undefined): () => void {
  const stop = async () => {
    // Ctrl-C reaches a process twice: from the terminal, and from the parent that passes it on.
    if (isStopping) return;
    isStopping = true;
    await Promise.all([stopChildren(), also()]);
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return () => {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  };
}
