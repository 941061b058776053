import { indexOfTask } from '@canary/board/cards';
import { rankAt } from '@canary/board/insert-position';
import { maxRankLength, type Rank, ranksBetween, roomyRankLength } from '@canary/board/rank';
import type { BoardColumn } from '../../generated/sqlite/client.ts';
import { InputError } from '../../platform/errors.ts';
import type { CurrentBoard } from './batch.ts';
import type { TaskState } from './event.ts';

/** Where to insert a card: before or after another card, or at the end of the column. */
export interface InsertPosition {
  readonly column: BoardColumn;
  readonly before?: string | null | undefined;
  readonly after?: string | null | undefined;
}

/** The rank of an inserted card, and the cards that made room for it, with their new ranks. */
export interface Place {
  readonly rank: Rank;
  readonly moved: readonly TaskState[];
}

/**
 * How many cards on each side make room for a card. A larger number is tried only if the smaller one has too little
 * room.
 */
const reaches = [16, 64, 256];

/**
 * Finds the rank for a card at a position. If the card that it is relative to was moved or deleted, the position is the end
 * of the column. If the rank would be too long, the cards around it get shorter ranks.
 *
 * @param id the card; its current position is ignored
 * @throws InputError if the position is next to two cards, or hundreds of cards around it have long ranks
 */
export function placeTask(board: CurrentBoard, id: string, { column, before, after }: InsertPosition): Place {
  if (before && after) throw new InputError('Send `before` or `after`, not both.', 'before');
  const tasks = board.column(column);
  const position = { column, before: before ?? undefined, after: after ?? undefined };
  const rank = rankAt(tasks, position, board.task(before ?? after ?? ''), id);
  if (rank.length <= maxRankLength) return { rank, moved: [] };
  const others = tasks.filter((task) => task.id !== id);
  const index = indexOfTask(others, { id, rank });
  for (const reach of reaches) {
    const first = Math.max(0, index - reach);
    const around = others.slice(first, index + reach);
    const [below, above] = [others[first - 1], others[index + reach]];
    const ranks = ranksBetween(below?.rank ?? null, above?.rank ?? null, around.length + 1);
    if (ranks.some(({ length }) => length > roomyRankLength)) continue;
    const [own = rank] = ranks.splice(index - first, 1);
    return { rank: own, moved: around.map((task, at) => ({ ...task, rank: ranks[at] ?? task.rank })) };
  }
  throw new InputError('Too many cards were placed here. Choose another position.', 'column');
}

/** Finds the former place of a deleted card, or the next place if another card has taken its rank. */
export function formerPlace(board: CurrentBoard, { id, column, rank }: TaskState): Place {
  const tasks = board.column(column);
  const next = tasks[indexOfTask(tasks, { id: '', rank })];
  return next?.rank === rank ? placeTask(board, id, { column, after: next.id }) : { rank, moved: [] };
}
