import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { droppedScans } from '../../platform/metrics/metrics.ts';
import type { PubSub } from '../../platform/pubsub/pubsub.ts';
import { localHour } from './local-time.ts';
import type { Visitor } from './visitor.ts';
import { type ScanCounts, writeScans } from './write-scans.ts';

/** How often counts are written. A killed server loses at most the scans since the last write. */
const flushMs = 1_000;
/** The maximum number of counts that wait in memory while the database is unavailable: about 100 MB. */
const maxWaiting = 300_000;

/** The link and the visitor of a request. */
interface Visit extends Visitor {
  readonly link: { readonly id: string; readonly timeZone: string };
  /** The result of `countryOf`; null if the proxy sends no countries. */
  readonly country: string | null;
}

/** Counts how often links are scanned. */
export interface ScanCounter {
  count(visit: Visit): void;
  /** Writes the last counts, unless the database is unavailable. */
  close(): Promise<void>;
}

/** Starts counting in memory. Counts are written each second, and then the topic `scans` is signalled. */
export function startScanCounter(
  db: Db,
  pubsub: PubSub,
  logger: FastifyBaseLogger,
  clock: Clock,
): ScanCounter {
  const server = randomUUID();
  /** The counts of the current hour by link, and then the counts of hours that ended since the last write. */
  let counts = new Map<string, ScanCounts>();
  let ended: ScanCounts[] = [];
  /** The batch of the running write, or of a failed write. The batch keeps its number, so that it counts once. */
  let batch: readonly ScanCounts[] = [];
  let number = 1;

  const write = async () => {
    if (batch.length === 0) {
      batch = [...ended, ...counts.values()];
      counts = new Map();
      ended = [];
    }
    if (batch.length === 0) return;
    await writeScans(db, { server, number, counts: batch, now: new Date(clock.now()) });
    number += 1;
    batch = [];
    pubsub.publish('scans');
  };
  const tryWrite = () =>
    write().catch((error: unknown) => logger.error({ err: error }, 'Failed to write the scans of links'));
  let writing: Promise<void> | null = null;
  const stop = clock.every(flushMs, () => {
    writing ??= tryWrite().finally(() => {
      writing = null;
    });
  });

  return {
    count: ({ link, kind, device, country }) => {
      const hour = localHour(clock.now(), link.timeZone);
      let found = counts.get(link.id);
      if (found?.hour !== hour) {
        if (counts.size + ended.length + batch.length >= maxWaiting) {
          droppedScans.inc();
          return;
        }
        if (found) ended.push(found);
        found = {
          linkId: link.id,
          hour,
          scans: 0,
          previews: 0,
          bots: 0,
          byDevice: new Map(),
          byCountry: new Map(),
        };
        counts.set(link.id, found);
      }
      found[kind] += 1;
      if (kind !== 'scans') return;
      found.byDevice.set(device, (found.byDevice.get(device) ?? 0) + 1);
      if (country !== null) found.byCountry.set(country, (found.byCountry.get(country) ?? 0) + 1);
    },
    close: async () => {
      stop();
      await writing;
      await tryWrite();
      // If an earlier write had failed, its batch was written first.
      await tryWrite();
    },
  };
}
