import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createTempFolder } from '../../../tests/support/temp-folder.ts';
import { createTestClock } from '../../../tests/support/test-clock.ts';
import { openDatabase } from '../database/database.ts';
import { createBoardSnapshots } from './snapshots.ts';
import { createTask } from './tasks.ts';

const here = '192.0.2.1';

/** Opens a board with 2,000 cards. After each snapshot, the clock has to be advanced by two milliseconds. */
async function openBoard() {
  const folder = await createTempFolder();
  const { client: db, close } = await openDatabase(`file:${join(folder.path, 'test.db')}`);
  onTestFinished(async () => {
    await close();
    await folder.remove();
  });
  const card = { title: 'x', column: 'todo', rank: 'a0' } as const;
  await db.task.createMany({ data: Array.from({ length: 2_000 }, () => card) });
  const clock = createTestClock();
  return {
    clock,
    snapshots: createBoardSnapshots(db, clock),
    add: (title: string) =>
      createTask({ db, clock, log: { append: async () => undefined } }, { title, column: 'done' }),
  };
}

/** Lets everything happen that needs no clock. */
async function settle() {
  for (let turn = 0; turn < 100; turn += 1) await setImmediate();
}

test('A snapshot of a large board is followed by a pause for other work', async () => {
  const { clock, snapshots } = await openBoard();
  const order: string[] = [];
  const reads = ['one', 'two'].map((name) => snapshots.read(here).then(() => order.push(name)));
  await reads[0];
  await settle();
  clock.advance(1);
  await settle();
  order.push('pause');
  clock.advance(1);
  await Promise.all(reads);
  expect(order).toEqual(['one', 'pause', 'two']);
});

test('Clients that read the board at once share a snapshot, until the board changes', async () => {
  const { clock, snapshots, add } = await openBoard();
  const reads = [snapshots.read(here), snapshots.read(here), snapshots.read('198.51.100.1')];
  const next = async () => {
    const snapshot = await reads.shift();
    await settle();
    return { snapshot, goOn: () => clock.advance(2) };
  };
  const first = await next();
  first.goOn();
  const second = await next();
  expect(second.snapshot).toBe(first.snapshot);
  await add('New');
  second.goOn();
  const { snapshot } = await next();
  expect(snapshot?.version).toBe(1);
  expect(snapshot?.tasks.map(({ title }) => title)).toContain('New');
});

test('Network addresses take turns, and a client waits for at most 200 ms', async () => {
  const { clock, snapshots } = await openBoard();
  const order: string[] = [];
  const read = async (address: string) => {
    const snapshot = await snapshots.read(address);
    order.push(snapshot ? address : 'refused');
  };
  const there = '198.51.100.1';
  const reads = [here, here, here, there, here, there].map(read);
  for (const waitMs of [2, 2, 196, 2]) {
    await settle();
    clock.advance(waitMs);
  }
  await Promise.all(reads);
  expect(order).toEqual([here, here, there, 'refused', 'refused', here]);
});
