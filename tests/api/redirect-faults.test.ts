import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import type { Cluster } from '../support/cluster.ts';
import {
  cutListenConnections,
  type Fault,
  type FaultCounts,
  keepFailing,
  killServers,
} from '../support/faults.ts';
import { fillLinks, linkIdOf, requestLink, slugOf } from '../support/links.ts';
import { startPostgres } from '../support/postgres.ts';
import { createTestRandoms, type Random } from '../support/random.ts';
import { prepareSites } from '../support/sites.ts';
import { isSoak } from '../support/soak.ts';

/** `pnpm soak redirect` scans until 30 faults of each kind have happened. Without it a test ends after one of each. */
const [goal, faultGoal] = isSoak ? [100_000, 30] : [400, 1];
const linkCount = 20;
const scannersPerServer = 4;
/**
 * A killed server loses the scans since it last began to write them: the scans of a second, and of the time of a write.
 */
const lostMs = isSoak ? 1_250 : 2_000;
/**
 * The time in which a server reaches Postgres again after a crash, and writes the waiting counts. Other tests may run
 * at the same time.
 */
const recoveryMs = isSoak ? 2_500 : 10_000;

const sites = prepareSites(startPostgres);

/** A time span, of `performance.now()`. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** A redirect that a scanner has received. */
interface Answer {
  readonly link: number;
  readonly port: number;
  readonly at: number;
}

/** The requests and redirects of the scanners. */
interface Tally {
  /** By link. */
  readonly sent: number[];
  readonly answers: Answer[];
}

/** Scans links on one server, one after another. */
async function scanAll(port: number, tally: Tally, links: Iterable<number>): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const link of links) {
    tally.sent[link] = (tally.sent[link] ?? 0) + 1;
    try {
      const { status } = await requestLink(`http://127.0.0.1:${port}`, `/q/${slugOf(link)}`, { agent });
      if (status === 302) tally.answers.push({ link, port, at: performance.now() });
    } catch {
      // The server was killed.
      await delay(20);
    }
    await delay(3);
  }
  agent.destroy();
}

function* drawLinks(random: Random, isOver: () => boolean): Generator<number> {
  while (!isOver()) yield Math.floor(random() * linkCount);
}

/** Adds to a list when each server was down. */
function noteOutages({ servers }: Cluster, outages: (Span & { readonly port: number })[]): typeof servers {
  return servers.map((server) => {
    let from = 0;
    return {
      ...server,
      kill: async () => {
        from = performance.now();
        await server.kill();
      },
      start: async () => {
        await server.start();
        outages.push({ port: server.port, from, to: performance.now() });
      },
    };
  });
}

/** Reads how often each link was scanned. */
async function readScans(databaseUrl: string): Promise<number[]> {
  const { client, close } = await openDatabase(databaseUrl);
  try {
    const hours = await client.scanHour.groupBy({ by: ['linkId'], _sum: { scans: true } });
    const days = await client.scanDay.groupBy({ by: ['linkId'], _sum: { phone: true } });
    const byHours = new Map(hours.map(({ linkId, _sum }) => [linkId, _sum.scans]));
    // Both are written in one transaction.
    expect(new Map(days.map(({ linkId, _sum }) => [linkId, _sum.phone]))).toEqual(byHours);
    return Array.from({ length: linkCount }, (_, link) => byHours.get(linkIdOf(link)) ?? 0);
  } finally {
    await close();
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe.each([
  ['SQLite', 1],
  ['Postgres with three servers', 3],
])('Scans on %s', (name, servers) => {
  test(
    'are counted once, but for the last second of a killed server',
    async () => {
      const nextRandom = createTestRandoms();
      const { databaseUrl, cluster } = await sites.start('scans', servers, async (url) => {
        const { client, close } = await openDatabase(url);
        await fillLinks(client, linkCount);
        await close();
      });
      const outages: (Span & { readonly port: number })[] = [];
      const crashes: Span[] = [];
      const kills = {
        'server kills': killServers({ servers: noteOutages(cluster, outages) }, nextRandom()),
      };
      const databaseFailures = {
        'Postgres crashes': async () => {
          const from = performance.now();
          await sites.crashPostgres();
          crashes.push({ from, to: performance.now() });
        },
        'cut LISTEN connections': cutListenConnections(databaseUrl),
      };
      const tally: Tally = { sent: Array.from({ length: linkCount }, () => 0), answers: [] };
      const faults: FaultCounts = new Map();

      /** Scans while faults happen, until there were enough of both. */
      const scan = async (failures: Readonly<Record<string, Fault>>) => {
        const kinds = Object.keys(failures);
        const before = new Map(faults);
        const start = tally.answers.length;
        const done = () => tally.answers.length - start;
        const hasFailed = (kind: string) => (faults.get(kind) ?? 0) - (before.get(kind) ?? 0) >= faultGoal;
        const isOver = () => done() >= goal && kinds.every(hasFailed);
        const every = goal / (faultGoal * kinds.length + 1);
        let isFailing = true;
        const failing = keepFailing(failures, faults, { every, done, isOver, random: nextRandom() });
        const scanning = cluster.servers.flatMap(({ port }) =>
          Array.from({ length: scannersPerServer }, () =>
            scanAll(
              port,
              tally,
              drawLinks(nextRandom(), () => !isFailing),
            ),
          ),
        );
        await failing;
        isFailing = false;
        await Promise.all(scanning);
      };

      const startedAt = performance.now();
      if (servers > 1) {
        // Each server has each link in memory.
        const links = Array.from({ length: linkCount }, (_, link) => link);
        await Promise.all(cluster.servers.map(({ port }) => scanAll(port, tally, links)));
        await scan(databaseFailures);
        // Links in memory go on redirecting without the database, and their scans are counted later.
        await expect.poll(() => readScans(databaseUrl)).toEqual(tally.sent);
        expect(tally.answers.length).toBe(sum(tally.sent));
      }
      await scan(servers > 1 ? { ...kills, ...databaseFailures } : kills);
      const seconds = (performance.now() - startedAt) / 1_000;
      await cluster.close();

      /** Whether a server may have lost the scan of an answer when it was killed. */
      const mayBeLost = ({ port, at }: Answer) =>
        outages.some(({ from, to, port: killed }) => {
          // While the database is away, and until a server has reached it again, counts wait in memory.
          const waiting = crashes.filter((crash) => crash.from < from && crash.to > from - recoveryMs);
          const since = Math.min(from, ...waiting.map((crash) => crash.from)) - lostMs;
          return killed === port && at > since && at <= to;
        });
      const links = (await readScans(databaseUrl)).map((counted, link) => {
        const answers = tally.answers.filter((answer) => answer.link === link);
        const sent = tally.sent[link] ?? 0;
        return { link, counted, sent, answered: answers.length, lost: answers.filter(mayBeLost).length };
      });
      const total = (key: 'counted' | 'sent' | 'answered' | 'lost') => sum(links.map((link) => link[key]));
      const figures = [
        `${total('sent')} requests and ${total('answered')} redirects in ${seconds.toFixed(0)} s`,
        ...[...faults].map(([kind, count]) => `${count} ${kind}`),
        `counted ${total('counted')}`,
        `${total('lost')} redirects in the last second before a kill`,
      ];
      process.stdout.write(`${name}: ${figures.join(', ')}\n`);
      expect(links.filter(({ counted, sent }) => counted > sent)).toEqual([]);
      expect(links.filter(({ answered, counted, lost }) => answered - counted > lost)).toEqual([]);
    },
    60 * 60_000,
  );
});
