import { createCards, indexOfRanked } from '../cards.ts';
import { doneOnAfterMove } from '../done.ts';
import { type Beside, type InsertPosition, ranksBeside } from '../insert-position.ts';
import { type Card, compareRanked, type Ranked } from '../model.ts';
import { maxRankLength, type Rank, ranksBetween, roomyRankLength } from '../rank.ts';
import { type BoardForRule, dayOfChange, invalid } from './change.ts';

/** The columns and cards among which a place is found. */
type Cards = Pick<BoardForRule, 'columns' | 'card' | 'column'>;

/** A card that made room for other cards. */
type Moved = Pick<Card, 'id' | 'rank'>;

/** The places of inserted cards: their column, their ranks, and the new ranks of the cards that made room. */
interface Places {
  readonly columnId: string;
  readonly ranks: readonly Rank[];
  readonly moved: readonly Moved[];
}

/**
 * How many cards on each side make room for a card. A larger number is tried only if the smaller one has too little
 * room.
 */
const reaches = [16, 64, 256];

/**
 * Finds the ranks for cards that are inserted in a row. If the card that they are relative to was moved or archived, the
 * position is the end of the column; if the column was deleted, the first column. If a rank would be too long, the cards
 * around get shorter ranks.
 *
 * @param ids the cards; their current positions are ignored
 * @throws Refusal if the position names two cards, or hundreds of cards around it have long ranks
 */
export function placeCards(
  board: Cards,
  ids: readonly string[],
  { columnId: wanted, ...beside }: InsertPosition,
): Places {
  requireOneSide(beside);
  const columns = board.columns();
  const columnId = (columns.find(({ id }) => id === wanted) ?? columns[0])?.id ?? wanted;
  const cards = board.column(columnId);
  const named = board.card(beside.before ?? beside.after ?? '');
  const ranks = ranksBeside(cards, beside, named?.columnId === columnId ? named : undefined, ids);
  if (ranks.every(({ length }) => length <= maxRankLength)) return { columnId, ranks, moved: [] };
  const others = cards.filter(({ id }) => !ids.includes(id));
  const [id = '', rank = ''] = [ids[0], ranks[0]];
  const index = indexOfRanked(others, { id, rank });
  for (const reach of reaches) {
    const first = Math.max(0, index - reach);
    const around = others.slice(first, index + reach);
    const [below, above] = [others[first - 1], others[index + reach]];
    const shorter = ranksBetween(below?.rank ?? null, above?.rank ?? null, around.length + ids.length);
    if (shorter.some(({ length }) => length > roomyRankLength)) continue;
    const own = shorter.splice(index - first, ids.length);
    const moved = around.map((card, at) => ({ id: card.id, rank: shorter[at] ?? card.rank }));
    return { columnId, ranks: own, moved };
  }
  throw invalid('Too many cards were placed here. Choose another position.', 'columnId');
}

/**
 * Finds the ranks for columns or checklist items that are inserted in a row. If the named neighbour is gone, the
 * position is the end of the list. If a rank would be too long, the whole list gets new ranks.
 *
 * @param items the list, in order
 * @param ids the inserted columns or items; their current positions are ignored
 * @returns the columns or items with a new rank: first the inserted ones, then the ones that make room
 * @throws Refusal if the position names two neighbours
 */
export function placeAmong(items: readonly Ranked[], ids: readonly string[], place: Beside): Ranked[] {
  requireOneSide(place);
  const anchor = items.find(({ id }) => id === (place.before ?? place.after));
  const placed = rankInOrder(ids, ranksBeside(items, place, anchor, ids));
  if (placed.every(({ rank }) => rank.length <= maxRankLength)) return placed;
  const all = [...items.filter(({ id }) => !ids.includes(id)), ...placed].sort(compareRanked);
  const ranked = rankInOrder(
    all.map(({ id }) => id),
    ranksBetween(null, null, all.length),
  );
  return [true, false].flatMap((isInserted) => ranked.filter(({ id }) => ids.includes(id) === isInserted));
}

function rankInOrder(ids: readonly string[], ranks: readonly Rank[]): Ranked[] {
  return ids.map((id, index) => ({ id, rank: ranks[index] ?? '' }));
}

/** @throws Refusal if a place names two neighbours */
function requireOneSide({ before, after }: Beside): void {
  if (before && after) throw invalid('Send `before` or `after`, not both.', 'before');
}

/**
 * Puts archived cards back at their former places, one after another: each card takes its place among the cards that
 * were restored before it.
 *
 * @returns the restored cards, and the cards that made room for them
 */
export function restoreCards(
  board: BoardForRule,
  archived: readonly Card[],
): { readonly restored: readonly Card[]; readonly moved: readonly Moved[] } {
  const cards = createCards();
  let soFar: Cards = board;
  // Only a further card needs the cards before it in their columns, which takes milliseconds on a large board.
  if (archived.length > 1) {
    cards.load(board.cards());
    soFar = { columns: board.columns, card: cards.get, column: cards.column };
  }
  const ids = new Set(archived.map(({ id }) => id));
  const changed = new Set<string>();
  for (const card of archived) {
    const { columnId, ranks, moved } = formerPlace(soFar, card);
    cards.put({ ...card, columnId, rank: ranks[0] ?? card.rank });
    for (const { id, rank } of moved) {
      const other = cards.get(id) ?? board.card(id);
      if (other) cards.put({ ...other, rank });
      changed.add(id);
    }
  }
  return {
    restored: archived.flatMap(({ id }) => cards.get(id) ?? []),
    moved: [...changed]
      .filter((id) => !ids.has(id))
      .flatMap((id) => cards.get(id) ?? [])
      .map(({ id, rank }) => ({ id, rank })),
  };
}

/**
 * Finds the former place of an archived card: the next place if another card has taken its rank, and the end of the first
 * column if its column was deleted.
 */
function formerPlace(board: Cards, { id, columnId, rank }: Card): Places {
  if (!board.columns().some((column) => column.id === columnId)) return placeCards(board, [id], { columnId });
  const cards = board.column(columnId);
  const next = cards[indexOfRanked(cards, { id: '', rank })];
  if (next?.rank === rank) return placeCards(board, [id], { columnId, after: next.id });
  return { columnId, ranks: [rank], moved: [] };
}

/** The day on which a card was done, after a change has put it into a column. */
export function doneOnIn(
  board: BoardForRule,
  card: Pick<Card, 'doneOn'> & { readonly columnId?: string },
  columnId: string,
  change: { readonly today?: string | null | undefined },
): string | null {
  const columnOf = (wanted: string | undefined) => board.columns().find(({ id }) => id === wanted);
  return doneOnAfterMove(card, columnOf(card.columnId), columnOf(columnId), dayOfChange(board, change.today));
}
