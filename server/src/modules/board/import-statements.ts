import { ranksBetween } from '@canary/board/rank';
import type { importPart } from '@canary/input/board-import';
import { join } from '@prisma/client/runtime/client';
import { z } from 'zod';
import { writeTasks } from './batch-statements.ts';
import type { BoardDbClient } from './database.ts';
import { type TextChange, writeTexts } from './text-statements.ts';

/** The versions of a board that is imported: with its cards, and with its owner. Its log begins with the second one. */
export const importVersions = { cards: 1, owner: 2 } as const;

type ImportPart = z.output<typeof importPart>;

/** Writes new cards of an import at the ends of their columns, with their assignees. */
export async function writeImportedCards(
  transaction: BoardDbClient,
  boardId: string,
  cards: ImportPart['cards'],
  now: Date,
): Promise<void> {
  if (cards.length === 0) return;
  const byColumn = new Map<string, ImportPart['cards']>();
  for (const card of cards) byColumn.set(card.columnId, [...(byColumn.get(card.columnId) ?? []), card]);
  const last = await transaction.task.groupBy({
    by: 'column',
    where: { boardId, column: { in: [...byColumn.keys()] } },
    _max: { rank: true },
  });
  const lastRanks = new Map(last.map(({ column, _max }) => [column, _max.rank]));
  const ranked = [...byColumn].flatMap(([column, added]) => {
    const ranks = ranksBetween(lastRanks.get(column) ?? null, null, added.length);
    return added.map(({ columnId: _, description, isArchived, dueOn = null, ...card }, index) => {
      const hasDescription = description !== '';
      const textVersion = hasDescription ? importVersions.cards : 0;
      const rank = ranks[index] ?? '';
      return { isArchived, task: { ...card, column, rank, dueOn, hasDescription, comments: 0, textVersion } };
    });
  });
  const of = (archived: boolean) =>
    ranked.flatMap(({ isArchived, task }) => (isArchived === archived ? task : []));
  const reassigned = new Set(cards.flatMap(({ id, assigneeIds }) => (assigneeIds.length > 0 ? id : [])));
  const rows = { board: { id: boardId }, tasks: of(false), deletedTasks: of(true), reassigned };
  await writeTasks(transaction, [rows], now);
}

/**
 * Writes descriptions of new cards, and new comments.
 *
 * @returns the numbers of comments that the cards with new comments have now
 */
export async function writeImportedTexts(
  transaction: BoardDbClient,
  boardId: string,
  { cards, comments }: ImportPart,
): Promise<number[]> {
  const texts: TextChange[] = [
    ...cards.flatMap(({ id: taskId, description }) => (description === '' ? [] : { taskId, description })),
    ...comments.map(({ cardId: taskId, editedAt = null, ...comment }) => ({
      comment: { ...comment, taskId, editedAt, deletedAt: null },
    })),
  ];
  await writeTexts(transaction, [{ board: { id: boardId }, texts }]);
  const ids = [...new Set(comments.map(({ cardId }) => cardId))];
  if (ids.length === 0) return [];
  const rows = await transaction.$queryRaw`
    UPDATE "Task" SET "textVersion" = ${importVersions.cards}, "comments" =
      (SELECT COUNT(*) FROM "TaskComment" WHERE "TaskComment"."boardId" = "Task"."boardId" AND "taskId" = "Task"."id")
    WHERE "boardId" = ${boardId} AND "id" IN (${join(ids)}) RETURNING "comments"`;
  return counts.parse(rows).map((row) => row.comments);
}

const counts = z.array(z.object({ comments: z.int() }));
