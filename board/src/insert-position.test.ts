import { describe, expect, test } from 'vitest';
import { indexOfRanked } from './cards.ts';
import { ranksBeside } from './insert-position.ts';
import type { Card } from './model.ts';
import { plainCard } from './rows.ts';

const card = (id: string, rank: string): Card => ({ ...plainCard, id, rank, title: id, columnId: 'todo' });
// Two cards have the same rank, as can happen briefly when two people insert cards at the same position.
const list = [card('a', 'a0'), card('b', 'a1'), card('c', 'a1'), card('d', 'a2')];

/** The column's order after cards were inserted. Each letter is the id of a card. */
function orderAfter(moving: string, side: { before?: string; after?: string }) {
  const anchor = list.find(({ id }) => id === (side.before ?? side.after));
  const ranks = ranksBeside(list, side, anchor, [...moving]);
  const order = list.filter(({ id }) => !moving.includes(id));
  for (const [index, id] of [...moving].entries()) {
    const moved = card(id, ranks[index] ?? '');
    order.splice(indexOfRanked(order, moved), 0, moved);
  }
  return order.map(({ id }) => id).join('');
}

describe('Cards are inserted', () => {
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
    ['with others, in their order', 'xya', { before: 'd' }, 'bcxyad'],
    ['with others at the end', 'bxa', {}, 'cdbxa'],
  ])('%s', (_where, id, side, order) => {
    expect(orderAfter(id, side)).toBe(order);
  });
});
