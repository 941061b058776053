import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { createHistoryQueue, readInTurn } from './history-queue.ts';

const here = '192.0.2.1';

test('The next read of an address starts when the answer of the last one is made, also if it failed', async () => {
  const queue = createHistoryQueue(createTestClock());
  const order: string[] = [];
  const answer = async (name: string) => {
    const read = async () => {
      order.push(`read ${name}`);
      await setImmediate();
      if (name === 'a') throw new Error(name);
    };
    await readInTurn(queue, here, read).catch(() => undefined);
    // An operation takes several turns of promises until its answer is made.
    for (let step = 0; step < 20; step += 1) await Promise.resolve();
    order.push(`answer ${name}`);
  };
  await Promise.all([answer('a'), answer('b')]);
  expect(order).toEqual(['read a', 'answer a', 'read b', 'answer b']);
});

test('A read that waits for five seconds is refused, and another address has a turn at once', async () => {
  const clock = createTestClock();
  const queue = createHistoryQueue(clock);
  void readInTurn(queue, here, () => new Promise(() => undefined));
  const refused = readInTurn(queue, here, async () => 'read');
  expect(await readInTurn(queue, '198.51.100.1', async () => 'read')).toBe('read');
  clock.advance(5_000);
  await expect(refused).rejects.toMatchObject({ extensions: { code: 'OVERLOADED' } });
});
