import type { Place } from '@canary/board/insert-position';
import type { Column } from '@canary/board/task';

/**
 * Where a card goes that is to be the `index`th of `others`, said by the card that it comes to stand beside: so it is
 * right as well where a filter hides some of the column.
 *
 * @param others the cards of the column that are shown, without the one that goes there
 *
 * @example
 * placeAmong('todo', ['a', 'b'], 1); // { column: 'todo', after: 'a' }
 */
export function placeAmong(column: Column, others: readonly string[], index: number): Place {
  const after = others[index - 1];
  if (after !== undefined) return { column, after };
  const [before] = others;
  return before === undefined ? { column } : { column, before };
}

/** A list without one of its items; the very same list if it isn't there. */
export function without(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : ids;
}

/** A list with a card put in at an index, taken from wherever it was in it. */
export function withAt(ids: readonly string[], id: string, index: number): readonly string[] {
  const rest = without(ids, id);
  return [...rest.slice(0, index), id, ...rest.slice(index)];
}
