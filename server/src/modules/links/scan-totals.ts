import type { Clock } from '../../platform/clock.ts';
import { createBatches } from '../../platform/database/batches.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PubSub } from '../../platform/pubsub/pubsub.ts';
import { endWithSignals } from '../../platform/pubsub/signals.ts';
import { type Device, devices } from './visitor.ts';

/** The numbers of scans and other requests of a link. */
export interface ScanTotals {
  /** Scans by people. */
  readonly scans: number;
  /** Requests of programs that look ahead, such as messengers. */
  readonly previews: number;
  readonly bots: number;
}

const none: ScanTotals = { scans: 0, previews: 0, bots: 0 };

/** Reads the totals of a link. */
export type ReadTotals = (linkId: string) => Promise<ScanTotals>;

export function createTotalsReader(db: Db): ReadTotals {
  const read = createBatches(async (ids: readonly string[]) => {
    const rows = await db.scanDay.groupBy({
      by: ['linkId'],
      where: { linkId: { in: [...ids] } },
      _sum: { phone: true, tablet: true, computer: true, other: true, previews: true, bots: true },
    });
    const totals = new Map(rows.map(({ linkId, _sum }) => [linkId, toTotals(_sum)]));
    return (id) => totals.get(id) ?? none;
  });
  return (linkId) => read(linkId, null);
}

function toTotals(sums: Readonly<Record<Device | 'previews' | 'bots', number | null>>): ScanTotals {
  const scans = devices.reduce((sum, device) => sum + (sums[device] ?? 0), 0);
  return { scans, previews: sums.previews ?? 0, bots: sums.bots ?? 0 };
}

interface FollowServices {
  readonly pubsub: PubSub;
  readonly clock: Clock;
  readonly readTotals: ReadTotals;
}

/** The minimum time between two totals of a link, in milliseconds. */
const followMs = 1_000;

/** Streams the totals of a link, now and after each change, at most once a second. */
export function followTotals(
  { pubsub, clock, readTotals }: FollowServices,
  linkId: string,
): AsyncIterableIterator<ScanTotals, undefined> {
  const signals = pubsub.subscribe('scans');
  const pause = () => new Promise<void>((resolve) => clock.after(followMs, resolve));
  const totals = async function* (): AsyncGenerator<ScanTotals, undefined> {
    let last: ScanTotals | null = null;
    for await (const _ of signals) {
      const now = await readTotals(linkId);
      const isSame =
        last && (['scans', 'previews', 'bots'] as const).every((kind) => last?.[kind] === now[kind]);
      if (isSame) continue;
      last = now;
      yield now;
      await pause();
    }
    return undefined;
  };
  return endWithSignals(signals, totals());
}
