import { type Feature, features } from '@canary/catalogue/features';
import type { Db } from '../database/database.ts';
import { lockUser, transact } from '../database/transact.ts';
import { InsufficientTokensError, UnauthenticatedError } from '../errors.ts';
import type { PubSub } from '../pubsub/pubsub.ts';
import { gainPoints } from './points.ts';

/**
 * Unlocks a feature for a user. Concurrent or repeated calls charge once.
 *
 * @throws InsufficientTokensError if the user has too few tokens
 * @throws UnauthenticatedError if the account was deleted
 */
export async function unlock(db: Db, pubsub: PubSub, userId: string, feature: Feature): Promise<void> {
  const { name, price } = features[feature];
  await transact(db, async (transaction) => {
    const user = await lockUser(transaction, userId);
    if (!user) throw new UnauthenticatedError();
    if ((await transaction.unlock.count({ where: { userId, feature } })) > 0) return;
    if (user.tokens < price) throw new InsufficientTokensError(name, price, user.tokens);
    await transaction.unlock.create({ data: { userId, feature } });
    await transaction.tokenEntry.create({
      data: { userId, delta: -price, reason: 'UNLOCK', reference: feature },
    });
    const charged = await transaction.user.update({
      where: { id: userId },
      data: { tokens: { decrement: price } },
    });
    await gainPoints(transaction, charged, { reason: 'UNLOCK', reference: feature });
  });
  pubsub.publish(`viewer:${userId}`);
}
