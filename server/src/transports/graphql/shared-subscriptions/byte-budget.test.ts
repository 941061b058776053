import { expect, test } from 'vitest';
import { createByteBudget } from './byte-budget.ts';

test('Evicts the oldest entries over the limit, and no more than necessary', () => {
  const evicted: string[] = [];
  const budget = createByteBudget(10);
  const add = (name: string, bytes: number) => budget.add(bytes, () => evicted.push(name));
  add('a', 4);
  add('b', 6);
  expect(evicted).toEqual([]);
  add('c', 3);
  expect(evicted).toEqual(['a']);
  add('d', 11);
  expect(evicted).toEqual(['a', 'b', 'c', 'd']);
});

test('Counts what each entry takes besides its bytes', () => {
  const evicted: string[] = [];
  const budget = createByteBudget(10, 4);
  for (const name of ['a', 'b', 'c']) budget.add(1, () => evicted.push(name));
  expect(evicted).toEqual(['a']);
});
