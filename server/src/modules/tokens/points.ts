import { levelOf, pointsFor, tokensPerLevel } from '@canary/catalogue/levels';
import type { PointReason, Session, User } from '../../generated/sqlite/client.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, DbClient } from '../../platform/database/database.ts';
import { lockUser, transact } from '../../platform/database/transact.ts';
import { UnauthenticatedError } from '../../platform/errors.ts';
import type { PubSub } from '../../platform/pubsub/pubsub.ts';

/** An event that earns points, once. */
interface PointEvent {
  readonly reason: PointReason;
  /** The day (UTC, such as 2026-11-21) or the feature. */
  readonly reference: string;
}

/**
 * Adds the points of an event, unless they were added before, and a token for each new level. Levels are never lost, even
 * if the thresholds change, so that no level is rewarded twice.
 *
 * @param user the result of `lockUser`, with later changes of the transaction
 * @returns the updated user
 */
export async function gainPoints(
  transaction: DbClient,
  user: User,
  event: PointEvent,
  now: number,
): Promise<User> {
  const entry = { userId: user.id, ...event };
  if ((await transaction.pointEntry.count({ where: entry })) > 0) return user;
  const points = pointsFor[event.reason];
  const createdAt = new Date(now);
  await transaction.pointEntry.create({ data: { ...entry, points, createdAt } });
  const token = { userId: user.id, delta: tokensPerLevel, reason: 'LEVEL', createdAt } as const;
  const level = Math.max(user.level, levelOf(user.points + points));
  for (let reached = user.level + 1; reached <= level; reached += 1) {
    await transaction.tokenEntry.create({ data: { ...token, reference: String(reached) } });
  }
  return await transaction.user.update({
    where: { id: user.id },
    data: {
      points: { increment: points },
      level,
      tokens: { increment: (level - user.level) * tokensPerLevel },
    },
  });
}

/**
 * Adds the points of the day's first visit. The transaction must have read nothing before it locked the user: see
 * `lockUser`.
 *
 * @returns the updated user
 * @throws UnauthenticatedError if the account was deleted
 */
export async function gainVisitPoints(transaction: DbClient, userId: string, now: number): Promise<User> {
  const user = await lockUser(transaction, userId);
  if (!user) throw new UnauthenticatedError();
  return await gainPoints(transaction, user, { reason: 'VISIT', reference: dayOf(new Date(now)) }, now);
}

/** Records the daily visit of a session, unless it was already used that day. Returns whether it recorded a visit. */
export async function recordVisit(
  { db, pubsub, clock }: { readonly db: Db; readonly pubsub: PubSub; readonly clock: Clock },
  { userId, lastSeenAt }: Session,
): Promise<boolean> {
  const now = clock.now();
  if (dayOf(lastSeenAt) === dayOf(new Date(now))) return false;
  await transact(db, (transaction) => gainVisitPoints(transaction, userId, now));
  pubsub.publish(`viewer:${userId}`);
  return true;
}

/**
 * The day of a timestamp in UTC.
 *
 * @example
 * dayOf(new Date('2026-11-21T23:30:00-05:00')); // '2026-11-22'
 */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
