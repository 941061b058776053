import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { BoardClient } from './board-client.ts';
import type { Cluster } from './cluster.ts';
import { pick, type Random } from './random.ts';

/** Causes one fault; resolves when it is over. */
export type Fault = () => Promise<void>;

/** The number of faults so far, by name. */
export type FaultCounts = Map<string, number>;

/** The maximum time before a killed server is started again, in milliseconds. */
const maxOutageMs = 400;

/** Kills the servers one after another, and restarts each. */
export function killServers({ servers }: Pick<Cluster, 'servers'>, random: Random): Fault {
  let turn = 0;
  return async () => {
    const server = servers[turn++ % servers.length];
    await server?.kill();
    await delay(random() * maxOutageMs);
    await server?.start();
  };
}

/** Terminates the servers' LISTEN connections. */
export function cutListenConnections(databaseUrl: string): Fault {
  return async () => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'canary listener'",
    );
    await client.end();
  };
}

/** Drops the connection of a random client, which reconnects by itself. */
export function dropClients(clients: readonly BoardClient[], random: Random): Fault {
  return async () => pick(random, clients)?.drop();
}

/**
 * Causes faults one after another while clients work.
 *
 * @param counts updated with the number of faults
 * @param every the approximate amount of work between two faults
 * @param done the amount of work so far
 */
export async function keepFailing(
  faults: Readonly<Record<string, Fault>>,
  counts: FaultCounts,
  {
    every,
    done,
    isOver,
    random,
  }: { every: number; done: () => number; isOver: () => boolean; random: Random },
): Promise<void> {
  const kinds = Object.entries(faults);
  for (let turn = 0; ; turn += 1) {
    const next = done() + every * (0.5 + random());
    while (done() < next && !isOver()) await delay(20);
    const [name, fault] = kinds[turn % kinds.length] ?? [];
    if (isOver() || !name || !fault) return;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    await fault();
  }
}
