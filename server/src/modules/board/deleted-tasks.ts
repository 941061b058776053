import type { Db } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { type TaskState, taskColumns } from './event.ts';
import { retentionMs } from './prune.ts';

/** A card that can be restored. */
export interface DeletedTask {
  readonly task: TaskState;
  readonly deletedAt: Date;
}

/** A place in the list of deleted cards: that of a card. */
export interface DeletedTaskPlace {
  readonly deletedAt: Date;
  readonly id: string;
}

/**
 * Reads cards that were deleted in the last 30 days, the last deleted first.
 *
 * @param after reads the cards after this place; null for the first ones
 */
export async function readDeletedTasks(
  db: Db,
  now: number,
  limit: number,
  after: DeletedTaskPlace | null,
): Promise<DeletedTask[]> {
  const since = { gte: new Date(now - retentionMs) };
  const rows = await db.task.findMany({
    where: {
      deletedAt: { not: null, ...since },
      ...(after && {
        OR: [{ deletedAt: { lt: after.deletedAt } }, { deletedAt: after.deletedAt, id: { lt: after.id } }],
      }),
    },
    orderBy: [{ deletedAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: { ...taskColumns, deletedAt: true },
  });
  return rows.flatMap(({ deletedAt, ...task }) => (deletedAt ? [{ task, deletedAt }] : []));
}

/**
 * Deletes a deleted card for good. The board doesn't change, so there is no event. A card that is restored at the same time
 * stays on the board.
 *
 * @throws NotFoundError if the card isn't deleted
 */
export async function purgeTask(db: Db, id: string): Promise<void> {
  const { count } = await db.task.deleteMany({ where: { id, deletedAt: { not: null } } });
  if (count === 0) {
    throw new NotFoundError('This card is not among the deleted ones: it was restored, or deleted for good.');
  }
}
