import { indexOfTask } from './cards.ts';
import type { Column, Task } from './model.ts';
import { type Rank, rankBetween } from './rank.ts';

/** Where to insert a card: before or after another card, or at the end of the column. */
export interface InsertPosition {
  readonly column: Column;
  /** The id of the card to insert before. */
  readonly before?: string | undefined;
  /** The id of the card to insert after. */
  readonly after?: string | undefined;
}

/**
 * Predicts the rank that the server will give a card. A position next to a card that is not in the column, or next to
 * the moving card itself, means the end of the column.
 *
 * @param tasks the column's cards, in order
 * @param position the requested position
 * @param anchor the card that `before` or `after` names, if it exists
 * @param movingId the id of the card to insert; if it is already in the column, its current position is ignored
 * @returns the rank to insert the card with
 *
 * @example
 * rankAt([milk, bread], { column: 'todo', after: milk.id }, milk, 'eggs'); // a rank between milk's and bread's
 */
export function rankAt(
  tasks: readonly Task[],
  position: InsertPosition,
  anchor: Task | undefined,
  movingId: string,
): Rank {
  const { column, before } = position;
  if (!anchor || anchor.column !== column || anchor.id === movingId) {
    return rankBetween(findNext(tasks, tasks.length, -1, movingId)?.rank ?? null, null);
  }
  const index = indexOfTask(tasks, anchor);
  // Two cards may briefly have the same rank; nothing fits between them, so the card goes beside both.
  const neighbour = (step: 1 | -1) => findNext(tasks, index, step, movingId, anchor.rank)?.rank ?? null;
  return before === undefined
    ? rankBetween(anchor.rank, neighbour(1))
    : rankBetween(neighbour(-1), anchor.rank);
}

/** Finds the next card in a direction that is not the moving card and has another rank. */
function findNext(
  tasks: readonly Task[],
  index: number,
  step: 1 | -1,
  movingId: string,
  rank?: Rank,
): Task | undefined {
  let at = index + step;
  while (tasks[at] && (tasks[at]?.id === movingId || tasks[at]?.rank === rank)) at += step;
  return tasks[at];
}
