import { setPriority } from 'node:os';
import { startProcess } from '../server-process.ts';

/** How often an attack was made. */
export interface AttackCount {
  /** The number of the attack's requests, messages or connections. */
  readonly made: number;
  readonly inLastSecond: number;
  /** The number of operations without an answer at the end. */
  readonly unanswered: number;
}

export const notMade: AttackCount = { made: 0, inLastSecond: 0, unanswered: 0 };

/** The names of the attacks whose starts are in `ATTACKS`, or of all attacks. */
export function chooseAttacks(attacks: object): string[] {
  const chosen = process.env['ATTACKS']?.split(',') ?? [''];
  return Object.keys(attacks).filter((name) => chosen.some((start) => name.startsWith(start)));
}

/** Whether an attacker attacked until the end. */
export const isComplete = ({ inLastSecond, unanswered }: AttackCount) => inLastSecond + unanswered > 0;

/**
 * Starts a process that attacks a server, as one client for each of the named attacks. Resolves when it begins.
 *
 * @returns a function that waits for the end of the process, and returns how often each attack was made
 */
export async function startAttacks(
  url: string,
  names: readonly string[],
  seconds: number,
): Promise<() => Promise<Record<string, AttackCount>>> {
  const attackers = startProcess('tests/support/hostile/attackers.ts', {}, [url, String(seconds), ...names]);
  // Real attackers have processors of their own.
  setPriority(attackers.pid, 10);
  await attackers.ready;
  return async () => {
    if ((await attackers.ended) !== 0) throw new Error(`The attackers failed:\n${attackers.stderr()}`);
    return JSON.parse(attackers.stdout().split('\n').at(-1) ?? '');
  };
}
