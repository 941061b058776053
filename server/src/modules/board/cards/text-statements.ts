import type { Reads, TextChange } from '@canary/board/changes/change';
import type { Found } from '@canary/board/changes/found';
import { checklistItem } from '@canary/board/rows';
import { join, type Sql, sqltag } from '@prisma/client/runtime/client';
import { z } from 'zod';
import type { BoardDbClient } from '../database.ts';
import { splitRows } from './card-rows.ts';

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

/** The texts that the rules of some changes read, by board. */
interface NamedText extends Pick<Reads, 'description' | 'checklist' | 'item' | 'comment'> {
  readonly boardId: string;
}

const ofBoard = z.object({ boardId: z.string() });
const descriptionRow = ofBoard.extend({ taskId: z.string(), description: z.string() });
const { id, text, rank } = checklistItem.shape;
const itemRow = ofBoard.extend({ taskId: z.string(), id, text, rank, isDone: z.coerce.boolean() });

/** Finds the texts that changes name, and adds each text to the rows of its board. */
export async function findTexts(
  transaction: BoardDbClient,
  names: readonly NamedText[],
  foundOf: (boardId: string) => Pick<Found, 'descriptions' | 'checklists' | 'comments'>,
): Promise<void> {
  const cards = names.flatMap(({ boardId, description }) =>
    description === undefined ? [] : sqltag`(${boardId}, ${description})`,
  );
  if (cards.length > 0) {
    const rows = await transaction.$queryRaw<object[]>`
      SELECT "boardId", "taskId", "description" FROM "TaskText" WHERE ("boardId", "taskId") IN (VALUES ${join(cards)})`;
    for (const row of rows) {
      const { boardId, taskId, description } = descriptionRow.parse(row);
      foundOf(boardId).descriptions.set(taskId, description);
    }
  }
  const addItems = (rows: unknown) => {
    for (const { boardId, taskId, ...item } of z.array(itemRow).parse(rows)) {
      const { checklists: found } = foundOf(boardId);
      const known = found.get(taskId) ?? [];
      if (!known.some(({ id }) => id === item.id)) found.set(taskId, [...known, item]);
    }
  };
  const checklists = names.flatMap(({ boardId, checklist }) =>
    checklist === undefined ? [] : sqltag`(${boardId}, ${checklist})`,
  );
  if (checklists.length > 0)
    addItems(
      await transaction.$queryRaw`
      SELECT * FROM "TaskItem" WHERE ("boardId", "taskId") IN (VALUES ${join(checklists)}) ORDER BY "rank"`,
    );
  const items = names.flatMap(({ boardId, item }) =>
    item === undefined ? [] : sqltag`(${boardId}, ${item.cardId}, ${item.id})`,
  );
  if (items.length > 0)
    addItems(
      await transaction.$queryRaw`
      SELECT * FROM "TaskItem" WHERE ("boardId", "taskId", "id") IN (VALUES ${join(items)})`,
    );
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

/** Writes the changed texts of a batch. The cards must be written before. */
export async function writeTexts(
  transaction: BoardDbClient,
  boards: readonly { readonly board: { readonly id: string }; readonly texts: readonly TextChange[] }[],
): Promise<void> {
  // Only the last change of a text is written, because a statement can't write a row twice.
  const descriptions = new Map<string, Sql>();
  const items = new Map<string, Sql>();
  const deletedItems = new Map<string, Sql>();
  const comments = new Map<string, Sql>();
  for (const { board, texts } of boards) {
    for (const change of texts) {
      if ('comment' in change) {
        const { id, taskId, authorId, text, createdAt, editedAt, deletedAt } = change.comment;
        const row = sqltag`(${board.id}, ${id}, ${taskId}, ${authorId}, ${text}, ${createdAt}, ${editedAt}, ${deletedAt})`;
        comments.set(`${board.id} ${id}`, row);
      } else if ('checklist' in change) {
        const { taskId, checklist } = change;
        const { written = [], deleted = [] } = checklist;
        for (const { id, text, isDone, rank } of written) {
          const key = `${board.id} ${taskId} ${id}`;
          items.set(key, sqltag`(${board.id}, ${taskId}, ${id}, ${text}, ${isDone}, ${rank})`);
          deletedItems.delete(key);
        }
        for (const id of deleted) {
          const key = `${board.id} ${taskId} ${id}`;
          deletedItems.set(key, sqltag`(${board.id}, ${taskId}, ${id})`);
          items.delete(key);
        }
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
  if (deletedItems.size > 0)
    await transaction.$executeRaw`
      DELETE FROM "TaskItem" WHERE ("boardId", "taskId", "id") IN (VALUES ${join([...deletedItems.values()])})`;
  for (const part of splitRows([...items.values()]))
    await transaction.$executeRaw`
      INSERT INTO "TaskItem" ("boardId", "taskId", "id", "text", "isDone", "rank") VALUES ${join(part)}
      ON CONFLICT ("boardId", "taskId", "id") DO UPDATE SET "text" = excluded."text", "isDone" = excluded."isDone",
        "rank" = excluded."rank"`;
  if (comments.size > 0)
    await transaction.$executeRaw`
      INSERT INTO "TaskComment" ("boardId", "id", "taskId", "authorId", "text", "createdAt", "editedAt", "deletedAt")
      VALUES ${join([...comments.values()])}
      ON CONFLICT ("boardId", "id") DO UPDATE SET "text" = excluded."text", "editedAt" = excluded."editedAt",
        "deletedAt" = excluded."deletedAt"`;
}

const sums = z.array(z.object({ bytes: z.coerce.number() }));

/** Sums the bytes of the texts of cards. @param cardIds the ids of the cards, or a statement that selects them */
function bytesOfTexts(boardId: string, cardIds: Sql): Sql {
  return sqltag`
    SELECT COALESCE(SUM(OCTET_LENGTH("description")), 0) AS "bytes" FROM "TaskText"
    WHERE "boardId" = ${boardId} AND "taskId" IN (${cardIds})
    UNION ALL SELECT COALESCE(SUM(OCTET_LENGTH("text")), 0) FROM "TaskItem"
    WHERE "boardId" = ${boardId} AND "taskId" IN (${cardIds})
    UNION ALL SELECT COALESCE(SUM(OCTET_LENGTH("text")), 0) FROM "TaskComment"
    WHERE "boardId" = ${boardId} AND "taskId" IN (${cardIds})`;
}

/** Erases cards with their texts. The board must be locked. */
export async function eraseCards(
  transaction: BoardDbClient,
  boardId: string,
  cardIds: readonly string[],
): Promise<void> {
  const rows = await transaction.$queryRaw`${bytesOfTexts(boardId, join(cardIds))}`;
  await transaction.task.deleteMany({ where: { boardId, id: { in: [...cardIds] } } });
  await subtractTextBytes(transaction, boardId, rows);
}

/** Erases the cards of a board that were archived before a time. The board must be locked. */
export async function eraseArchivedCards(
  transaction: BoardDbClient,
  boardId: string,
  before: Date,
): Promise<void> {
  const archived = sqltag`SELECT "id" FROM "Task" WHERE "boardId" = ${boardId} AND "deletedAt" < ${before}`;
  const rows = await transaction.$queryRaw`${bytesOfTexts(boardId, archived)}`;
  const { count } = await transaction.task.deleteMany({ where: { boardId, deletedAt: { lt: before } } });
  if (count > 0) await subtractTextBytes(transaction, boardId, rows);
}

/** Erases the comments of a board that were deleted before a time. The board must be locked. */
export async function eraseComments(
  transaction: BoardDbClient,
  boardId: string,
  before: Date,
): Promise<void> {
  const rows = await transaction.$queryRaw`
    SELECT COALESCE(SUM(OCTET_LENGTH("text")), 0) AS "bytes" FROM "TaskComment"
    WHERE "boardId" = ${boardId} AND "deletedAt" < ${before}`;
  await transaction.taskComment.deleteMany({ where: { boardId, deletedAt: { lt: before } } });
  await subtractTextBytes(transaction, boardId, rows);
}

/** Subtracts the sizes of erased texts from the size of the board. */
async function subtractTextBytes(transaction: BoardDbClient, boardId: string, rows: unknown): Promise<void> {
  const bytes = sums.parse(rows).reduce((sum, row) => sum + row.bytes, 0);
  await transaction.board.update({ where: { id: boardId }, data: { textBytes: { decrement: bytes } } });
}
