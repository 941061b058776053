import type { Reads, TextChange } from '@canary/board/changes/change';
import type { Found } from '@canary/board/changes/index';
import { join, sqltag } from '@prisma/client/runtime/client';
import { z } from 'zod';
import type { BoardDbClient } from '../database.ts';

// Raw SQL for both databases, as for the other rows of a batch.

const comment = z.object({
  id: z.string(),
  taskId: z.string(),
  authorId: z.string(),
  text: z.string(),
  createdAt: z.date(),
  editedAt: z.date().nullable(),
  deletedAt: z.date().nullable(),
});

/** What the rules of some changes read, by board. */
interface NamedText extends Pick<Reads, 'description' | 'comment'> {
  readonly boardId: string;
}

const ofBoard = z.object({ boardId: z.string() });
const descriptionRow = ofBoard.extend({ taskId: z.string(), description: z.string() });

/** Finds the texts that changes name, and keeps each for its board. */
export async function findTexts(
  transaction: BoardDbClient,
  names: readonly NamedText[],
  foundOf: (boardId: string) => Pick<Found, 'descriptions' | 'comments'>,
): Promise<void> {
  const tasks = names.flatMap(({ boardId, description }) =>
    description === undefined ? [] : sqltag`(${boardId}, ${description})`,
  );
  if (tasks.length > 0) {
    const rows = await transaction.$queryRaw<object[]>`
      SELECT "boardId", "taskId", "description" FROM "TaskText" WHERE ("boardId", "taskId") IN (VALUES ${join(tasks)})`;
    for (const row of rows) {
      const { boardId, taskId, description } = descriptionRow.parse(row);
      foundOf(boardId).descriptions.set(taskId, description);
    }
  }
  const comments = names.flatMap(({ boardId, comment: id }) =>
    id === undefined ? [] : sqltag`(${boardId}, ${id})`,
  );
  if (comments.length > 0) {
    const rows = await transaction.$queryRaw<object[]>`
      SELECT * FROM "TaskComment" WHERE ("boardId", "id") IN (VALUES ${join(comments)})`;
    for (const row of rows) {
      const found = comment.parse(row);
      foundOf(ofBoard.parse(row).boardId).comments.set(found.id, found);
    }
  }
}

/** Writes the texts that the changes of a batch leave. Their cards are written before. */
export async function writeTexts(
  transaction: BoardDbClient,
  boards: readonly { readonly board: { readonly id: string }; readonly texts: readonly TextChange[] }[],
): Promise<void> {
  // The last change of a text counts: a statement can't write a row twice.
  const descriptions = new Map<string, ReturnType<typeof sqltag>>();
  const comments = new Map<string, ReturnType<typeof sqltag>>();
  for (const { board, texts } of boards) {
    for (const change of texts) {
      if ('comment' in change) {
        const { id, taskId, authorId, text, createdAt, editedAt, deletedAt } = change.comment;
        const row = sqltag`(${board.id}, ${id}, ${taskId}, ${authorId}, ${text}, ${createdAt}, ${editedAt}, ${deletedAt})`;
        comments.set(`${board.id} ${id}`, row);
      } else {
        const { taskId, description } = change;
        descriptions.set(`${board.id} ${taskId}`, sqltag`(${board.id}, ${taskId}, ${description})`);
      }
    }
  }
  if (descriptions.size > 0)
    await transaction.$executeRaw`
      INSERT INTO "TaskText" ("boardId", "taskId", "description") VALUES ${join([...descriptions.values()])}
      ON CONFLICT ("boardId", "taskId") DO UPDATE SET "description" = excluded."description"`;
  if (comments.size > 0)
    await transaction.$executeRaw`
      INSERT INTO "TaskComment" ("boardId", "id", "taskId", "authorId", "text", "createdAt", "editedAt", "deletedAt")
      VALUES ${join([...comments.values()])}
      ON CONFLICT ("boardId", "id") DO UPDATE SET "text" = excluded."text", "editedAt" = excluded."editedAt",
        "deletedAt" = excluded."deletedAt"`;
}

const sums = z.array(z.object({ bytes: z.coerce.number() }));

/** Erases cards with their descriptions and comments. The board is locked. */
export async function eraseTasks(
  transaction: BoardDbClient,
  boardId: string,
  taskIds: readonly string[],
): Promise<void> {
  const rows = await transaction.$queryRaw`
    SELECT OCTET_LENGTH("description") AS "bytes" FROM "TaskText"
    WHERE "boardId" = ${boardId} AND "taskId" IN (${join(taskIds)})
    UNION ALL SELECT COALESCE(SUM(OCTET_LENGTH("text")), 0) FROM "TaskComment"
    WHERE "boardId" = ${boardId} AND "taskId" IN (${join(taskIds)})`;
  await transaction.task.deleteMany({ where: { boardId, id: { in: [...taskIds] } } });
  await shrinkDetails(transaction, boardId, rows);
}

/** Erases the cards of a board that were archived before a time. The board is locked. */
export async function eraseArchivedTasks(
  transaction: BoardDbClient,
  boardId: string,
  before: Date,
): Promise<void> {
  const archived = sqltag`SELECT "id" FROM "Task" WHERE "boardId" = ${boardId} AND "deletedAt" < ${before}`;
  const rows = await transaction.$queryRaw`
    SELECT COALESCE(SUM(OCTET_LENGTH("description")), 0) AS "bytes" FROM "TaskText"
    WHERE "boardId" = ${boardId} AND "taskId" IN (${archived})
    UNION ALL SELECT COALESCE(SUM(OCTET_LENGTH("text")), 0) FROM "TaskComment"
    WHERE "boardId" = ${boardId} AND "taskId" IN (${archived})`;
  const { count } = await transaction.task.deleteMany({ where: { boardId, deletedAt: { lt: before } } });
  if (count > 0) await shrinkDetails(transaction, boardId, rows);
}

/** Erases the comments of a board that were deleted before a time. The board is locked. */
export async function eraseComments(
  transaction: BoardDbClient,
  boardId: string,
  before: Date,
): Promise<void> {
  const rows = await transaction.$queryRaw`
    SELECT COALESCE(SUM(OCTET_LENGTH("text")), 0) AS "bytes" FROM "TaskComment"
    WHERE "boardId" = ${boardId} AND "deletedAt" < ${before}`;
  await transaction.taskComment.deleteMany({ where: { boardId, deletedAt: { lt: before } } });
  await shrinkDetails(transaction, boardId, rows);
}

/** Subtracts the sizes of erased texts from the board's. */
async function shrinkDetails(transaction: BoardDbClient, boardId: string, rows: unknown): Promise<void> {
  const bytes = sums.parse(rows).reduce((sum, row) => sum + row.bytes, 0);
  await transaction.board.update({ where: { id: boardId }, data: { detailBytes: { decrement: bytes } } });
}
