import type { Label } from '@canary/board/model';
import { card } from '@canary/board/rows';
import { empty, join, raw, sqltag } from '@prisma/client/runtime/client';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import {
  decodeCursor,
  invalidCursorError,
  type Page,
  type PageInput,
  rowsWithin,
  type SortKey,
  toPage,
} from '../../../platform/paging.ts';
import type { Actor } from '../../credentials/actor.ts';
import { withBoardTables } from '../database.ts';
import { toLabel } from '../log/read-board.ts';
import { findMatches, wordsOfQuery } from '../search/find-cards.ts';

const { id, title, labelIds, dueOn, doneOn, itemCount, doneItemCount, commentCount } = card.shape;
const cardRow = z.object({
  ...{ id, title, labelIds, dueOn, doneOn, itemCount, doneItemCount, commentCount },
  number: z.int(),
  hasDescription: z.coerce.boolean(),
  boardId: z.string(),
  boardName: z.string(),
  columnName: z.string(),
});

/** A card that is assigned to a user, with the names of its board, column and labels. */
export interface MyCard extends z.output<typeof cardRow> {
  readonly labels: readonly Label[];
}

/** The day of cards without a due day. It sorts after all days. */
const noDay = '9999-12-31';
/** The sort key of a card: its due day or the day on which it was done, its board's id and its number. */
const cardKey = z.tuple([z.iso.date(), z.string(), z.coerce.number().pipe(z.int32())]);

/**
 * The maximum number of cards on the boards whose cards a statement sorts, unless one board has more, because SQLite
 * sorts on the event loop.
 */
const maxSorted = 5_000;

const cardIds = z.array(z.object({ boardId: z.string(), id: z.string() }));
type CardId = z.output<typeof cardIds>[number];

/** Which of a user's cards to read. */
interface MyCardsInput extends PageInput {
  /** Whether only done cards, or only cards that aren't done, are read; null for both. */
  readonly isDone?: boolean | null | undefined;
  /** Words that the cards have in their texts, as {@link findMatches} finds them; null for all cards. */
  readonly text?: string | null | undefined;
}

/**
 * Reads a page of the cards of all boards that are assigned to a user, by due day, and only done cards from the last
 * done to the first. Cards without a due day come last. Archived cards and cards of deleted boards are left out.
 *
 * @throws InputError if the cursor is invalid
 */
export async function readMyCards(
  server: Db,
  { userId, onlyBoardId }: Pick<Actor, 'userId' | 'onlyBoardId'>,
  { first, after, isDone = null, text = null }: MyCardsInput,
): Promise<Page<MyCard>> {
  const db = withBoardTables(server);
  const words = text === null ? null : wordsOfQuery(text);
  const day = isDone ? sqltag`"Task"."doneOn"` : sqltag`COALESCE("Task"."dueOn", ${noDay})`;
  const key = [day, sqltag`"Task"."boardId"`, sqltag`"Task"."number"`];
  const order = join(key.map((part) => (isDone ? sqltag`${part} DESC` : part)));
  const isWanted =
    isDone === null ? empty : sqltag`AND "Task"."doneOn" IS ${isDone ? raw('NOT NULL') : raw('NULL')}`;
  const keyOf = isDone ? doneKey : dueKey;
  const ids = await findFirst();
  if (ids.length === 0) return toPage<MyCard>([], keyOf, { after, hasNextPage: false });
  // The membership is checked by the statement that reads the cards.
  const rows = await db.$queryRaw<object[]>`
    SELECT "Task".*, "Board"."name" AS "boardName", COALESCE("BoardColumn"."name", '') AS "columnName"
    FROM "BoardUser"
    JOIN "Board" ON "Board"."id" = "BoardUser"."boardId" AND "Board"."deletedAt" IS NULL
    JOIN "TaskAssignee" ON "TaskAssignee"."boardId" = "BoardUser"."boardId" AND "TaskAssignee"."personId" = "BoardUser"."id"
    JOIN "Task" ON "Task"."boardId" = "TaskAssignee"."boardId" AND "Task"."id" = "TaskAssignee"."taskId"
    LEFT JOIN "BoardColumn" ON "BoardColumn"."boardId" = "Task"."boardId" AND "BoardColumn"."id" = "Task"."columnId"
    WHERE "BoardUser"."accountId" = ${userId} AND "Task"."deletedAt" IS NULL
      AND ("Task"."boardId", "Task"."id") IN (${idList(ids)})
    ORDER BY ${order} LIMIT ${first}`;
  const cards = rows.map((row) => cardRow.parse(row));
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
  return toPage(found, keyOf, { after, hasNextPage: cards.length > 0 && ids.length > first });

  /** Finds the cards of the page, and one more if there is another page. */
  async function findFirst(): Promise<CardId[]> {
    const isAfter = after ? sqltag`AND (${join(key)}) ${raw(isDone ? '<' : '>')} ${keyAfter(after)}` : empty;
    const memberships = await db.boardUser.findMany({
      where: { accountId: userId, ...(onlyBoardId && { boardId: onlyBoardId }) },
      select: { boardId: true },
    });
    const boards = await db.board.findMany({
      where: { id: { in: memberships.map(({ boardId }) => boardId) }, deletedAt: null },
      select: { id: true, tasks: true, archived: true },
    });
    let found: CardId[] = [];
    let rest = boards.map(({ id, tasks, archived }) => ({ id, size: tasks + archived }));
    while (rest.length > 0) {
      const part = rowsWithin(rest, maxSorted);
      const partIds = part.map(({ id }) => id);
      // CROSS JOIN keeps SQLite from reading the cards of all boards first.
      const rows = await db.$queryRaw`
        SELECT "Task"."boardId", "Task"."id"
        FROM (
          SELECT "TaskAssignee"."boardId", "TaskAssignee"."taskId" AS "id"
          FROM "BoardUser" JOIN "TaskAssignee"
            ON "TaskAssignee"."boardId" = "BoardUser"."boardId" AND "TaskAssignee"."personId" = "BoardUser"."id"
          WHERE "BoardUser"."accountId" = ${userId} AND "BoardUser"."boardId" IN (${join(partIds)})
          ${found.length > 0 ? sqltag`UNION ALL ${idList(found)}` : empty}
        ) AS "assigned"
        CROSS JOIN "Task"
        WHERE "Task"."boardId" = "assigned"."boardId" AND "Task"."id" = "assigned"."id"
          AND "Task"."deletedAt" IS NULL ${isWanted} ${isAfter} ${await hasWords(partIds)}
        ORDER BY ${order} LIMIT ${first + 1}`;
      found = cardIds.parse(rows);
      rest = rest.slice(part.length);
    }
    return found;
  }

  /** The condition that a card of the boards has the words. Cards that were found on the boards before stay. */
  async function hasWords(boardIds: readonly string[]) {
    if (words === null) return empty;
    if (words.length === 0) return sqltag`AND FALSE`;
    const matches = await findMatches(db, boardIds, words);
    return sqltag`AND (
      "Task"."boardId" NOT IN (${join(boardIds)})
      OR ("Task"."boardId", "Task"."id") IN (SELECT "boardId", "taskId" FROM ${matches('word')} AS "matches")
    )`;
  }
}

function idList(ids: readonly CardId[]) {
  return sqltag`VALUES ${join(ids.map(({ boardId, id }) => sqltag`(${boardId}, ${id})`))}`;
}

function dueKey({ dueOn, boardId, number }: MyCard): SortKey {
  return [dueOn ?? noDay, `${boardId} ${number}`];
}

function doneKey({ doneOn, boardId, number }: MyCard): SortKey {
  return [doneOn ?? noDay, `${boardId} ${number}`];
}

/** @throws InputError if the cursor is invalid */
function keyAfter(cursor: string) {
  const [day, card] = decodeCursor(cursor);
  const key = cardKey.safeParse([day, ...card.split(' ')]);
  if (!key.success) throw invalidCursorError();
  const [dayAfter, boardId, number] = key.data;
  return sqltag`(${dayAfter}, ${boardId}, ${number})`;
}
