import { expect, test } from 'vitest';
import { positionAt, withItemAt, withoutItem } from './card-moves.ts';

test.each([
  [[], 0, { columnId: 'todo' }],
  [['a', 'b'], 0, { columnId: 'todo', before: 'a' }],
  [['a', 'b'], 1, { columnId: 'todo', after: 'a' }],
  [['a', 'b'], 2, { columnId: 'todo', after: 'b' }],
])('Among the cards %j, index %i is named by a neighbour', (others, index, position) => {
  expect(positionAt('todo', others, index)).toEqual(position);
});

test('Removing an item that is not in a list returns the same list', () => {
  const ids = ['a', 'b'];
  expect(withoutItem(ids, 'c')).toBe(ids);
});

test('Inserting an item removes it from its previous index', () => {
  expect(withItemAt(['a', 'b'], 'a', 1)).toEqual(['b', 'a']);
  expect(withItemAt(['a', 'b'], 'c', 1)).toEqual(['a', 'c', 'b']);
});
