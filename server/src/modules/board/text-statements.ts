import { join, sqltag } from '@prisma/client/runtime/client';
import { z } from 'zod';
import type { BoardDbClient } from './database.ts';

// Raw SQL for both databases, as for the other rows of a batch.

/** The description of a card, or a comment, which a change reads and writes. */
export interface TextName {
  readonly taskId: string;
  /** Missing for the description. */
  readonly commentId?: string;
}

const comment = z.object({
  id: z.string(),
  taskId: z.string(),
  authorId: z.string(),
  text: z.string(),
  createdAt: z.date(),
  editedAt: z.date().nullable(),
  deletedAt: z.date().nullable(),
});

/** A comment. Its author is a person of the board. */
export type CommentState = z.output<typeof comment>;

/** A text as a change leaves it. An empty description removes it. */
export type TextChange =
  | { readonly taskId: string; readonly description: string }
  | { readonly comment: CommentState };

/** Texts of a board. */
export interface Texts {
  /** By the card's id. */
  readonly descriptions: Map<string, string>;
  /** By their own id, also if they are deleted. */
  readonly comments: Map<string, CommentState>;
}

export function emptyTexts(): Texts {
  return { descriptions: new Map(), comments: new Map() };
}

const ofBoard = z.object({ boardId: z.string() });
const descriptionRow = ofBoard.extend({ taskId: z.string(), description: z.string() });

/** Finds the texts that changes name, by board. */
export async function findTexts(
  transaction: BoardDbClient,
  names: readonly (TextName & { readonly boardId: string })[],
): Promise<ReadonlyMap<string, Texts>> {
  const found = new Map<string, Texts>();
  const textsOf = (boardId: string) => {
    const texts = found.get(boardId) ?? emptyTexts();
    found.set(boardId, texts);
    return texts;
  };
  const tasks = names.flatMap(({ boardId, taskId, commentId }) =>
    commentId === undefined ? sqltag`(${boardId}, ${taskId})` : [],
  );
  if (tasks.length > 0) {
    const rows = await transaction.$queryRaw<object[]>`
      SELECT "boardId", "taskId", "description" FROM "TaskText" WHERE ("boardId", "taskId") IN (VALUES ${join(tasks)})`;
    for (const row of rows) {
      const { boardId, taskId, description } = descriptionRow.parse(row);
      textsOf(boardId).descriptions.set(taskId, description);
    }
  }
  const comments = names.flatMap(({ boardId, commentId }) =>
    commentId === undefined ? [] : sqltag`(${boardId}, ${commentId})`,
  );
  if (comments.length > 0) {
    const rows = await transaction.$queryRaw<object[]>`
      SELECT * FROM "TaskComment" WHERE ("boardId", "id") IN (VALUES ${join(comments)})`;
    for (const row of rows) {
      const found = comment.parse(row);
      textsOf(ofBoard.parse(row).boardId).comments.set(found.id, found);
    }
  }
  return found;
}

/** How many bytes a change adds to the texts of its board; those of a deleted comment stay until it is erased. */
export function bytesOfTexts(
  board: { description(taskId: string): string | undefined; comment(id: string): CommentState | undefined },
  change: TextChange,
): number {
  const [before, after] =
    'comment' in change
      ? [board.comment(change.comment.id)?.text, change.comment.text]
      : [board.description(change.taskId), change.description];
  return Buffer.byteLength(after) - Buffer.byteLength(before ?? '');
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
  await transaction.board.update({
    where: { id: boardId },
    data: { detailBytes: { decrement: sums.parse(rows).reduce((sum, { bytes }) => sum + bytes, 0) } },
  });
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
  const [sum] = sums.parse(rows);
  await transaction.board.update({
    where: { id: boardId },
    data: { detailBytes: { decrement: sum?.bytes ?? 0 } },
  });
}
