import { cutWords } from '@canary/input/words';
import { join, sqltag } from '@prisma/client/runtime/client';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import type { Actor } from '../../credentials/actor.ts';
import { type BoardDb, withBoardTables } from '../database.ts';
import { specialBoards, termsOf } from '../open-board.ts';
import { type FoundCard, findCards, wordsOfQuery } from './find-cards.ts';
import { wordsOf } from './tokens.ts';

const foundCardRow = z.object({
  boardId: z.string(),
  boardName: z.string(),
  columnId: z.string(),
  columnName: z.string().nullable(),
  id: z.string(),
  number: z.int(),
  title: z.string(),
});

/** A card that a search in the boards of a user has found. */
export interface CardOfSearch extends Omit<z.output<typeof foundCardRow>, 'columnId' | 'columnName'> {
  readonly columnName: string;
  /** The part of a text with the found words; null if the title has them, or a label or assignee. */
  readonly excerpt: string | null;
}

/** The boards that every user can read. */
const boardsForEveryone = [...specialBoards].flatMap(([id, { everyone }]) => (everyone === null ? [] : id));

/** Finds cards of all boards that a user is a member of, then cards of the open board, as {@link findCards} does. */
export async function searchCards(
  server: Db,
  { userId, onlyBoardId }: Pick<Actor, 'userId' | 'onlyBoardId'>,
  text: string,
  limit: number,
): Promise<CardOfSearch[]> {
  const db = withBoardTables(server);
  const memberships = await db.boardUser.findMany({
    where: { accountId: userId, ...(onlyBoardId && { boardId: onlyBoardId }) },
    select: { boardId: true },
  });
  const words = wordsOfQuery(text);
  const found: FoundCard[] = [];
  for (const boardIds of [
    memberships.map(({ boardId }) => boardId),
    boardsForEveryone.filter((id) => !onlyBoardId || id === onlyBoardId),
  ]) {
    if (found.length < limit) found.push(...(await findCards(db, boardIds, words, limit - found.length)));
  }
  if (found.length === 0) return [];
  const texts = await readTexts(db, found);
  // The membership is checked by the statement that reads the cards, so that a removal before it is seen.
  const rows = await db.$queryRaw<object[]>`
    SELECT "Task"."boardId", "Task"."id", "Task"."number", "Task"."title",
      "Board"."name" AS "boardName", "Task"."columnId", "BoardColumn"."name" AS "columnName"
    FROM "Task"
    JOIN "Board" ON "Board"."id" = "Task"."boardId" AND "Board"."deletedAt" IS NULL
    LEFT JOIN "BoardColumn" ON "BoardColumn"."boardId" = "Task"."boardId" AND "BoardColumn"."id" = "Task"."columnId"
    WHERE ("Task"."boardId", "Task"."id") IN (${keysOf(found)}) AND "Task"."deletedAt" IS NULL AND (
      "Task"."boardId" IN (${join(boardsForEveryone)})
      OR EXISTS (SELECT 1 FROM "BoardUser" WHERE "boardId" = "Task"."boardId" AND "accountId" = ${userId})
    )`;
  const cards = new Map(
    rows.map((row) => {
      const card = foundCardRow.parse(row);
      return [`${card.boardId} ${card.id}`, card];
    }),
  );
  return found.flatMap(({ boardId, taskId }) => {
    const key = `${boardId} ${taskId}`;
    const card = cards.get(key);
    if (!card) return [];
    const { columnId, columnName, ...rest } = card;
    const fixed = termsOf(boardId).columns?.find(({ id }) => id === columnId);
    return {
      ...rest,
      columnName: fixed?.name ?? columnName ?? '',
      excerpt: findExcerpt(card.title, texts.get(key) ?? [], words),
    };
  });
}

const textRows = z.array(z.object({ boardId: z.string(), taskId: z.string(), text: z.string() }));

/** Reads the texts that may have the found words: a comment, or the description and the checklist, by card. */
async function readTexts(db: BoardDb, found: readonly FoundCard[]): Promise<Map<string, string[]>> {
  const commentIds = found.map(({ boardId, commentId }) => sqltag`(${boardId}, ${commentId})`);
  const rows = await db.$queryRaw`
    SELECT "boardId", "taskId", "text" FROM "TaskComment" WHERE ("boardId", "id") IN (VALUES ${join(commentIds)})
    UNION ALL SELECT "boardId", "taskId", "description" FROM "TaskText" WHERE ("boardId", "taskId") IN (${keysOf(found)})
    UNION ALL SELECT "boardId", "taskId", "text" FROM "TaskItem" WHERE ("boardId", "taskId") IN (${keysOf(found)})`;
  const texts = new Map<string, string[]>();
  for (const { boardId, taskId, text } of textRows.parse(rows)) {
    const key = `${boardId} ${taskId}`;
    texts.set(key, [...(texts.get(key) ?? []), text]);
  }
  return texts;
}

function keysOf(found: readonly FoundCard[]) {
  return sqltag`VALUES ${join(found.map(({ boardId, taskId }) => sqltag`(${boardId}, ${taskId})`))}`;
}

/** How much of a text an excerpt has before and after its first found word, in UTF-16 units. */
const excerptLengths = { before: 40, after: 120 };

/** Cuts the part with the first word that isn't in the title from the first text that has such a word. */
function findExcerpt(title: string, texts: readonly string[], words: readonly string[]): string | null {
  const last = words.at(-1) ?? '';
  const has = (known: Iterable<string>, word: string) => {
    for (const one of known) if (one === word || (word === last && one.startsWith(word))) return true;
    return false;
  };
  const ofTitle = wordsOf([title]);
  const missing = words.filter((word) => !has(ofTitle, word));
  if (missing.length === 0) return null;
  for (const text of texts) {
    for (const { word, index } of cutWords(text)) {
      if (missing.some((one) => has([word], one))) return cutExcerpt(text, index);
    }
  }
  return null;
}

/** The marks of bold text and code in Markdown, which an excerpt leaves out. */
const emphasis = /\*\*|`+/g;

function cutExcerpt(text: string, index: number): string {
  const { before, after } = excerptLengths;
  const head = text.slice(Math.max(0, index - before), index);
  const tail = text.slice(index, index + after);
  const start = index > before ? `… ${head.replace(/^\S*\s?/, '')}` : head;
  // Scripts without spaces are cut between any characters.
  const end = index + after < text.length ? `${tail.replace(/\s?\S*$/, '') || tail} …` : tail;
  return `${start}${end}`
    .replaceAll(emphasis, '')
    .replaceAll(/\s+|\p{Cs}/gu, ' ')
    .trim();
}
