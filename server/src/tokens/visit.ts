import { lockUser } from '../database/lock-user.ts';
import { transact } from '../database/transact.ts';
import type { Db, DbClient } from '../db.ts';
import { UnauthenticatedError } from '../errors.ts';
import type { Session, User } from '../generated/sqlite/client.ts';
import type { PubSub } from '../pubsub/pubsub.ts';
import { dayOf } from './day.ts';
import { gainPoints } from './points.ts';

/**
 * Gives the points of a day's first visit. As with `lockUser`, nothing may be read before it in the transaction.
 *
 * @returns the user as they are then
 * @throws UnauthenticatedError when the account is gone
 */
export async function recordVisit(transaction: DbClient, userId: string): Promise<User> {
  const user = await lockUser(transaction, userId);
  if (!user) throw new UnauthenticatedError();
  return await gainPoints(transaction, user, { reason: 'VISIT', reference: dayOf(new Date()) });
}

/** Records the visit of somebody who comes back with a session, on a later day than it was last seen. */
export async function comeBack(db: Db, pubsub: PubSub, { userId, lastSeenAt }: Session): Promise<void> {
  if (dayOf(lastSeenAt) === dayOf(new Date())) return;
  await transact(db, (transaction) => recordVisit(transaction, userId));
  pubsub.publish(`viewer:${userId}`);
}
