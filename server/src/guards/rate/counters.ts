import { createHash } from 'node:crypto';
import type { RateLimit } from '../../generated/sqlite/client.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { RateLimitedError } from '../../platform/errors.ts';
import { refusals } from '../../platform/metrics/metrics.ts';
import { counters as limits, type Window } from '../limits.ts';

/** The purpose of an email. Each kind has a limit of its own, so that one kind doesn't use up the limit of another. */
type EmailKind = 'VERIFY_EMAIL' | 'CHANGE_EMAIL' | 'RESET_PASSWORD' | 'NOTICE';

/** The limit of a counter, and the key that it counts by. */
export type Counter =
  | readonly [limit: 'email-recipient', recipient: string, kind: EmailKind]
  | readonly [limit: 'contact-email' | 'link-report-email']
  | readonly [
      limit: keyof Omit<typeof limits, 'email-recipient' | 'contact-email' | 'link-report-email'>,
      ...countedBy: [string, ...string[]],
    ];

/**
 * Counts an attempt by every counter, or by no counter if one is used up. Returns a function that gives the attempt
 * back.
 *
 * @throws RateLimitedError if a counter is used up
 */
export type Count = (...counters: readonly Counter[]) => Promise<() => Promise<void>>;

/** Counts a number of attempts as {@link Count} does: all of them, or none if a counter has too few left. */
export type CountTimes = (times: number, ...counters: readonly Counter[]) => ReturnType<Count>;

export function createCount(db: Db, clock: Clock): CountTimes {
  return async (times, ...counters) => {
    const now = clock.now();
    const byKey = new Map(
      counters.map(([name, ...countedBy]) => [counterKey(name, ...countedBy), { name, ...limits[name] }]),
    );
    const left = ({ key, points }: RateLimit) => (byKey.get(key)?.attempts ?? 0) - points;
    const open = await db.rateLimit.findMany({
      where: { key: { in: [...byKey.keys()] }, expire: { gt: new Date(now) } },
    });
    const usedUp = open.filter((row) => left(row) < times);
    const refuse = (rows: readonly RateLimit[]) => {
      for (const { key } of rows) refusals.inc({ limit: byKey.get(key)?.name ?? '' });
      return usedUpError(rows, now);
    };
    if (usedUp.length > 0) throw refuse(usedUp);
    const counted = await Promise.all([...byKey].map(([key, limit]) => add(db, key, limit, now, times)));
    const giveBack = async () => {
      await Promise.all(
        counted.map(({ key }) =>
          db.rateLimit.updateMany({ where: { key }, data: { points: { decrement: times } } }),
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

/** Counts attempts by one counter, in a new window if the last window has ended. */
async function add(
  db: Db,
  key: string,
  { windowMs }: Window,
  now: number,
  times: number,
): Promise<RateLimit> {
  await db.rateLimit.deleteMany({ where: { key, expire: { lte: new Date(now) } } });
  return await db.rateLimit.upsert({
    where: { key },
    create: { key, points: times, expire: new Date(now + windowMs) },
    update: { points: { increment: times } },
  });
}

/**
 * Counts a health check, which shows whether the database can be written.
 *
 * @throws the error of the database
 */
export async function countHealthCheck(db: Db, now: number): Promise<void> {
  await add(db, 'health-check', { attempts: Number.POSITIVE_INFINITY, windowMs: 60_000 }, now, 1);
}

/** Deletes the counters that have ended. */
export async function deleteExpiredCounters(db: Db, now: number): Promise<void> {
  await db.rateLimit.deleteMany({ where: { expire: { lte: new Date(now) } } });
}

/** The error for counters that are used up, with the time until their last window ends. */
function usedUpError(rows: readonly RateLimit[], now: number): RateLimitedError {
  const ends = rows.map(({ expire }) => expire?.getTime() ?? now);
  return new RateLimitedError(Math.ceil((Math.max(...ends) - now) / 1_000));
}

/**
 * The key of a counter. Each part is hashed, so that the database holds no readable address, but an address can be
 * looked up.
 */
export function counterKey(name: string, ...countedBy: readonly string[]): string {
  const hashes = countedBy.map((part) => createHash('sha256').update(part).digest('hex'));
  return [name, ...hashes].join(':');
}
