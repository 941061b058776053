import { expect, test } from 'vitest';
import { maxRankLength } from '../rank.ts';
import { createFakeServer } from '../testing/fake-server.ts';

test('Columns can be moved between each other for ever, and their ranks stay short', () => {
  const server = createFakeServer();
  const columns = () => server.snapshot().columns ?? [];
  const order = ['todo', 'inprogress', 'done', 'later'];
  server.send({ kind: 'createColumn', input: { id: 'later', name: 'Later' }, changeId: 'create' });
  for (let count = 0; count < 200; count += 1) {
    // The outer columns move between the inner ones in turn, each to the other side of the last one.
    const [first = '', second = '', third = '', last = ''] = order;
    const isLeft = count % 2 === 0;
    const input = isLeft ? { id: first, before: third } : { id: last, after: second };
    expect(server.send({ kind: 'moveColumn', input, changeId: `${count}` })).toBe(true);
    order.splice(0, 4, ...(isLeft ? [second, first, third, last] : [first, second, last, third]));
    expect(columns().map(({ id }) => id)).toEqual(order);
    for (const { rank } of columns()) expect(rank.length).toBeLessThanOrEqual(maxRankLength);
  }
});
