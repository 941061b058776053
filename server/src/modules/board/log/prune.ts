import { maxActivity } from '@canary/board/limits';
import { z } from 'zod';
import type { Prisma } from '../../../generated/sqlite/client.ts';
import type { Db } from '../../../platform/database/database.ts';
import { eraseArchivedCards, eraseComments } from '../cards/text-statements.ts';
import { type BoardDbClient, withBoardTables } from '../database.ts';
import { type ServerTerms, specialBoards, termsOf, termsOfMost } from '../open-board.ts';
import { lockBoards } from './batch-statements.ts';
import { logBytes, logLength } from './event.ts';

/** The number of changes between two deletions of old rows. */
const pruneEvery = 1_000;

const dayMs = 24 * 60 * 60_000;

/** How long a deleted comment can be restored: 30 days, in milliseconds. */
export const retentionMs = 30 * dayMs;
/** How long idempotency keys are remembered: 60 days, in milliseconds. */
const keyMs = 60 * dayMs;

/** Whether to delete old rows in a transaction that made these versions of the board. */
export function isPruningDue(first: number, last: number): boolean {
  return Math.floor(last / pruneEvery) > Math.floor((first - 1) / pruneEvery);
}

/** Erases the old archived cards of boards whose terms limit the time in the archive. */
export async function purgeDeletedCards(server: Db, now: number): Promise<void> {
  const db = withBoardTables(server);
  for (const [boardId, { archiveDays }] of specialBoards) {
    if (archiveDays === null) continue;
    const before = new Date(now - archiveDays * dayMs);
    // The board is locked only if it has cards to erase.
    if ((await db.task.count({ where: { boardId, deletedAt: { lt: before } } })) === 0) continue;
    await db.$transaction(async (transaction) => {
      await lockBoards(transaction, [boardId]);
      await eraseArchivedCards(transaction, boardId, before);
    });
  }
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

/** Deletes old idempotency keys and old activity of all boards. */
export async function purgeOldChanges(server: Db, now: number): Promise<void> {
  const db = withBoardTables(server);
  await db.boardKey.deleteMany({ where: { createdAt: { lt: new Date(now - keyMs) } } });
  const deleteActivity = (boardId: string | { notIn: string[] }, { activityDays }: ServerTerms) =>
    db.boardActivity.deleteMany({
      where: { boardId, createdAt: { lt: new Date(now - activityDays * dayMs) } },
    });
  for (const [boardId, terms] of specialBoards) await deleteActivity(boardId, terms);
  await deleteActivity({ notIn: [...specialBoards.keys()] }, termsOfMost);
}

const lastVersion = z.array(z.object({ version: z.coerce.number() }));

/**
 * Deletes the events of a board beyond the length and the size of its log, and activity and archived cards beyond their
 * maximum numbers.
 */
export async function pruneBoard(
  transaction: BoardDbClient,
  boardId: string,
  version: number,
  now: number,
): Promise<void> {
  const rows = await transaction.$queryRaw`
    SELECT COALESCE(MAX("version"), 0) AS "version" FROM (
      SELECT "version", SUM("bytes") OVER (ORDER BY "version" DESC) AS "sum" FROM "BoardEvent"
      WHERE "boardId" = ${boardId} AND "version" > ${version - logLength}
    ) AS "log" WHERE "sum" > ${logBytes}`;
  const last = Math.max(version - logLength, lastVersion.parse(rows)[0]?.version ?? 0);
  await transaction.boardEvent.deleteMany({ where: { boardId, version: { lte: last } } });
  await transaction.boardActivity.deleteMany({ where: { boardId, version: { lte: version - maxActivity } } });
  const { archiveDays, keptCards } = termsOf(boardId);
  if (archiveDays === null || keptCards === null) return;
  const surplus = await transaction.task.findFirst({
    where: { boardId, deletedAt: { not: null } },
    orderBy: { deletedAt: 'desc' },
    skip: keptCards,
  });
  const newestSurplus = surplus?.deletedAt?.getTime() ?? 0;
  await eraseArchivedCards(
    transaction,
    boardId,
    new Date(Math.max(now - archiveDays * dayMs, newestSurplus + 1)),
  );
}

/** Erases the boards of a condition. The condition is checked again when a board is locked. */
export async function eraseBoards(server: Db, where: Prisma.BoardWhereInput): Promise<void> {
  const db = withBoardTables(server);
  for (const { id } of await db.board.findMany({ where, select: { id: true } })) {
    await db.$transaction(async (transaction) => {
      await lockBoards(transaction, [id]);
      if ((await transaction.board.count({ where: { ...where, id } })) > 0) await eraseBoard(transaction, id);
    });
  }
}

/** Erases a board with all its rows. */
export async function eraseBoard(transaction: BoardDbClient, boardId: string): Promise<void> {
  const where = { boardId };
  // Deleting a card deletes its texts and assignees.
  await transaction.task.deleteMany({ where });
  await transaction.boardColumn.deleteMany({ where });
  await transaction.boardLabel.deleteMany({ where });
  await transaction.boardUser.deleteMany({ where });
  await transaction.boardEvent.deleteMany({ where });
  await transaction.boardKey.deleteMany({ where });
  await transaction.boardActivity.deleteMany({ where });
  await transaction.boardRoster.deleteMany({ where });
  await transaction.boardInvitation.deleteMany({ where });
  await transaction.board.deleteMany({ where: { id: boardId } });
}
