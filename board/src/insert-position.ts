import { placeOf } from './cards.ts';
import { type Rank, rankBetween } from './rank.ts';
import type { Column, Task } from './task.ts';

/** Where a card is to go: beside another, or without one to the end of the column. */
export interface Place {
  readonly column: Column;
  /** The id of the card that it comes before. */
  readonly before?: string | undefined;
  /** The id of the card that it comes after. */
  readonly after?: string | undefined;
}

/**
 * The rank that the server would give a card at a place, if the column were as it is here. If the card beside it has
 * moved away or is gone, that is the end of the column.
 *
 * @param list the cards of the column, in order
 * @param anchor the card that it goes beside
 * @param movingId the card that moves
 */
export function rankAt(
  list: readonly Task[],
  { column, before }: Place,
  anchor: Task | undefined,
  movingId: string,
): Rank {
  if (!anchor || anchor.column !== column || anchor.id === movingId) {
    return rankBetween(next(list, list.length, -1, movingId)?.rank ?? null, null);
  }
  const index = placeOf(list, anchor);
  // Two cards may have the same rank for a moment: there is nothing between them, so it goes beside both.
  const beyond = (step: 1 | -1) => next(list, index, step, movingId, anchor.rank)?.rank ?? null;
  return before === undefined ? rankBetween(anchor.rank, beyond(1)) : rankBetween(beyond(-1), anchor.rank);
}

/** The next card in a direction that isn't the one that moves and hasn't the rank given. */
function next(
  list: readonly Task[],
  index: number,
  step: 1 | -1,
  movingId: string,
  rank?: Rank,
): Task | undefined {
  let at = index + step;
  while (list[at] && (list[at]?.id === movingId || list[at]?.rank === rank)) at += step;
  return list[at];
}
