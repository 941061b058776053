import type { TextChange } from '@canary/board/changes/change';
import type { Card } from '@canary/board/model';
import { join, type Sql, sqltag } from '@prisma/client/runtime/client';
import { z } from 'zod';
import { splitRows } from '../cards/card-rows.ts';
import type { BoardDbClient } from '../database.ts';
import { tokensOf, wordsOf } from './tokens.ts';

/** The changes of a board that change by which words its cards are found. */
export interface ChangedWords {
  readonly board: { readonly id: string };
  /** The cards with another title, label, assignee, description or item than before. */
  readonly reworded: readonly Card[];
  /** Texts of cards, in the order of their changes. */
  readonly texts: readonly TextChange[];
}

const textRows = z.array(z.object({ boardId: z.string(), taskId: z.string(), text: z.string() }));

/** Writes by which words cards and comments are found. Cards and texts must be written before. */
export async function writeWords(transaction: BoardDbClient, boards: readonly ChangedWords[]): Promise<void> {
  const cards = boards.flatMap(({ board, reworded }) => reworded.map((card) => ({ board, card })));
  const texts = new Map<string, string[]>();
  for (const part of splitRows(cards)) {
    const ids = join(part.map(({ board, card }) => sqltag`(${board.id}, ${card.id})`));
    const rows = await transaction.$queryRaw`
      SELECT "boardId", "taskId", "description" AS "text" FROM "TaskText" WHERE ("boardId", "taskId") IN (VALUES ${ids})
      UNION ALL SELECT "boardId", "taskId", "text" FROM "TaskItem" WHERE ("boardId", "taskId") IN (VALUES ${ids})`;
    for (const { boardId, taskId, text } of textRows.parse(rows)) {
      const key = `${boardId} ${taskId}`;
      texts.set(key, [...(texts.get(key) ?? []), text]);
    }
  }
  const written = cards.map(({ board, card }) => {
    const tokens = wordsOfCard(board.id, card, texts.get(`${board.id} ${card.id}`) ?? []);
    return sqltag`(${board.id}, ${card.id}, '', ${tokens.join(' ')})`;
  });
  const comments = new Map<string, Sql>();
  const deleted = new Map<string, Sql>();
  for (const { board, texts: changes } of boards) {
    const { word } = tokensOf(board.id);
    for (const change of changes) {
      if (!('comment' in change)) continue;
      const { id, taskId, text, deletedAt } = change.comment;
      const [now, before] = deletedAt ? [deleted, comments] : [comments, deleted];
      const words = sqltag`(${board.id}, ${taskId}, ${id}, ${Array.from(wordsOf([text]), word).join(' ')})`;
      now.set(`${board.id} ${id}`, deletedAt ? sqltag`(${board.id}, ${taskId}, ${id})` : words);
      before.delete(`${board.id} ${id}`);
    }
  }
  if (deleted.size > 0)
    await transaction.$executeRaw`
      DELETE FROM "TaskWords" WHERE ("boardId", "taskId", "commentId") IN (VALUES ${join([...deleted.values()])})`;
  for (const part of splitRows([...written, ...comments.values()]))
    await transaction.$executeRaw`
      INSERT INTO "TaskWords" ("boardId", "taskId", "commentId", "words") VALUES ${join(part)}
      ON CONFLICT ("boardId", "taskId", "commentId") DO UPDATE SET "words" = excluded."words"
      WHERE "TaskWords"."words" <> excluded."words"`;
}

/** The tokens by which a card is found, besides those of its comments. */
function wordsOfCard(
  boardId: string,
  { number, title, labelIds, assigneeIds }: Card,
  texts: readonly string[],
): string[] {
  const tokens = tokensOf(boardId);
  const ofTitle = wordsOf([`${number} ${title}`]);
  return [
    ...Array.from(ofTitle, tokens.titleWord),
    ...Array.from(new Set([...ofTitle, ...wordsOf(texts)]), tokens.word),
    ...labelIds.map(tokens.label),
    ...assigneeIds.map(tokens.person),
  ];
}
