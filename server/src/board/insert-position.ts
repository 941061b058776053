import { maxRankLength, type Rank, rankBetween, ranksBetween, roomyRankLength } from '@canary/board/rank';
import type { DbClient } from '../database/database.ts';
import { InputError } from '../errors.ts';
import type { BoardColumn, Prisma } from '../generated/sqlite/client.ts';
import type { SideEffects } from './change.ts';
import { taskColumns } from './event.ts';

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
 * @throws InputError if the position is next to the card itself, or next to two cards, or if no rank fits there
 */
export async function rankAt(
  transaction: DbClient,
  effects: SideEffects,
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
  const gap: Gap =
    anchor === null
      ? [await highest(), null]
      : before
        ? [await highest({ lt: anchor }), anchor]
        : [anchor, await lowest({ gt: anchor })];
  return await fitRank(transaction, effects, others, gap);
}

/** The ranks of the neighbours below and above; null at the ends of the column. */
type Gap = readonly [below: Rank | null, above: Rank | null];

/** How many cards on each side make room for a card. More are only tried if these have too little room themselves. */
const reaches = [16, 64, 256];

/**
 * Returns a rank in a gap. If it would be too long, the cards around the gap get shorter ranks in the same transaction.
 *
 * @param others selects the other cards of the column
 * @throws InputError if hundreds of cards around the gap have long ranks
 */
export async function fitRank(
  transaction: DbClient,
  effects: SideEffects,
  others: Prisma.TaskWhereInput,
  [below, above]: Gap,
): Promise<Rank> {
  const rank = rankBetween(below, above);
  if (rank.length <= maxRankLength) return rank;
  const read = (where: Prisma.StringFilter | null, order: Prisma.SortOrder, take: number) =>
    where
      ? transaction.task.findMany({
          where: { ...others, rank: where },
          orderBy: { rank: order },
          take,
          select: taskColumns,
        })
      : [];
  for (const reach of reaches) {
    const lower = await read(below === null ? null : { lte: below }, 'desc', reach + 1);
    const upper = await read(above === null ? null : { gte: above }, 'asc', reach + 1);
    const tasks = [...lower.slice(0, reach).reverse(), ...upper.slice(0, reach)];
    const ranks = ranksBetween(lower[reach]?.rank ?? null, upper[reach]?.rank ?? null, tasks.length + 1);
    if (ranks.some(({ length }) => length > roomyRankLength)) continue;
    const [own] = ranks.splice(Math.min(lower.length, reach), 1);
    for (const [index, task] of tasks.entries()) {
      const moved = { ...task, rank: ranks[index] ?? task.rank };
      await transaction.task.update({ where: { id: task.id }, data: { rank: moved.rank } });
      effects.moved.push(moved);
    }
    return own ?? rank;
  }
  throw new InputError('Too many cards were placed here. Choose another position.', 'column');
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
