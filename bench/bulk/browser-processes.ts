import { readdirSync, readFileSync } from 'node:fs';

/** Bytes of memory. */
export interface Memory {
  /** Memory that several processes share counts in parts (PSS). */
  readonly all: number;
  /** Without the pages of files, such as the program's own, which other browsers on the machine share. */
  readonly withoutFiles: number;
}

/** Returns the processes on Linux that a process has started, directly or not. */
export function descendantsOf(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = Number(statOf(Number(name))?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found: number[] = [];
  const add = (pid: number) => {
    for (const child of children.get(pid) ?? []) {
      found.push(child);
      add(child);
    }
  };
  add(root);
  return found;
}

/** The memory of several processes. */
export function memoryOf(pids: readonly number[]): Memory {
  let [all, withoutFiles] = [0, 0];
  for (const pid of pids) {
    const report = read(pid, 'smaps_rollup');
    const bytesOf = (name: string) =>
      1_024 * Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(report)?.[1] ?? 0);
    const total = bytesOf('Pss');
    all += total;
    withoutFiles += total - bytesOf('Pss_File');
  }
  return { all, withoutFiles };
}

/** Milliseconds of processor time since the start. */
export function processorTimeOf(pid: number): number {
  const stat = statOf(pid);
  // In hundredths of a second: user and system time.
  return 10 * (Number(stat?.[11] ?? 0) + Number(stat?.[12] ?? 0));
}

/** The fields of `/proc/PID/stat` after the name of the program, which may contain spaces. */
function statOf(pid: number): string[] | undefined {
  const stat = read(pid, 'stat');
  return stat === '' ? undefined : stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Returns an empty text if the process has ended. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
