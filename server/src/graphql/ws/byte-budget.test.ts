import { expect, test } from 'vitest';
import { createShelf } from './byte-budget.ts';

test('The oldest make way when there is no more room, and only as many as have to', () => {
  const dropped: string[] = [];
  const shelf = createShelf(10);
  const put = (name: string, size: number) => shelf.put(size, () => dropped.push(name));
  put('a', 4);
  put('b', 6);
  expect(dropped).toEqual([]);
  put('c', 3);
  expect(dropped).toEqual(['a']);
  put('d', 11);
  expect(dropped).toEqual(['a', 'b', 'c', 'd']);
});
