import { describe, expect, test } from 'vitest';
import type { NewChange } from './changes/index.ts';
import { doneOnAfterMove, marksDoneByName } from './done.ts';
import { createFakeServer } from './testing/fake-server.ts';

const column = (id: string, marksDone: boolean) => ({ id, name: id, color: null, rank: 'a0', marksDone });
const [todo, doing] = [column('todo', false), column('doing', false)];
const [done, shipped] = [column('done', true), column('shipped', true)];
const [today, earlier] = ['2026-11-28', '2026-11-20'];

test.each([
  ['enters a column that marks its cards', null, todo, done, today],
  ['is new in a column that marks its cards', null, undefined, done, today],
  ['was ticked before it enters such a column', earlier, todo, done, earlier],
  ['goes from one such column to another', earlier, done, shipped, earlier],
  ['leaves such a column', earlier, done, todo, null],
  ['was ticked elsewhere and moves between other columns', earlier, todo, doing, earlier],
  ['moves within such a column after it was unticked', null, done, done, null],
])('The day of a card that %s', (_, doneOn, from, to, after) => {
  expect(doneOnAfterMove({ doneOn }, from, to, today)).toBe(after);
});

test.each([
  ['done', true],
  [' Done ', true],
  ['DONE', true],
  ['Not done', false],
])('A new column with the name “%s” marks its cards as done: %s', (name, marksDone) => {
  expect(marksDoneByName(name)).toBe(marksDone);
});

describe('On a board', () => {
  const createBoard = () => {
    const server = createFakeServer();
    let count = 0;
    const send = (change: NewChange) => {
      count += 1;
      expect(server.send({ ...change, changeId: `${count}` })).toBe(true);
    };
    const doneOn = (id: string) => server.snapshot().tasks.find((card) => card.id === id)?.doneOn;
    return { send, doneOn };
  };

  test('a tick is kept when the card enters the column “done”, and removed when it leaves', () => {
    const { send, doneOn } = createBoard();
    send({ kind: 'createTask', input: { id: 'milk', title: 'Milk', columnId: 'todo' } });
    expect(doneOn('milk')).toBeNull();
    send({ kind: 'updateTask', input: { id: 'milk', doneOn: earlier } });
    send({ kind: 'moveTask', input: { id: 'milk', columnId: 'done', today } });
    expect(doneOn('milk')).toBe(earlier);
    send({ kind: 'moveTask', input: { id: 'milk', columnId: 'todo', today } });
    expect(doneOn('milk')).toBeNull();
  });

  test('a card that is added to the column “done” is done, unless the change says that it isn’t', () => {
    const { send, doneOn } = createBoard();
    send({ kind: 'createTask', input: { id: 'milk', title: 'Milk', columnId: 'done', today } });
    send({ kind: 'createTask', input: { id: 'eggs', title: 'Eggs', columnId: 'done', doneOn: null } });
    expect([doneOn('milk'), doneOn('eggs')]).toEqual([today, null]);
  });

  test('a column that marks its cards from now on completes its cards, which stay done afterwards', () => {
    const { send, doneOn } = createBoard();
    send({ kind: 'createTask', input: { id: 'milk', title: 'Milk', columnId: 'todo' } });
    send({ kind: 'createTask', input: { id: 'eggs', title: 'Eggs', columnId: 'todo', doneOn: earlier } });
    send({ kind: 'updateColumn', input: { id: 'todo', marksDone: true, today } });
    send({ kind: 'updateColumn', input: { id: 'todo', marksDone: false } });
    expect([doneOn('milk'), doneOn('eggs')]).toEqual([today, earlier]);
  });
});
