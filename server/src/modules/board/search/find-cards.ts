import { foldText } from '@canary/input/words';
import { join, type Sql, sqltag } from '@prisma/client/runtime/client';
import { z } from 'zod';
import type { BoardDb } from '../database.ts';
import { tokensOf, wordsOf } from './tokens.ts';

/** The maximum number of words of a query. Further words are ignored. */
export const maxQueryWords = 10;
/** How many rows are read for each card that is looked for, because several comments of a card can match. */
const rowsPerCard = 4;

/** How many of the newest matches are read at most, to find cards that aren't archived. */
const maxRead = 10_000;

const foundRow = z.object({ boardId: z.string(), taskId: z.string(), commentId: z.string() });

/** A card that a search has found, and the comment with the words; without an id if the card itself has them. */
export type FoundCard = z.output<typeof foundRow>;

const namedRow = z.object({ boardId: z.string(), id: z.string(), name: z.string(), kind: z.string() });

/** The words of a search query. The last word also stands for longer words that begin with it. */
export function wordsOfQuery(text: string): string[] {
  return [...wordsOf([text])].slice(0, maxQueryWords);
}

/**
 * Finds the cards of boards that have all words in their number, title, labels, assignees, description and checklist, or
 * all in a comment. Cards with the words in title, labels and assignees come first, of these the newest. Archived cards
 * are left out. Doesn't check access.
 */
export async function findCards(
  db: BoardDb,
  boardIds: readonly string[],
  words: readonly string[],
  limit: number,
): Promise<FoundCard[]> {
  if (words.length === 0 || boardIds.length === 0) return [];
  const matches = await findMatches(db, boardIds, words);
  const found = new Map<string, FoundCard>();
  for (const place of ['titleWord', 'word'] as const) {
    if (found.size >= limit) break;
    // The condition is checked for one row after another, until there are enough.
    const rows = await db.$queryRaw<object[]>`
      SELECT * FROM (
        SELECT "rowid", "boardId", "taskId", "commentId" FROM ${matches(place)}
        ORDER BY "rowid" DESC LIMIT ${maxRead}
      ) AS "found"
      WHERE "boardId" IN (${join(boardIds)}) AND (
        SELECT "deletedAt" FROM "Task" WHERE "Task"."boardId" = "found"."boardId" AND "id" = "taskId"
      ) IS NULL
      LIMIT ${limit * rowsPerCard}`;
    for (const row of rows) {
      const card = foundRow.parse(row);
      const key = `${card.boardId} ${card.taskId}`;
      if (!found.has(key)) found.set(key, card);
    }
  }
  return [...found.values()].slice(0, limit);
}

/**
 * Returns the rows of the index that have all words of a query on some boards, for a FROM clause: the words of titles,
 * labels and assignees only, or those of all texts. The columns are `rowid`, `boardId`, `taskId` and `commentId`.
 */
export async function findMatches(
  db: BoardDb,
  boardIds: readonly string[],
  words: readonly string[],
): Promise<(place: 'titleWord' | 'word') => Sql> {
  const named = await findNamed(db, boardIds, words);
  return (place) => sqltag`"TaskWordsIndex"(${boardIds.map((id) => `(${queryOf(id, place)})`).join(' OR ')})`;

  /** Writes the query for one board, in the syntax of FTS5. */
  function queryOf(boardId: string, place: 'titleWord' | 'word'): string {
    const tokens = tokensOf(boardId);
    const parts = words.map((word, index) => {
      const isLast = index === words.length - 1;
      const names = named.filter((one) => one.boardId === boardId && one.words.has(word));
      const ids = names.map(({ kind, id }) => (kind === 'label' ? tokens.label(id) : tokens.person(id)));
      return `(${[`${tokens[place](word)}${isLast ? '*' : ''}`, ...ids].join(' OR ')})`;
    });
    return parts.join(' AND ');
  }
}

/** Finds the labels and people whose names have one of the words. Their cards are found by them. */
async function findNamed(db: BoardDb, boardIds: readonly string[], words: readonly string[]) {
  const rows = await db.$queryRaw<object[]>`
    SELECT "boardId", "id", "name", 'label' AS "kind" FROM "BoardLabel" WHERE "boardId" IN (${join(boardIds)})
    UNION ALL
    SELECT "boardId", "id", "name", 'person' AS "kind" FROM "BoardUser" WHERE "boardId" IN (${join(boardIds)})`;
  return rows.flatMap((row) => {
    const { boardId, id, name, kind } = namedRow.parse(row);
    const folded = foldText(name);
    // Cutting all names into words would take longer than the search.
    if (!words.some((word) => folded.includes(word))) return [];
    const ofName = [...wordsOf([name])];
    const last = words.at(-1) ?? '';
    const isFound = (word: string) =>
      ofName.includes(word) || (word === last && ofName.some((one) => one.startsWith(word)));
    return { boardId, id, kind, words: new Set(words.filter(isFound)) };
  });
}
