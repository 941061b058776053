import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createTempFolder } from '../../../tests/support/temp-folder.ts';
import { systemClock } from '../clock.ts';
import { openDatabase } from '../database/database.ts';
import { createBoardSnapshots } from './snapshots.ts';
import { createTask } from './tasks.ts';

async function openBoard() {
  const folder = await createTempFolder();
  const database = await openDatabase(`file:${join(folder.path, 'test.db')}`);
  onTestFinished(async () => {
    await database.close();
    await folder.remove();
  });
  const board = { db: database.client, clock: systemClock, publish: () => undefined };
  const add = (title: string) => createTask(board, { title, column: 'todo' });
  return { snapshots: createBoardSnapshots(database.client), add };
}

test('Other work is done between two snapshots of the board', async () => {
  const { snapshots } = await openBoard();
  const order: string[] = [];
  let isDone = false;
  const otherWork = async () => {
    for (; !isDone; await setImmediate()) order.push('other');
  };
  const reads = Array.from({ length: 10 }, async () => {
    await snapshots.read('192.0.2.1');
    order.push('board');
  });
  const working = otherWork();
  await Promise.all(reads);
  isDone = true;
  await working;
  expect(order.filter((each) => each === 'board')).toHaveLength(10);
  expect(order.filter((each, index) => each === 'board' && order[index + 1] === 'board')).toEqual([]);
});

test('Clients that read the board at once share a snapshot, until the board changes', async () => {
  const { snapshots, add } = await openBoard();
  await add('One');
  const [first, second] = [snapshots.read('192.0.2.1'), snapshots.read('192.0.2.1')];
  expect(await second).toBe(await first);
  const waiting = Array.from({ length: 90 }, () => snapshots.read('192.0.2.1'));
  await waiting[0];
  await add('Two');
  expect(await snapshots.read('192.0.2.1')).toMatchObject({
    version: 2,
    tasks: [{ title: 'One' }, { title: 'Two' }],
  });
  await Promise.all(waiting);
});

test('A network address waits for at most a hundred snapshots', async () => {
  const { snapshots } = await openBoard();
  const reads = Array.from({ length: 103 }, () => snapshots.read('192.0.2.1'));
  const other = snapshots.read('198.51.100.1');
  const results = await Promise.allSettled(reads);
  expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { extensions: { code: 'RATE_LIMITED' } } },
    { reason: { extensions: { code: 'RATE_LIMITED' } } },
  ]);
  expect((await other).version).toBe(0);
});
