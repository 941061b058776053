import { NotFoundError } from '../../platform/errors.ts';
import { type Page, type PageInput, rowsAfter, timeKey, toPage } from '../../platform/paging.ts';
import type { BoardAccess, MemberAccess } from './access.ts';
import { assignedTaskColumns, openBoardId, type TaskState, toTask } from './event.ts';
import { retentionMs } from './prune.ts';
import { countTextBytes } from './text-statements.ts';

/** A card that can be restored. */
export interface DeletedTask {
  readonly task: TaskState;
  readonly deletedAt: Date;
}

/**
 * Reads a page of the deleted cards, the last deleted first; on the open board, of those of the last 30 days.
 *
 * @throws InputError if the cursor is invalid
 */
export async function readDeletedTasks(
  access: MemberAccess,
  { first, after }: PageInput,
): Promise<Page<DeletedTask>> {
  const { id: boardId, clock } = access.board;
  const rows = await access.read((db) =>
    db.task.findMany({
      where: {
        boardId,
        deletedAt: boardId === openBoardId ? { gte: new Date(clock.now() - retentionMs) } : { not: null },
        ...rowsAfter('deletedAt', after),
      },
      orderBy: [{ deletedAt: 'desc' }, { id: 'desc' }],
      take: first + 1,
      select: { ...assignedTaskColumns, deletedAt: true },
    }),
  );
  const found = rows.flatMap(({ deletedAt, ...row }) =>
    deletedAt ? [{ task: toTask(row), deletedAt }] : [],
  );
  const keyOf = ({ task, deletedAt }: DeletedTask) => timeKey(deletedAt, task.id);
  return toPage(found.slice(0, first), keyOf, { after, hasNextPage: found.length > first });
}

/**
 * Erases a deleted card. The board doesn't change, so there is no event. A card that is restored at the same time stays
 * on the board.
 *
 * @throws NotFoundError if the card isn't deleted
 */
export async function purgeTask(access: BoardAccess<'edit'>, { id }: { readonly id: string }): Promise<void> {
  const { id: boardId } = access.board;
  const count = await access.write(async (transaction) => {
    const bytes = boardId === openBoardId ? 0 : await countTextBytes(transaction, { boardId, taskId: id });
    const purged = await transaction.task.deleteMany({ where: { boardId, id, deletedAt: { not: null } } });
    if (boardId !== openBoardId)
      await transaction.board.update({
        where: { id: boardId },
        data: {
          archived: { decrement: purged.count },
          detailBytes: { decrement: purged.count > 0 ? bytes : 0 },
        },
      });
    return purged.count;
  });
  if (count === 0) {
    throw new NotFoundError('This card is not among the deleted ones: it was restored, or deleted for good.');
  }
}
