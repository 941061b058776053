import { type Feature, features } from '@canary/catalogue/features';
import { planUnlocks } from '@canary/catalogue/unlock-plan';
import type { User } from '../../generated/sqlite/client.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, DbClient } from '../../platform/database/database.ts';
import { lockUser, transact } from '../../platform/database/transact.ts';
import { InsufficientTokensError, UnauthenticatedError } from '../../platform/errors.ts';
import type { PubSub } from '../../platform/pubsub/pubsub.ts';
import type { SessionActor } from '../credentials/actor.ts';
import { gainPoints } from './points.ts';

/**
 * Unlocks features for a user: all features or, if the tokens aren't enough, none. Features that are already unlocked
 * are not charged, so concurrent or repeated calls charge once. The token of a level that the first unlocks reach pays
 * for later unlocks.
 *
 * @throws InsufficientTokensError if the user has too few tokens
 * @throws UnauthenticatedError if the account was deleted
 */
export async function unlockFeatures(
  { db, pubsub, clock }: { readonly db: Db; readonly pubsub: PubSub; readonly clock: Clock },
  { userId }: SessionActor,
  { features: chosen }: { readonly features: readonly Feature[] },
): Promise<void> {
  await transact(db, async (transaction) => {
    const locked = await lockUser(transaction, userId);
    if (!locked) throw new UnauthenticatedError();
    const paid = await transaction.unlock.findMany({ where: { userId }, select: { feature: true } });
    const unpaid = new Set(chosen);
    for (const { feature } of paid) unpaid.delete(feature);
    const { order, price, missing } = planUnlocks(locked, [...unpaid]);
    if (missing > 0) throw new InsufficientTokensError(namesOf(order), price, locked.tokens);
    let user = locked;
    for (const feature of order) user = await pay(transaction, user, feature, clock.now());
  });
  pubsub.publish(`viewer:${userId}`);
}

/** @returns the updated user */
async function pay(
  transaction: DbClient,
  { id: userId }: User,
  feature: Feature,
  now: number,
): Promise<User> {
  const { price } = features[feature];
  const createdAt = new Date(now);
  await transaction.unlock.create({ data: { userId, feature, createdAt } });
  await transaction.tokenEntry.create({
    data: { userId, delta: -price, reason: 'UNLOCK', reference: feature, createdAt },
  });
  const charged = await transaction.user.update({
    where: { id: userId },
    data: { tokens: { decrement: price } },
  });
  return await gainPoints(transaction, charged, { reason: 'UNLOCK', reference: feature }, now);
}

function namesOf(chosen: readonly Feature[]): string {
  return new Intl.ListFormat('en').format(chosen.map((feature) => features[feature].name));
}
