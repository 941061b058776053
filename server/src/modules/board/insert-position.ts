import { createCards, indexOfRanked } from '@canary/board/cards';
import { ranksAt } from '@canary/board/insert-position';
import { maxRankLength, type Rank, ranksBetween, roomyRankLength } from '@canary/board/rank';
import { InputError } from '../../platform/errors.ts';
import type { CurrentBoard } from './current-board.ts';
import type { TaskState } from './event.ts';

/** Where to insert a card: before or after another card, or at the end of the column. */
export interface InsertPosition {
  /** The id of the column. */
  readonly column: string;
  readonly before?: string | null | undefined;
  readonly after?: string | null | undefined;
}

/** Where inserted cards are: their column, their ranks, and the cards that made room for them, with their new ranks. */
export interface Places {
  readonly column: string;
  readonly ranks: readonly Rank[];
  readonly moved: readonly TaskState[];
}

/**
 * How many cards on each side make room for a card. A larger number is tried only if the smaller one has too little
 * room.
 */
const reaches = [16, 64, 256];

/**
 * Finds the ranks for cards that are inserted in a row. If the card that they are relative to was moved or deleted, the
 * position is the end of the column; if the column was deleted, the first column. If a rank would be too long, the cards
 * around get shorter ranks.
 *
 * @param ids the cards; their current positions are ignored
 * @throws InputError if the position is next to two cards, or hundreds of cards around it have long ranks
 */
export function placeTasks(
  board: CurrentBoard,
  ids: readonly string[],
  { column: columnId, before, after }: InsertPosition,
): Places {
  if (before && after) throw new InputError('Send `before` or `after`, not both.', 'before');
  const columns = board.columns();
  const column = (columns.find(({ id }) => id === columnId) ?? columns[0])?.id ?? columnId;
  const tasks = board.column(column);
  const position = { column, before: before ?? undefined, after: after ?? undefined };
  const ranks = ranksAt(tasks, position, board.task(before ?? after ?? ''), ids);
  if (ranks.every(({ length }) => length <= maxRankLength)) return { column, ranks, moved: [] };
  const others = tasks.filter(({ id }) => !ids.includes(id));
  const [id = '', rank = ''] = [ids[0], ranks[0]];
  const index = indexOfRanked(others, { id, rank });
  for (const reach of reaches) {
    const first = Math.max(0, index - reach);
    const around = others.slice(first, index + reach);
    const [below, above] = [others[first - 1], others[index + reach]];
    const shorter = ranksBetween(below?.rank ?? null, above?.rank ?? null, around.length + ids.length);
    if (shorter.some(({ length }) => length > roomyRankLength)) continue;
    const own = shorter.splice(index - first, ids.length);
    const moved = around.map((task, at) => ({ ...task, rank: shorter[at] ?? task.rank }));
    return { column, ranks: own, moved };
  }
  throw new InputError('Too many cards were placed here. Choose another position.', 'column');
}

/**
 * Puts deleted cards back at their former places, one after another: each takes its place among those before it.
 *
 * @returns the cards, and those that made room for them, with their new ranks
 */
export function restorePlaces(board: CurrentBoard, tasks: readonly TaskState[]) {
  const cards = createCards();
  let soFar = board;
  // Only a further card needs the cards before it in their columns, which takes milliseconds on a large board.
  if (tasks.length > 1) {
    cards.load(board.tasks());
    soFar = { ...board, task: cards.get, column: cards.column };
  }
  const changed = new Set<string>();
  for (const task of tasks) {
    const { column, ranks, moved } = formerPlace(soFar, task);
    for (const one of [...moved, { ...task, column, rank: ranks[0] ?? task.rank }]) {
      cards.put(one);
      changed.add(one.id);
    }
  }
  const ids = new Set(tasks.map(({ id }) => id));
  const placed = [...changed].flatMap((id) => cards.get(id) ?? []);
  return {
    restored: tasks.flatMap(({ id }) => cards.get(id) ?? []),
    moved: placed.filter(({ id }) => !ids.has(id)),
  };
}

/**
 * Finds the former place of a deleted card: the next place if another card has taken its rank, and the end of the first
 * column if its column was deleted.
 */
function formerPlace(board: CurrentBoard, { id, column, rank }: TaskState): Places {
  if (!board.columns().some((one) => one.id === column)) return placeTasks(board, [id], { column });
  const tasks = board.column(column);
  const next = tasks[indexOfRanked(tasks, { id: '', rank })];
  if (next?.rank === rank) return placeTasks(board, [id], { column, after: next.id });
  return { column, ranks: [rank], moved: [] };
}
