import { expect, test } from 'vitest';
import { placeAmong, withAt, without } from './place.ts';

test.each([
  [[], 0, { column: 'todo' }],
  [['a', 'b'], 0, { column: 'todo', before: 'a' }],
  [['a', 'b'], 1, { column: 'todo', after: 'a' }],
  [['a', 'b'], 2, { column: 'todo', after: 'b' }],
])('Among %j, place %i is said by a neighbour', (others, index, place) => {
  expect(placeAmong('todo', others, index)).toEqual(place);
});

test('A list stays the same one where there is nothing to take out', () => {
  const ids = ['a', 'b'];
  expect(without(ids, 'c')).toBe(ids);
  expect(withAt(ids, 'a', 1)).toEqual(['b', 'a']);
  expect(withAt(ids, 'c', 1)).toEqual(['a', 'c', 'b']);
});
