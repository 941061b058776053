import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';

/**
 * The program of a process that outlives this process. When the pipe to this process closes, it kills the registered
 * processes and deletes the registered folders. Exit hooks aren't enough, because Vitest ends its workers by SIGTERM.
 */
const program = `
const pids = new Set();
const folders = new Set();
const lines = require('node:readline').createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const [action, kind, value] = JSON.parse(line);
  (kind === 'pid' ? pids : folders)[action](value);
});
lines.on('close', () => {
  for (const pid of pids) try { process.kill(pid, 'SIGKILL'); } catch {}
  const options = { recursive: true, force: true, maxRetries: 10 };
  for (const folder of folders) try { require('node:fs').rmSync(folder, options); } catch {}
});`;

let watchdog: ChildProcess | undefined;

function send(action: 'add' | 'delete', kind: 'pid' | 'folder', value: number | string): void {
  if (!watchdog) {
    // The watchdog has a process group of its own, so that Ctrl-C in the terminal doesn't end it.
    watchdog = spawn(process.execPath, ['-e', program], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    watchdog.unref();
    if (watchdog.stdin instanceof Socket) watchdog.stdin.unref();
  }
  watchdog.stdin?.write(`${JSON.stringify([action, kind, value])}\n`);
}

/**
 * Kills a child process as soon as this process has ended, even if this process was killed.
 *
 * @param isGroup whether the child leads a process group, which is killed with it
 */
export function killWithThisProcess(child: ChildProcess, isGroup = false): void {
  if (child.pid === undefined) return;
  const pid = isGroup ? -child.pid : child.pid;
  send('add', 'pid', pid);
  child.once('exit', () => send('delete', 'pid', pid));
}

/** Deletes a folder as soon as this process has ended. Returns a function that cancels the deletion. */
export function deleteWithThisProcess(folder: string): () => void {
  send('add', 'folder', folder);
  return () => send('delete', 'folder', folder);
}
