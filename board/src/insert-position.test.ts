import { describe, expect, test } from 'vitest';
import { placeOf } from './cards.ts';
import { rankAt } from './insert-position.ts';
import type { Task } from './task.ts';

const card = (id: string, rank: string): Task => ({ id, rank, title: id, column: 'todo', assigneeId: null });
// Two have the same rank, as for a moment while two people put cards at one place.
const list = [card('a', 'a0'), card('b', 'a1'), card('c', 'a1'), card('d', 'a2')];

/** The column's order after a card has gone to a place. */
function orderAfter(movingId: string, side: { before?: string; after?: string }) {
  const anchor = list.find(({ id }) => id === (side.before ?? side.after));
  const rank = rankAt(list, { column: 'todo', ...side }, anchor, movingId);
  const rest = list.filter(({ id }) => id !== movingId);
  const moved = card(movingId, rank);
  return rest
    .toSpliced(placeOf(rest, moved), 0, moved)
    .map(({ id }) => id)
    .join('');
}

describe('A card', () => {
  test.each([
    ['before the first', 'x', { before: 'a' }, 'xabcd'],
    ['after the first', 'x', { after: 'a' }, 'axbcd'],
    ['before the last', 'x', { before: 'd' }, 'abcxd'],
    ['after the last', 'x', { after: 'd' }, 'abcdx'],
    ['nowhere in particular', 'x', {}, 'abcdx'],
    ['beside a card that is gone', 'x', { before: 'z' }, 'abcdx'],
    ['beside itself', 'd', { before: 'd' }, 'abcd'],
    ['after its neighbour', 'a', { after: 'b' }, 'bcad'],
    ['before its neighbour', 'd', { before: 'c' }, 'adbc'],
    ['to where it is', 'b', { after: 'a' }, 'abcd'],
    ['before one of two with the same rank', 'x', { before: 'c' }, 'axbcd'],
    ['after one of two with the same rank', 'x', { after: 'b' }, 'abcxd'],
  ])('goes %s', (_where, id, side, order) => {
    expect(orderAfter(id, side)).toBe(order);
  });

  test('goes to the end of a column that the card beside it has left', () => {
    const elsewhere: Task = { ...card('e', 'a0'), column: 'done' };
    expect(rankAt(list, { column: 'todo', before: 'e' }, elsewhere, 'x') > 'a2').toBe(true);
  });
});
