import { expect, test } from 'vitest';
import { maxRankLength } from '../rank.ts';
import { createFakeServer } from '../testing/fake-server.ts';

test('Cards that are inserted between each other for ever stay in order, and so do those around them', () => {
  const server = createFakeServer();
  const cards = () => server.snapshot().tasks;
  const create = (id: string, place: { readonly before?: string; readonly after?: string }) => {
    const input = { id, title: id, columnId: 'todo', ...place };
    expect(server.send({ kind: 'createTask', input, changeId: id })).toBe(true);
  };
  const order = Array.from({ length: 100 }, (_, index) => `card-${index}`);
  for (const id of order) create(id, {});
  // Each card is inserted beside the last one, on its left and its right in turn.
  let [index, at] = [50, order[50] ?? ''];
  for (let count = 0; count < 400; count += 1) {
    const id = `new-${count}`;
    create(id, count % 2 === 0 ? { after: at } : { before: at });
    index += count % 2 === 0 ? 1 : 0;
    order.splice(index, 0, id);
    at = id;
    expect(cards().map((card) => card.id)).toEqual(order);
  }
  expect(Math.max(...cards().map(({ rank }) => rank.length))).toBeLessThanOrEqual(maxRankLength);
});
