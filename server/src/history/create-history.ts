import type { freshHistory, newHistory } from '@canary/input/history';
import type { z } from 'zod';
import type { Actor, Services } from '../accounts/services.ts';
import { transact } from '../database/transact.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { refuseOtherKey, takeHistory } from './change.ts';
import { lockOwner, proveOwner } from './keys.ts';

/**
 * Begins somebody's history, with the key that their browser has made and wrapped.
 *
 * @throws InputError when a field is wrong, or the password is @throws ConflictError when there is one already
 */
export async function createHistory(
  services: Services,
  asker: Actor,
  { keyId, keys, password }: z.output<typeof newHistory>,
): Promise<void> {
  const owner = await proveOwner(services, asker, keys, password);
  const { userId } = owner;
  await transact(services.db, async (transaction) => {
    await lockOwner(transaction, owner);
    const before = await transaction.history.findUnique({ where: { userId } });
    if (before) {
      throw new ConflictError('Your history was set up elsewhere. Read it again.', { keyId: before.keyId });
    }
    // Whoever read that there is nothing has missed something.
    await transaction.history.create({ data: { userId, keyId, revision: 1, keptSince: 1 } });
    await transaction.historyKey.createMany({ data: keys.map((key) => ({ ...key, userId })) });
  });
  services.pubsub.publish(`history:${userId}`);
}

/**
 * Deletes all that somebody has saved, for good, and goes on with another key: for who can open the old one no more.
 *
 * @throws InputError when a field is wrong, or the password is @throws NotFoundError @throws ConflictError when it was
 * started afresh meanwhile
 */
export async function resetHistory(
  services: Services,
  asker: Actor,
  { keyId, newKeyId, keys, password }: z.output<typeof freshHistory>,
): Promise<void> {
  const owner = await proveOwner(services, asker, keys, password);
  const { userId } = owner;
  await transact(services.db, async (transaction) => {
    await lockOwner(transaction, owner);
    const history = await takeHistory(transaction, userId);
    if (!history) throw new NotFoundError('Nothing has been saved yet. Set up your history first.');
    refuseOtherKey(history, keyId);
    await transaction.historyRecord.deleteMany({ where: { userId } });
    await transaction.historyKey.deleteMany({ where: { userId } });
    await transaction.history.update({
      where: { userId },
      data: {
        keyId: newKeyId,
        keptSince: history.revision,
        count: 0,
        deletedCount: 0,
        createdAt: new Date(),
      },
    });
    await transaction.historyKey.createMany({ data: keys.map((key) => ({ ...key, userId })) });
  });
  services.pubsub.publish(`history:${userId}`);
}
