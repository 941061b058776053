import { indexOfRanked } from './cards.ts';
import type { Card, Ranked } from './model.ts';
import { type Rank, ranksBetween } from './rank.ts';

/** A place beside another card, item or column; the end if it names none. */
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
 * Computes the ranks of cards that are inserted in a row. A position next to a card that is not in
 * the column, or next to a moving card itself, means the end of the column.
 *
 * @param cards the column's cards, in order
 * @param position the requested position
 * @param anchor the card that `before` or `after` names, if it exists
 * @param movingIds the ids of the cards to insert; if they are already in the column, their current positions are ignored
 * @returns the ranks to insert the cards with
 *
 * @example
 * ranksAt([milk, bread], { columnId: 'todo', after: milk.id }, milk, ['eggs']); // a rank between milk's and bread's
 */
export function ranksAt(
  cards: readonly Card[],
  position: InsertPosition,
  anchor: Card | undefined,
  movingIds: readonly string[],
): Rank[] {
  return ranksBeside(cards, position, anchor?.columnId === position.columnId ? anchor : undefined, movingIds);
}

/** Computes the ranks of items that are inserted in a row beside another one, or at the end. See {@link ranksAt}. */
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

/** Finds the next item in a direction that is not moving and has another rank. */
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
