import { levelOf, pointsFor, tokensPerLevel } from '@canary/catalogue/levels';
import type { DbClient } from '../db.ts';
import type { PointReason, User } from '../generated/sqlite/client.ts';

/** What somebody gets points for; the same thing gives them once. */
export interface Gain {
  readonly reason: PointReason;
  /** The day (UTC, as 2026-11-21), or the feature. */
  readonly reference: string;
}

/**
 * Gives points, unless they were given before, and a token for each level that is reached by them. A level is never
 * lost, whatever becomes of the thresholds, so that none is rewarded twice.
 *
 * @param user as `lockUser` has returned them, with what the transaction has changed since
 * @returns the user as they are then
 */
export async function gainPoints(transaction: DbClient, user: User, gain: Gain): Promise<User> {
  const entry = { userId: user.id, ...gain };
  if ((await transaction.pointEntry.count({ where: entry })) > 0) return user;
  const points = pointsFor[gain.reason];
  await transaction.pointEntry.create({ data: { ...entry, points } });
  const level = Math.max(user.level, levelOf(user.points + points));
  for (let reached = user.level + 1; reached <= level; reached += 1) {
    await transaction.tokenEntry.create({
      data: { userId: user.id, delta: tokensPerLevel, reason: 'LEVEL', reference: String(reached) },
    });
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
