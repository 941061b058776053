import type { accountChanges } from '@canary/input/account-changes';
import type { z } from 'zod';
import type { Db } from '../db.ts';
import { UnauthenticatedError } from '../errors.ts';
import type { PubSub } from '../pubsub/pubsub.ts';

/**
 * Changes an account.
 *
 * @throws UnauthenticatedError when the account is gone
 */
export async function updateAccount(
  db: Db,
  pubsub: PubSub,
  userId: string,
  { username, onLeaderboard, wantsDynamicCodes }: z.output<typeof accountChanges>,
): Promise<void> {
  const data = {
    ...(username != null && { username }),
    ...(onLeaderboard != null && { onLeaderboard }),
    ...(wantsDynamicCodes != null && { wantsDynamicCodes }),
  };
  if (Object.keys(data).length === 0) return;
  const { count } = await db.user.updateMany({ where: { id: userId }, data });
  if (count === 0) throw new UnauthenticatedError();
  pubsub.publish(`viewer:${userId}`);
}
