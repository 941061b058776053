import { indexOfRanked } from './cards.ts';
import type { Ranked } from './model.ts';
import { type Rank, ranksBetween } from './rank.ts';

/** A place before or after another card, item or column; the end if both ids are missing. */
export interface Beside {
  /** The id of the card, item or column to insert before. */
  readonly before?: string | null | undefined;
  /** The id of the card, item or column to insert after. */
  readonly after?: string | null | undefined;
}

/** Where to insert a card: before or after another card, or at the end of the column. */
export interface InsertPosition extends Beside {
  /** The id of the column. */
  readonly columnId: string;
}

/**
 * Computes the ranks of cards, columns or items that are inserted in a row.
 *
 * @param items the list, in order
 * @param anchor the item that `before` or `after` names; without it, or if it is inserted itself, the place is the end
 * @param movingIds the ids of the inserted items; if they are already in the list, their current positions are ignored
 * @returns the ranks to insert them with
 *
 * @example
 * ranksBeside([milk, bread], { after: milk.id }, milk, ['eggs']); // a rank between milk's and bread's
 */
export function ranksBeside(
  items: readonly Ranked[],
  { before }: Beside,
  anchor: Ranked | undefined,
  movingIds: readonly string[],
): Rank[] {
  const count = movingIds.length;
  if (!anchor || movingIds.includes(anchor.id)) {
    return ranksBetween(findNext(items, items.length, -1, movingIds)?.rank ?? null, null, count);
  }
  const index = indexOfRanked(items, anchor);
  // Two items may briefly have the same rank; nothing fits between them, so the item goes beside both.
  const neighbour = (step: 1 | -1) => findNext(items, index, step, movingIds, anchor.rank)?.rank ?? null;
  return before == null
    ? ranksBetween(anchor.rank, neighbour(1), count)
    : ranksBetween(neighbour(-1), anchor.rank, count);
}

/** Finds the next item in a direction that isn't inserted itself and has another rank. */
function findNext(
  items: readonly Ranked[],
  index: number,
  step: 1 | -1,
  movingIds: readonly string[],
  rank?: Rank,
): Ranked | undefined {
  let at = index + step;
  for (let item = items[at]; item && (movingIds.includes(item.id) || item.rank === rank); item = items[at])
    at += step;
  return items[at];
}
