import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { RateLimitedError } from '../errors.ts';
import type { RateLimit } from '../generated/sqlite/client.ts';
import { refusals } from '../metrics/metrics.ts';

/** How many attempts are allowed in a window of time, which starts with the first of them. */
export interface Limit {
  readonly name: string;
  readonly attempts: number;
  readonly seconds: number;
}

/** A counter: its limit, and what it counts by. */
export type Counter = readonly [limit: Limit, ...countedBy: string[]];

/**
 * Creates a function that counts an attempt by every counter, or by none if one is used up. It returns a function that gives
 * the attempt back, and throws RateLimitedError if a counter is used up.
 */
export function createCount(
  db: Db,
  clock: Clock,
): (...counters: readonly Counter[]) => Promise<() => Promise<void>> {
  return async (...counters) => {
    const now = clock.now();
    const limits = new Map(counters.map(([limit, ...countedBy]) => [keyOf(limit, countedBy), limit]));
    const left = ({ key, points }: RateLimit) => (limits.get(key)?.attempts ?? 0) - points;
    const open = await db.rateLimit.findMany({
      where: { key: { in: [...limits.keys()] }, expire: { gt: new Date(now) } },
    });
    const usedUp = open.filter((row) => left(row) <= 0);
    const refuse = (rows: readonly RateLimit[]) => {
      for (const { key } of rows) refusals.inc({ limit: limits.get(key)?.name ?? '' });
      return rateLimited(rows, now);
    };
    if (usedUp.length > 0) throw refuse(usedUp);
    const counted = await Promise.all([...limits].map(([key, limit]) => add(db, key, limit, now)));
    const giveBack = async () => {
      await Promise.all(
        counted.map(({ key }) =>
          db.rateLimit.updateMany({ where: { key }, data: { points: { decrement: 1 } } }),
        ),
      );
    };
    // Concurrent requests may have taken the last attempt.
    const refused = counted.filter((row) => left(row) < 0);
    if (refused.length === 0) return giveBack;
    await giveBack();
    throw refuse(refused);
  };
}

/** Counts an attempt by one counter, in a new window if the last one has ended. */
async function add(db: Db, key: string, { seconds }: Limit, now: number): Promise<RateLimit> {
  await db.rateLimit.deleteMany({ where: { key, expire: { lte: new Date(now) } } });
  return await db.rateLimit.upsert({
    where: { key },
    create: { key, points: 1, expire: new Date(now + 1_000 * seconds) },
    update: { points: { increment: 1 } },
  });
}

/** Deletes the counters that have ended. */
export async function deleteExpiredCounters(db: Db, now: number): Promise<void> {
  await db.rateLimit.deleteMany({ where: { expire: { lte: new Date(now) } } });
}

/** The error for counters that are used up, with the time until the last of them ends. */
function rateLimited(rows: readonly RateLimit[], now: number): RateLimitedError {
  const ends = rows.map(({ expire }) => expire?.getTime() ?? now);
  return new RateLimitedError(Math.ceil((Math.max(...ends) - now) / 1_000));
}

/** The key of a counter. Each part is hashed, so that the database holds no readable address, and one can be searched for. */
export function keyOf({ name }: Limit, countedBy: readonly string[]): string {
  const hashes = countedBy.map((part) => createHash('sha256').update(part).digest('hex'));
  return [name, ...hashes].join(':');
}
