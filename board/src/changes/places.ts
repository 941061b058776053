import { createCards, indexOfRanked } from '../cards.ts';
import { ranksAt } from '../insert-position.ts';
import type { Task } from '../model.ts';
import { maxRankLength, type Rank, ranksBetween, roomyRankLength } from '../rank.ts';
import { type BoardForRule, invalid } from './change.ts';

/** The columns and cards that a place is found in. */
type Cards = Pick<BoardForRule, 'columns' | 'task' | 'column'>;

/** A place: before or after another card, or at the end of the column. */
interface Place {
  readonly columnId: string;
  readonly before?: string | null | undefined;
  readonly after?: string | null | undefined;
}

/** A card that made room for others. */
type Moved = Pick<Task, 'id' | 'rank'>;

/** Where inserted cards are: their column, their ranks, and the new ranks of the cards that made room for them. */
interface Places {
  readonly column: string;
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
 * @throws Refusal if the position is next to two cards, or hundreds of cards around it have long ranks
 */
export function placeCards(board: Cards, ids: readonly string[], { columnId, before, after }: Place): Places {
  if (before && after) throw invalid('Send `before` or `after`, not both.', 'before');
  const columns = board.columns();
  const column = (columns.find(({ id }) => id === columnId) ?? columns[0])?.id ?? columnId;
  const cards = board.column(column);
  const ranks = ranksAt(cards, { column, before, after }, board.task(before ?? after ?? ''), ids);
  if (ranks.every(({ length }) => length <= maxRankLength)) return { column, ranks, moved: [] };
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
    return { column, ranks: own, moved };
  }
  throw invalid('Too many cards were placed here. Choose another position.', 'columnId');
}

/**
 * Puts archived cards back at their former places, one after another: each takes its place among those before it.
 *
 * @returns the cards, and those that made room for them
 */
export function restoreCards(
  board: BoardForRule,
  archived: readonly Task[],
): { readonly restored: readonly Task[]; readonly moved: readonly Moved[] } {
  const cards = createCards();
  let soFar: Cards = board;
  // Only a further card needs the cards before it in their columns, which takes milliseconds on a large board.
  if (archived.length > 1) {
    cards.load(board.tasks());
    soFar = { columns: board.columns, task: cards.get, column: cards.column };
  }
  const ids = new Set(archived.map(({ id }) => id));
  const changed = new Set<string>();
  for (const card of archived) {
    const { column, ranks, moved } = formerPlace(soFar, card);
    cards.put({ ...card, column, rank: ranks[0] ?? card.rank });
    for (const { id, rank } of moved) {
      const other = cards.get(id) ?? board.task(id);
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
function formerPlace(board: Cards, { id, column, rank }: Task): Places {
  if (!board.columns().some((one) => one.id === column)) return placeCards(board, [id], { columnId: column });
  const cards = board.column(column);
  const next = cards[indexOfRanked(cards, { id: '', rank })];
  if (next?.rank === rank) return placeCards(board, [id], { columnId: column, after: next.id });
  return { column, ranks: [rank], moved: [] };
}
