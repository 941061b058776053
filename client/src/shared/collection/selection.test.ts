import { expect, test } from 'vitest';
import {
  neighbourOf,
  nothingSelected,
  type Selection,
  selectAll,
  selectOnWay,
  selectTo,
  toggleItem,
} from './selection.ts';

const list = ['a', 'b', 'c', 'd', 'e'];
const select = (...ids: string[]): Selection => ({ ids: new Set(ids), anchor: ids.at(-1) ?? null });
const idsIn = ({ ids }: Selection) => [...ids].sort().join('');

test('An item that is selected again is taken out, and with the last one the start of a range is gone', () => {
  const two = toggleItem(toggleItem(nothingSelected, 'b'), 'd');
  expect(two).toEqual(select('b', 'd'));
  const one = toggleItem(two, 'd');
  expect(idsIn(one)).toBe('b');
  expect(toggleItem(one, 'b')).toEqual(nothingSelected);
});

test('A range goes from the item that was selected last, in both directions, and its start stays', () => {
  const first = selectTo(select('c'), list, 'e');
  expect(first).toEqual({ ids: new Set(['c', 'd', 'e']), anchor: 'c' });
  expect(idsIn(selectTo(first, list, 'b'))).toBe('bcde');
});

test('Without its start in the list, a range is the item alone, and later ranges start there', () => {
  expect(selectTo(select('x'), list, 'b')).toEqual({ ids: new Set(['x', 'b']), anchor: 'b' });
  expect(selectTo(nothingSelected, list, 'b')).toEqual(select('b'));
});

test('Walking with Shift selects what it passes, and walking back takes it out again', () => {
  const down = selectOnWay(selectOnWay(nothingSelected, list, 'a', 'b'), list, 'b', 'c');
  expect(idsIn(down)).toBe('abc');
  expect(idsIn(selectOnWay(down, list, 'c', 'b'))).toBe('ab');
  expect(idsIn(selectOnWay(selectAll(list), list, 'e', 'a'))).toBe('a');
  // At the end of the list, there is nowhere to go.
  expect(idsIn(selectOnWay(select('e'), list, 'e', 'e'))).toBe('e');
});

test('The focus goes to the next item that stays, or else to the one before', () => {
  expect(neighbourOf(list, 'b')).toBe('c');
  expect(neighbourOf(list, 'e')).toBe('d');
  expect(neighbourOf(list, 'c', new Set(['a', 'c', 'd']))).toBe('e');
  expect(neighbourOf(list, 'd', new Set(['b', 'd', 'e']))).toBe('c');
  expect(neighbourOf(list, 'c', new Set(list))).toBeNull();
});
