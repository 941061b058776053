import { type Rank, rankBetween } from '@canary/board/rank';
import type { DbClient } from '../database/database.ts';
import { InputError } from '../errors.ts';
import type { BoardColumn } from '../generated/sqlite/client.ts';

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
  if (anchor === null) return rankBetween(await neighbour(transaction, column, taskId, 'below'), null);
  return before
    ? rankBetween(await neighbour(transaction, column, taskId, 'below', anchor), anchor)
    : rankBetween(anchor, await neighbour(transaction, column, taskId, 'above', anchor));
}

async function rankOf(transaction: DbClient, column: BoardColumn, id: string): Promise<Rank | null> {
  const found = await transaction.task.findUnique({ where: { id, column, deletedAt: null } });
  return found?.rank ?? null;
}

/** The rank of the card next to a rank, or of the column's last card, ignoring the card that moves. */
async function neighbour(
  transaction: DbClient,
  column: BoardColumn,
  movingId: string | null,
  side: 'above' | 'below',
  rank?: Rank,
): Promise<Rank | null> {
  const beyond = rank === undefined ? {} : { rank: side === 'above' ? { gt: rank } : { lt: rank } };
  const found = await transaction.task.findFirst({
    where: { column, deletedAt: null, ...beyond, ...(movingId !== null && { id: { not: movingId } }) },
    orderBy: { rank: side === 'above' ? 'asc' : 'desc' },
    select: { rank: true },
  });
  return found?.rank ?? null;
}
