import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PubSub } from '../../platform/pubsub/pubsub.ts';
import { endWithSignals } from '../../platform/pubsub/signals.ts';

/** How often a link was scanned. */
export interface ScanTotals {
  /** Scans by people. */
  readonly scans: number;
  /** Requests of programs that look ahead. */
  readonly previews: number;
  readonly bots: number;
}

const none: ScanTotals = { scans: 0, previews: 0, bots: 0 };

/** Reads the totals of links. Calls within one turn of the event loop share a statement. */
export type ReadTotals = (linkId: string) => Promise<ScanTotals>;

export function createTotalsReader(db: Db): ReadTotals {
  let next: { readonly ids: Set<string>; readonly found: Promise<Map<string, ScanTotals>> } | null = null;
  return async (linkId) => {
    if (!next) {
      const ids = new Set<string>();
      const found = new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
        next = null;
        const rows = await db.scanTotal.findMany({ where: { linkId: { in: [...ids] } } });
        return new Map(rows.map((row) => [row.linkId, row]));
      });
      next = { ids, found };
    }
    const { ids, found } = next;
    ids.add(linkId);
    return (await found).get(linkId) ?? none;
  };
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
