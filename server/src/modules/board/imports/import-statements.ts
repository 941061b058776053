import { omitMissing, type TextChange } from '@canary/board/changes/change';
import type { importPart } from '@canary/board/import';
import type { Card } from '@canary/board/model';
import { ranksBetween } from '@canary/board/rank';
import { plainCard } from '@canary/board/rows';
import { join } from '@prisma/client/runtime/client';
import { z } from 'zod';
import { writeCards } from '../cards/card-rows.ts';
import { writeTexts } from '../cards/text-statements.ts';
import type { BoardDbClient } from '../database.ts';
import { writeWords } from '../search/write-words.ts';

/** The versions of an imported board: with its cards, and with its owner. The log begins with the second version. */
export const importVersions = { cards: 1, owner: 2 } as const;

type ImportPart = z.output<typeof importPart>;

/** A new card of an import. */
export interface PlacedCard {
  readonly card: Card;
  readonly isArchived: boolean;
}

/** Places new cards of an import at the ends of their columns. */
export async function placeImportedCards(
  transaction: BoardDbClient,
  boardId: string,
  cards: ImportPart['cards'],
): Promise<PlacedCard[]> {
  if (cards.length === 0) return [];
  const byColumn = new Map<string, ImportPart['cards']>();
  for (const card of cards) byColumn.set(card.columnId, [...(byColumn.get(card.columnId) ?? []), card]);
  const last = await transaction.task.groupBy({
    by: 'columnId',
    where: { boardId, columnId: { in: [...byColumn.keys()] } },
    _max: { rank: true },
  });
  const lastRanks = new Map(last.map(({ columnId, _max }) => [columnId, _max.rank]));
  return [...byColumn].flatMap(([columnId, added]) => {
    const ranks = ranksBetween(lastRanks.get(columnId) ?? null, null, added.length);
    return added.map(({ columnId: _, description, checklist, isArchived, ...card }, index) => {
      const { id, title } = card;
      const hasDescription = description !== '';
      const textVersion = hasDescription || checklist.length > 0 ? importVersions.cards : 0;
      const counts = {
        itemCount: checklist.length,
        doneItemCount: checklist.filter(({ isDone }) => isDone).length,
      };
      const placed = {
        id,
        title,
        columnId,
        rank: ranks[index] ?? '',
        hasDescription,
        ...counts,
        textVersion,
      };
      return { isArchived, card: { ...plainCard, ...omitMissing(card), ...placed } };
    });
  });
}

/** Writes new cards of an import, with their assignees. */
export async function writeImportedCards(
  transaction: BoardDbClient,
  boardId: string,
  placed: readonly PlacedCard[],
  now: Date,
): Promise<void> {
  if (placed.length === 0) return;
  const of = (archived: boolean) =>
    placed.flatMap(({ isArchived, card }) => (isArchived === archived ? card : []));
  const assigned = placed.filter(({ card }) => card.assigneeIds.length > 0);
  const reassigned = new Set(assigned.map(({ card }) => card.id));
  const rows = { board: { id: boardId }, tasks: of(false), deletedTasks: of(true), reassigned };
  await writeCards(transaction, [rows], now);
}

/**
 * Writes descriptions and checklists of new cards, and new comments, and the words of all.
 *
 * @returns the highest number of comments of a card, and by how many bytes the cards outside the archive have grown
 */
export async function writeImportedTexts(
  transaction: BoardDbClient,
  boardId: string,
  placed: readonly PlacedCard[],
  { cards, comments }: ImportPart,
): Promise<{ readonly mostComments: number; readonly addedBytes: number }> {
  const texts: TextChange[] = [
    ...cards.flatMap(({ id: taskId, description }) => (description === '' ? [] : { taskId, description })),
    ...cards.flatMap(({ id: taskId, checklist: items }) => {
      const ranks = ranksBetween(null, null, items.length);
      const written = items.map((item, index) => ({ ...item, rank: ranks[index] ?? '' }));
      return items.length === 0 ? [] : { taskId, checklist: { written } };
    }),
    ...comments.map(({ cardId: taskId, editedAt = null, ...comment }) => ({
      comment: { ...comment, taskId, editedAt, deletedAt: null },
    })),
  ];
  const written = { board: { id: boardId }, reworded: placed.map(({ card }) => card), texts };
  await writeTexts(transaction, [written]);
  await writeWords(transaction, [written]);
  const ids = [...new Set(comments.map(({ cardId }) => cardId))];
  if (ids.length === 0) return { mostComments: 0, addedBytes: 0 };
  const before = await transaction.task.findMany({
    where: { boardId, id: { in: ids }, deletedAt: null },
    select: { id: true, commentCount: true },
  });
  const rows = await transaction.$queryRaw`
    UPDATE "Task" SET "textVersion" = ${importVersions.cards}, "commentCount" =
      (SELECT COUNT(*) FROM "TaskComment" WHERE "TaskComment"."boardId" = "Task"."boardId" AND "taskId" = "Task"."id")
    WHERE "boardId" = ${boardId} AND "id" IN (${join(ids)}) RETURNING "id", "commentCount"`;
  const counts = new Map(commentCounts.parse(rows).map((row) => [row.id, row.commentCount]));
  const digits = (count: number) => String(count).length;
  return {
    mostComments: Math.max(...counts.values()),
    addedBytes: before.reduce(
      (sum, row) => sum + digits(counts.get(row.id) ?? 0) - digits(row.commentCount),
      0,
    ),
  };
}

const commentCounts = z.array(z.object({ id: z.string(), commentCount: z.int() }));
