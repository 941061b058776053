import { transact } from '../database/transact.ts';
import type { Db, DbClient } from '../db.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import type { History } from '../generated/sqlite/client.ts';
import type { PubSub } from '../pubsub/pubsub.ts';

/** What a change of a history needs besides its own input. */
export interface HistoryDependencies {
  readonly db: Db;
  readonly pubsub: PubSub;
}

/**
 * Changes somebody's history, in one transaction, and tells all of their devices.
 *
 * @param keyId the key that the change was made with; null for one that needs none
 * @param work gets the history as it is, with the revision that the change has
 * @throws NotFoundError when there is none @throws ConflictError when it has another key by now
 */
export async function changeHistory<Left>(
  { db, pubsub }: HistoryDependencies,
  userId: string,
  keyId: string | null,
  work: (transaction: DbClient, history: History) => Promise<Left>,
): Promise<Left> {
  const left = await transact(db, async (transaction) => {
    const history = await takeHistory(transaction, userId);
    if (!history) throw new NotFoundError('Nothing has been saved yet. Set up your history first.');
    if (keyId !== null) refuseOtherKey(history, keyId);
    return await work(transaction, history);
  });
  pubsub.publish(`history:${userId}`);
  return left;
}

/**
 * Takes a history for a change, within a transaction: a write first, so that changes of one history wait for each other,
 * and their revisions are committed in order.
 *
 * @returns the history with its next revision; null where there is none
 */
export async function takeHistory(transaction: DbClient, userId: string): Promise<History | null> {
  const [history] = await transaction.history.updateManyAndReturn({
    where: { userId },
    data: { revision: { increment: 1 } },
  });
  return history ?? null;
}

/** Makes sure that a history has the key that a change was made with. @throws ConflictError */
export function refuseOtherKey(history: Pick<History, 'keyId'> | null, keyId: string): void {
  if (history?.keyId === keyId) return;
  throw new ConflictError('Your history was started afresh elsewhere. Read it again.', {
    ...(history && { keyId: history.keyId }),
  });
}
