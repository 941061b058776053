import { activityDays, maxActivity } from '@canary/input/limits';
import type { Db } from '../../platform/database/database.ts';
import { lockBoards } from './batch-statements.ts';
import { type BoardDbClient, withBoardTables } from './database.ts';
import { logLength, openBoardId } from './event.ts';
import { eraseComments } from './text-statements.ts';

/** The number of changes between two deletions of old rows. */
const pruneEvery = 1_000;

/**
 * How long a deleted card of the open board can be restored, and its idempotency keys are remembered: 30 days, in
 * milliseconds.
 */
export const retentionMs = 30 * 24 * 60 * 60_000;
/** How long the changes of other boards are remembered, and shown as their activity: 90 days, in milliseconds. */
export const activityMs = activityDays * 24 * 60 * 60_000;

/** If there are too many changes, idempotency keys are kept for an hour, in which a client retries. */
const retryMs = 60 * 60_000;

/** The number of deleted cards of the open board that are kept for 30 days. */
const keptDeletedTasks = 10_000;

/** Whether to delete old rows in a transaction that made these versions of the board. */
export function isPruningDue(first: number, last: number): boolean {
  return Math.floor(last / pruneEvery) > Math.floor((first - 1) / pruneEvery);
}

/** Erases cards of the open board that were deleted more than 30 days ago. */
export async function purgeDeletedTasks(db: Db, now: number): Promise<void> {
  const deletedAt = { lt: new Date(now - retentionMs) };
  await withBoardTables(db).task.deleteMany({ where: { boardId: openBoardId, deletedAt } });
}

/** Erases comments that were deleted more than 30 days ago. */
export async function purgeDeletedComments(server: Db, now: number): Promise<void> {
  const db = withBoardTables(server);
  const before = new Date(now - retentionMs);
  const boards = await db.taskComment.groupBy({ by: 'boardId', where: { deletedAt: { lt: before } } });
  for (const { boardId } of boards) {
    await db.$transaction(async (transaction) => {
      await lockBoards(transaction, [boardId]);
      await eraseComments(transaction, boardId, before);
    });
  }
}

/** Deletes old events of a board, and erases deleted cards of the open board, that exceed their maximum age or number. */
export async function pruneBoard(
  transaction: BoardDbClient,
  boardId: string,
  version: number,
  now: number,
): Promise<void> {
  const olderThan = (ageMs: number) => ({ lt: new Date(now - ageMs) });
  // Limits the range, so that the database doesn't scan all newer events.
  const oldest = await transaction.boardEvent.findFirst({ where: { boardId }, orderBy: { version: 'asc' } });
  const last = Math.min(version - logLength, (oldest?.version ?? 0) + 2 * pruneEvery);
  const isExpired = [
    { createdAt: olderThan(boardId === openBoardId ? retentionMs : activityMs) },
    { createdAt: olderThan(retryMs), version: { lte: version - maxActivity } },
  ];
  await transaction.boardEvent.deleteMany({ where: { boardId, version: { lte: last }, OR: isExpired } });
  if (boardId !== openBoardId) return;
  const surplus = await transaction.task.findFirst({
    where: { boardId, deletedAt: { not: null } },
    orderBy: { deletedAt: 'desc' },
    skip: keptDeletedTasks,
  });
  await transaction.task.deleteMany({ where: { boardId, deletedAt: olderThan(retentionMs) } });
  if (surplus?.deletedAt)
    await transaction.task.deleteMany({ where: { boardId, deletedAt: { lte: surplus.deletedAt } } });
}
