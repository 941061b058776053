import { expect, test } from 'vitest';
import { compareRanked } from '../model.ts';
import { maxRankLength } from '../rank.ts';
import { plainCard } from '../rows.ts';
import { createBoardState } from '../state.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { placeCards } from './places.ts';

test('Cards that are inserted between each other for ever stay in order, and so do those around them', () => {
  const server = createFakeServer();
  const cards = () => server.snapshot().tasks;
  const create = (id: string, place: { readonly before?: string; readonly after?: string }) => {
    const input = { id, title: id, columnId: 'todo', ...place };
    expect(server.send({ kind: 'createTask', input, changeId: id })).toBe(true);
  };
  const order = Array.from({ length: 100 }, (_, index) => `card-${index}`);
  for (const id of order) create(id, {});
  // Each card is inserted beside the previous card, on its left and its right in turn.
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

test('A row of cards gets no rank that is too long, also if there is room for the first card', () => {
  const start = 'a0'.repeat(maxRankLength / 2 - 1);
  const board = createBoardState();
  const cards = [`${start}ay`, `${start}b10`].map((rank) => ({ ...plainCard, id: rank, title: rank, rank }));
  board.load({ version: 1, tasks: cards.map((card) => ({ ...card, columnId: 'todo' })), users: [] });
  const [above = '', below = ''] = cards.map(({ id }) => id);
  const { ranks, moved } = placeCards(board, ['b', 'a', 'c'], { columnId: 'todo', after: above });
  const placed = ['b', 'a', 'c'].map((id, index) => ({ id, rank: ranks[index] ?? '' }));
  const order = [...placed, ...moved].sort(compareRanked).map(({ id }) => id);
  expect(order).toEqual([above, 'b', 'a', 'c', below]);
  expect(Math.max(...ranks.map(({ length }) => length))).toBeLessThanOrEqual(maxRankLength);
});

test('Cards of a deleted column are restored together one below the other, as are cards with one rank', () => {
  const server = createFakeServer();
  let count = 0;
  const send = (kind: 'createTask' | 'deleteTask' | 'deleteColumn' | 'restoreTask', input: object) => {
    count += 1;
    expect(server.send({ kind, input, changeId: `${count}` } as Parameters<typeof server.send>[0])).toBe(
      true,
    );
  };
  for (const id of ['b', 'a']) send('createTask', { id, title: id, columnId: 'done' });
  send('deleteTask', { id: 'b', otherIds: ['a'] });
  send('deleteColumn', { id: 'done', moveTo: 'todo' });
  // Each card takes the place that the previous card has left.
  for (const id of ['d', 'c']) {
    send('createTask', { id, title: id, columnId: 'inprogress' });
    send('deleteTask', { id });
  }
  send('restoreTask', { id: 'b', otherIds: ['a', 'd', 'c'] });
  const cards = server.snapshot().tasks;
  expect(cards.map(({ id, columnId }) => [columnId, id])).toEqual([
    ['todo', 'b'],
    ['todo', 'a'],
    ['inprogress', 'd'],
    ['inprogress', 'c'],
  ]);
  expect(new Set(cards.map(({ columnId, rank }) => `${columnId} ${rank}`)).size).toBe(4);
});

test('A card goes to the end of its column if the card beside it has moved to another column', () => {
  const server = createFakeServer();
  const create = (id: string, columnId: string, after?: string) =>
    server.send({ kind: 'createTask', input: { id, title: id, columnId, after }, changeId: id });
  for (const id of ['milk', 'bread']) create(id, 'todo');
  server.send({ kind: 'moveTask', input: { id: 'milk', columnId: 'done' }, changeId: 'moved' });
  create('tea', 'todo');
  create('eggs', 'todo', 'milk');
  const inTodo = server.snapshot().tasks.filter(({ columnId }) => columnId === 'todo');
  expect(inTodo.map(({ id }) => id)).toEqual(['bread', 'tea', 'eggs']);
});
