import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const launcher = /\b(npm|npx|pnpm)\b|scripts\/(start|dev|cluster|test|soak|mutate)\.ts/;

/**
 * Sends this process SIGTERM when a package runner that launched it has ended, such as the `npx` of `npx pnpm start`. Some
 * runners die of a signal without forwarding it, which would leave a server running unnoticed and its port taken.
 */
export function endWithLaunchers(): void {
  const launchers = findLaunchers();
  const timer = setInterval(() => {
    if (launchers.every(isAlive)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  timer.unref();
}

/** The process ids of the package runners above this process, up to the shell or service that called the first. */
function findLaunchers(): number[] {
  const found: number[] = [];
  let pid = process.ppid;
  for (let parent = describe(pid); parent && launcher.test(parent.command); parent = describe(pid)) {
    found.push(pid);
    pid = parent.ppid;
  }
  return found;
}

/** The command and the parent of a process; null if the system doesn't tell. */
function describe(pid: number): { command: string; ppid: number } | null {
  try {
    if (existsSync('/proc/self/stat')) {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      // The second field is the process name in brackets, which may contain spaces and brackets.
      const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '');
      return { command, ppid: Number(afterName.split(' ')[1]) };
    }
    const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return { command: line.replace(/^\d+ /, ''), ppid: Number.parseInt(line, 10) };
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
