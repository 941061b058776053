import { expect, test } from 'vitest';
import { maxRankLength } from '../rank.ts';
import { createFakeServer } from '../testing/fake-server.ts';

test('Columns can be moved between each other for ever, and their ranks stay short', () => {
  const server = createFakeServer();
  const columns = () => server.snapshot().columns ?? [];
  const order = ['todo', 'inprogress', 'done', 'later'];
  server.send({ kind: 'createColumn', input: { id: 'later', name: 'Later' }, changeId: 'create' });
  for (let count = 0; count < 200; count += 1) {
    // The outer columns move between the inner columns in turn, each to the other side of the previous column.
    const [first = '', second = '', third = '', last = ''] = order;
    const isLeft = count % 2 === 0;
    const input = isLeft ? { id: first, before: third } : { id: last, after: second };
    expect(server.send({ kind: 'moveColumn', input, changeId: `${count}` })).toBe(true);
    order.splice(0, 4, ...(isLeft ? [second, first, third, last] : [first, second, last, third]));
    expect(columns().map(({ id }) => id)).toEqual(order);
    for (const { rank } of columns()) expect(rank.length).toBeLessThanOrEqual(maxRankLength);
  }
});

test('A colour that is null is removed, and one that is missing stays', () => {
  const server = createFakeServer();
  const columns = () => server.snapshot().columns;
  const update = (changeId: string, fields: { readonly name?: string; readonly color?: 'red' | null }) =>
    server.send({ kind: 'updateColumn', input: { id: 'todo', ...fields }, changeId });
  update('1', { color: 'red' });
  update('2', { name: 'Later' });
  expect(columns()?.[0]).toMatchObject({ name: 'Later', color: 'red' });
  update('3', { color: null });
  expect(columns()?.[0]).toMatchObject({ name: 'Later', color: null });
});

test.each([
  { kind: 'createTask', input: { id: 'own', title: 'Mine', columnId: 'todo' } },
  { kind: 'createBoardUser', input: { id: 'own', name: 'Mine' } },
  { kind: 'createColumn', input: { id: 'own', name: 'Mine' } },
  { kind: 'createLabel', input: { id: 'own', name: 'Mine', color: 'red' } },
] as const)('$kind doesn’t replace what has the id', (change) => {
  const server = createFakeServer();
  expect(server.send({ ...change, changeId: '1' })).toBe(true);
  expect(server.send({ ...change, changeId: '2' })).toBe(false);
});
