import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { droppedScans } from '../../platform/metrics/metrics.ts';
import type { PubSub } from '../../platform/pubsub/pubsub.ts';
import { localHour } from './local-time.ts';
import type { Device, VisitKind } from './visitor.ts';
import { type ScanCounts, writeScans } from './write-scans.ts';

/** How often counts are written. A server that is killed loses at most the scans since the last time. */
const flushMs = 1_000;
/** The number of counts that wait in memory while the database is away: about 100 MB. */
const maxWaiting = 300_000;

/** The link and the visitor of a request. */
interface Visit {
  readonly link: { readonly id: string; readonly timeZone: string };
  readonly kind: VisitKind;
  readonly device: Device;
  /** As `countryOf` returns it; null if the proxy says nothing of countries. */
  readonly country: string | null;
}

/** Counts how often links are scanned. */
export interface ScanCounter {
  count(visit: Visit): void;
  /** Writes what was counted until now. Rejects if the database is away; then it is written the next time. */
  flush(): Promise<void>;
  /** Writes the last counts. */
  close(): Promise<void>;
}

/** Starts counting in memory. Counts are written each second, and the topic `scans` signals that they were. */
export function startScanCounter(
  db: Db,
  pubsub: PubSub,
  logger: FastifyBaseLogger,
  clock: Clock,
): ScanCounter {
  const server = randomUUID();
  let counts = new Map<string, ScanCounts>();
  /** The batch that is being written, or whose write has failed. It keeps its number, so that it counts once. */
  let batch: readonly ScanCounts[] = [];
  let number = 1;

  const write = async () => {
    if (batch.length === 0) {
      batch = [...counts.values()];
      counts = new Map();
    }
    if (batch.length === 0) return;
    await writeScans(db, { server, number, counts: batch, now: new Date(clock.now()) });
    number += 1;
    batch = [];
    pubsub.publish('scans');
  };
  let writing: Promise<void> = Promise.resolve();
  /** Writes after the write that is running. */
  const flush = () => {
    writing = writing.catch(() => undefined).then(write);
    return writing;
  };
  let isWriting = false;
  const stop = clock.every(flushMs, () => {
    if (isWriting) return;
    isWriting = true;
    flush()
      .catch((error: unknown) => logger.error({ err: error }, 'Failed to write the scans of links'))
      .finally(() => {
        isWriting = false;
      });
  });

  return {
    count: ({ link, kind, device, country }) => {
      const hour = localHour(clock.now(), link.timeZone);
      const key = `${link.id} ${hour}`;
      let found = counts.get(key);
      if (!found) {
        if (counts.size + batch.length >= maxWaiting) {
          droppedScans.inc();
          return;
        }
        found = {
          linkId: link.id,
          hour,
          scans: 0,
          previews: 0,
          bots: 0,
          byDevice: new Map(),
          byCountry: new Map(),
        };
        counts.set(key, found);
      }
      found[kind] += 1;
      if (kind !== 'scans') return;
      found.byDevice.set(device, (found.byDevice.get(device) ?? 0) + 1);
      if (country !== null) found.byCountry.set(country, (found.byCountry.get(country) ?? 0) + 1);
    },
    flush,
    close: async () => {
      stop();
      await flush();
      // A batch that had failed before was written first.
      await flush();
    },
  };
}
