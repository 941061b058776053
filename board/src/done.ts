import type { BoardColumn, Card } from './model.ts';

/**
 * Whether a new column marks its cards as done if its creator doesn't say: a column with the name "done" does.
 *
 * @example
 * marksDoneByName(' Done '); // true
 */
export function marksDoneByName(name: string): boolean {
  return name.trim().toLowerCase() === 'done';
}

/**
 * The day on which a card was done, after it has entered a column: a column that marks its cards as done completes the
 * card, and a card that leaves such a column for another kind of column isn't done any more. All other moves keep the
 * day.
 *
 * @param card before the move
 * @param from the column that the card leaves; undefined for a new card
 * @param to the column that the card enters
 * @param today the day for a card that is completed, such as `2026-11-30`
 * @returns a day, or null for a card that isn't done
 *
 * @example
 * doneOnAfterMove({ doneOn: null }, todo, done, '2026-11-30'); // '2026-11-30'
 */
export function doneOnAfterMove(
  { doneOn }: Pick<Card, 'doneOn'>,
  from: BoardColumn | undefined,
  to: BoardColumn | undefined,
  today: string,
): string | null {
  if (from?.id === to?.id) return doneOn;
  if (to?.marksDone) return doneOn ?? today;
  return from?.marksDone ? null : doneOn;
}
