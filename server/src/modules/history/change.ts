import type { History } from '../../generated/sqlite/client.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, DbClient } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { ConflictError, NotFoundError } from '../../platform/errors.ts';
import type { PubSub } from '../../platform/pubsub/pubsub.ts';

/** The services that changes of a history use. */
export interface HistoryServices {
  readonly db: Db;
  readonly pubsub: PubSub;
  readonly clock: Clock;
}

/**
 * Changes a user's history in one transaction, and notifies all their devices.
 *
 * @param keyId the id of the key with which the change was made; null if the change needs no key
 * @param work gets the history with the revision of the change
 * @param lockOwner locks the user, for a change that depends on the password
 * @throws NotFoundError if the user has no history
 * @throws ConflictError if the history has another key by now
 */
export async function changeHistory<Result>(
  { db, pubsub }: HistoryServices,
  userId: string,
  keyId: string | null,
  work: (transaction: DbClient, history: History) => Promise<Result>,
  lockOwner?: (transaction: DbClient) => Promise<unknown>,
): Promise<Result> {
  const result = await transact(db, async (transaction) => {
    await lockOwner?.(transaction);
    const history = await lockHistory(transaction, userId);
    if (!history) throw new NotFoundError('Nothing has been saved yet. Set up your history first.');
    if (keyId !== null) requireKey(history, keyId);
    return await work(transaction, history);
  });
  pubsub.publish(`history:${userId}`);
  return result;
}

/**
 * Locks a history for a change by incrementing its revision. As the transaction's first write, it makes changes of the
 * history wait for one another, so that revisions commit in order.
 *
 * @returns the history with its new revision; null if the user has no history
 */
export async function lockHistory(transaction: DbClient, userId: string): Promise<History | null> {
  const [history] = await transaction.history.updateManyAndReturn({
    where: { userId },
    data: { revision: { increment: 1 } },
  });
  return history ?? null;
}

/** Checks that a history still has the key with which a change was made. @throws ConflictError */
export function requireKey(history: Pick<History, 'keyId'> | null, keyId: string): void {
  if (history?.keyId === keyId) return;
  throw new ConflictError('Your history was reset elsewhere. Load it again.', {
    ...(history && { keyId: history.keyId }),
  });
}
