import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { BoardClient } from './board-client.ts';
import type { Cluster } from './cluster.ts';

/** One thing that goes wrong; resolves when it is over. */
export type Fault = () => Promise<void>;

/** How often each kind of thing went wrong, by its name. */
export type FaultCounts = Map<string, number>;

/** How long nobody answers after a server was killed, in milliseconds, at most. */
const maxOutageMs = 400;

/** A server ends without a word, and comes back a moment later: each in its turn. */
export function killServers({ servers }: Cluster): Fault {
  let turn = 0;
  return async () => {
    const server = servers[turn++ % servers.length];
    await server?.kill();
    await delay(Math.random() * maxOutageMs);
    await server?.start();
  };
}

/** The connections by which servers wake each other are cut. */
export function cutWakeUps(databaseUrl: string): Fault {
  return async () => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'canary listener'",
    );
    await client.end();
  };
}

/** Somebody's connection breaks off; they come back by themselves. */
export function dropClients(clients: readonly BoardClient[]): Fault {
  return async () => clients[Math.floor(Math.random() * clients.length)]?.drop();
}

/**
 * Lets things go wrong, one after another, in the midst of work: the next one comes when some more has been done.
 *
 * @param every about how much, by `done`, is done between two
 * @param done how much has been done so far
 * @param counts is told how often each kind went wrong
 */
export async function keepFailing(
  faults: Readonly<Record<string, Fault>>,
  counts: FaultCounts,
  { every, done, isOver }: { every: number; done: () => number; isOver: () => boolean },
): Promise<void> {
  const kinds = Object.entries(faults);
  for (let turn = 0; ; turn += 1) {
    const next = done() + every * (0.5 + Math.random());
    while (done() < next && !isOver()) await delay(20);
    const [name, fault] = kinds[turn % kinds.length] ?? [];
    if (isOver() || !name || !fault) return;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    await fault();
  }
}
