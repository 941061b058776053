import { expect, test } from 'vitest';
import { applyOptimisticUsers } from './pending-change.ts';

test('People are sorted by name, numbers by their value, and those with one name by id', () => {
  const named = { c: 'Guest 10', b: 'Guest 9', e: 'ada', d: 'Ada', a: 'Guest 10' };
  const users = new Map(Object.entries(named).map(([id, name]) => [id, { id, name }]));
  const added = { kind: 'createBoardUser', changeId: '1', id: 'f', name: 'Bea' } as const;
  expect([...applyOptimisticUsers(users, [added]).keys()]).toEqual(['e', 'd', 'f', 'b', 'a', 'c']);
});
