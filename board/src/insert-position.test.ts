import { describe, expect, test } from 'vitest';
import { indexOfTask } from './cards.ts';
import { rankAt } from './insert-position.ts';
import type { Task } from './model.ts';

const card = (id: string, rank: string): Task => ({ id, rank, title: id, column: 'todo', assigneeId: null });
// Two cards have the same rank, as can happen briefly when two people insert cards at the same position.
const list = [card('a', 'a0'), card('b', 'a1'), card('c', 'a1'), card('d', 'a2')];

/** The column's order after a card was inserted. */
function orderAfter(movingId: string, side: { before?: string; after?: string }) {
  const anchor = list.find(({ id }) => id === (side.before ?? side.after));
  const rank = rankAt(list, { column: 'todo', ...side }, anchor, movingId);
  const rest = list.filter(({ id }) => id !== movingId);
  const moved = card(movingId, rank);
  return rest
    .toSpliced(indexOfTask(rest, moved), 0, moved)
    .map(({ id }) => id)
    .join('');
}

describe('A card is inserted', () => {
  test.each([
    ['before the first', 'x', { before: 'a' }, 'xabcd'],
    ['after the first', 'x', { after: 'a' }, 'axbcd'],
    ['before the last', 'x', { before: 'd' }, 'abcxd'],
    ['after the last', 'x', { after: 'd' }, 'abcdx'],
    ['at the end without an anchor', 'x', {}, 'abcdx'],
    ['at the end if the anchor was deleted', 'x', { before: 'z' }, 'abcdx'],
    ['at its current position if it is its own anchor', 'd', { before: 'd' }, 'abcd'],
    ['after its neighbour', 'a', { after: 'b' }, 'bcad'],
    ['before its neighbour', 'd', { before: 'c' }, 'adbc'],
    ['at its current position', 'b', { after: 'a' }, 'abcd'],
    ['before one of two with the same rank', 'x', { before: 'c' }, 'axbcd'],
    ['after one of two with the same rank', 'x', { after: 'b' }, 'abcxd'],
  ])('%s', (_where, id, side, order) => {
    expect(orderAfter(id, side)).toBe(order);
  });

  test('at the end if the anchor has moved to another column', () => {
    const elsewhere: Task = { ...card('e', 'a0'), column: 'done' };
    expect(rankAt(list, { column: 'todo', before: 'e' }, elsewhere, 'x') > 'a2').toBe(true);
  });
});
