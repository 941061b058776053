import type { Label } from '@canary/board/model';
import { card } from '@canary/board/rows';
import { empty, sqltag } from '@prisma/client/runtime/client';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import {
  decodeCursor,
  invalidCursor,
  type Page,
  type PageInput,
  type SortKey,
  toPage,
} from '../../platform/paging.ts';
import { withBoardTables } from './database.ts';
import { toLabel } from './event.ts';

const { id, title, labelIds, dueOn, checklist, comments } = card.shape;
const cardRow = z.object({
  ...{ id, title, labelIds, dueOn, checklist, comments },
  number: z.int(),
  hasDescription: z.coerce.boolean(),
  boardId: z.string(),
  boardName: z.string(),
  columnName: z.string(),
});

/** A card that is assigned to a user, with the names that its board has for it. */
export interface MyCard extends z.output<typeof cardRow> {
  readonly labels: readonly Label[];
}

/** Sorts after all days. */
const noDay = '9999-12-31';
/** A day, a board's id and a card's number, as the key of a card has them. */
const cardKey = z.tuple([z.iso.date(), z.string(), z.coerce.number().pipe(z.int32())]);

/**
 * Reads a page of the cards of all boards that are assigned to a user, by due day; those without one come last. Archived cards
 * and cards of deleted boards aren't among them.
 *
 * @throws InputError if the cursor is invalid
 */
export async function readMyCards(
  server: Db,
  userId: string,
  { first, after }: PageInput,
): Promise<Page<MyCard>> {
  const db = withBoardTables(server);
  const dueOn = sqltag`COALESCE("Task"."dueOn", ${noDay})`;
  // The membership is checked by the statement that reads the cards.
  const rows = await db.$queryRaw<object[]>`
    SELECT "Task".*, "Board"."name" AS "boardName", COALESCE("BoardColumn"."name", '') AS "columnName"
    FROM "BoardUser"
    JOIN "Board" ON "Board"."id" = "BoardUser"."boardId" AND "Board"."deletedAt" IS NULL
    JOIN "TaskAssignee" ON "TaskAssignee"."boardId" = "BoardUser"."boardId" AND "TaskAssignee"."personId" = "BoardUser"."id"
    JOIN "Task" ON "Task"."boardId" = "TaskAssignee"."boardId" AND "Task"."id" = "TaskAssignee"."taskId"
    LEFT JOIN "BoardColumn" ON "BoardColumn"."boardId" = "Task"."boardId" AND "BoardColumn"."id" = "Task"."column"
    WHERE "BoardUser"."accountId" = ${userId} AND "Task"."deletedAt" IS NULL
      ${after ? sqltag`AND (${dueOn}, "Task"."boardId", "Task"."number") > ${keyAfter(after)}` : empty}
    ORDER BY ${dueOn}, "Task"."boardId", "Task"."number" LIMIT ${first + 1}`;
  const cards = rows.slice(0, first).map((row) => cardRow.parse(row));
  const labels = await db.boardLabel.findMany({
    where: { boardId: { in: [...new Set(cards.map(({ boardId }) => boardId))] } },
  });
  const labelsById = new Map(
    labels.map(({ boardId, ...label }) => [`${boardId} ${label.id}`, toLabel(label)]),
  );
  const found = cards.map((one) => ({
    ...one,
    labels: one.labelIds.flatMap((labelId) => labelsById.get(`${one.boardId} ${labelId}`) ?? []),
  }));
  return toPage(found, keyOf, { after, hasNextPage: rows.length > first });
}

function keyOf({ dueOn, boardId, number }: MyCard): SortKey {
  return [dueOn ?? noDay, `${boardId} ${number}`];
}

/** @throws InputError if the cursor is invalid */
function keyAfter(cursor: string) {
  const [day, card] = decodeCursor(cursor);
  const key = cardKey.safeParse([day, ...card.split(' ')]);
  if (!key.success) throw invalidCursor();
  const [dueOn, boardId, number] = key.data;
  return sqltag`(${dueOn}, ${boardId}, ${number})`;
}
