import { type Rank, rankBetween } from '@canary/board/rank';
import type { DbClient } from '../database/database.ts';
import { InputError } from '../errors.ts';
import type { BoardColumn, Prisma } from '../generated/sqlite/client.ts';

/** Where to insert a card: before or after another card, or at the end of the column. */
export interface InsertPosition {
  readonly column: BoardColumn;
  readonly before?: string | null | undefined;
  readonly after?: string | null | undefined;
}

/**
 * Finds the rank for a card at a position. If the card that it is relative to was moved or deleted, the position is the end
 * of the column.
 *
 * @param taskId the card that moves; null for a new card
 * @throws InputError if the position is next to the card itself, or next to two cards
 */
export async function rankAt(
  transaction: DbClient,
  taskId: string | null,
  { column, before, after }: InsertPosition,
): Promise<Rank> {
  if (before && after) throw new InputError('Send `before` or `after`, not both.', 'before');
  const anchorId = before ?? after ?? null;
  if (anchorId !== null && anchorId === taskId) {
    throw new InputError('A card can’t be moved relative to itself.', before ? 'before' : 'after');
  }
  const anchor = anchorId === null ? null : await rankOf(transaction, column, anchorId);
  const others = { column, deletedAt: null, ...(taskId !== null && { id: { not: taskId } }) };
  const highest = (rank: Prisma.StringFilter = {}) => findRank(transaction, { ...others, rank }, 'desc');
  const lowest = (rank: Prisma.StringFilter) => findRank(transaction, { ...others, rank }, 'asc');
  if (anchor === null) return rankBetween(await highest(), null);
  return before
    ? rankBetween(await highest({ lt: anchor }), anchor)
    : rankBetween(anchor, await lowest({ gt: anchor }));
}

async function rankOf(transaction: DbClient, column: BoardColumn, id: string): Promise<Rank | null> {
  const found = await transaction.task.findUnique({ where: { id, column, deletedAt: null } });
  return found?.rank ?? null;
}

/** Finds the lowest (`asc`) or highest (`desc`) rank of some cards; null if there are none. */
async function findRank(
  transaction: DbClient,
  where: Prisma.TaskWhereInput,
  order: Prisma.SortOrder,
): Promise<Rank | null> {
  const found = await transaction.task.findFirst({ where, orderBy: { rank: order }, select: { rank: true } });
  return found?.rank ?? null;
}
