import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { createAnswerQueue } from './answer-queue.ts';

const [here, there] = ['192.0.2.1', '198.51.100.1'];

/** Makes answers that keep the event loop busy for some milliseconds, which may fail. */
function openQueue() {
  const clock = createTestClock();
  const queue = createAnswerQueue('boards', clock);
  const order: string[] = [];
  const answer = async (name: string, address: string, busyMs: number) => {
    const read = async () => {
      order.push(`read ${name}`);
      await setImmediate();
      if (name === 'a') throw new Error(name);
    };
    await queue.run(address, read).catch((error) => {
      if (error.message !== name) order.push(error.extensions.code);
    });
    // An operation takes several turns of promises until its answer is made.
    for (let step = 0; step < 20; step += 1) await Promise.resolve();
    clock.advance(busyMs);
    order.push(`answer ${name}`);
  };
  return { clock, order, answer };
}

/** Lets all work that needs no clock happen. */
async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await setImmediate();
}

test('The next answer of an address is read when its previous answer is made, even if that failed', async () => {
  const { order, answer } = openQueue();
  await Promise.all([answer('a', here, 9), answer('b', here, 9)]);
  expect(order).toEqual(['read a', 'answer a', 'read b', 'answer b']);
});

test('An answer that takes 10 ms or longer is followed by an equally long pause for other work and other addresses', async () => {
  const { clock, order, answer } = openQueue();
  const answers = [answer('1', here, 30), answer('2', here, 0)];
  await settle();
  answers.push(answer('3', there, 0));
  await settle();
  clock.advance(29);
  await settle();
  order.push('pause');
  clock.advance(1);
  await Promise.all(answers);
  expect(order).toEqual(['read 1', 'answer 1', 'read 3', 'answer 3', 'pause', 'read 2', 'answer 2']);
});

test('A client that would wait for a board for more than 4 s is told that the server is busy', async () => {
  const { clock, order, answer } = openQueue();
  const answers = [answer('1', here, 4_001), answer('2', here, 0)];
  await settle();
  clock.advance(4_000);
  await Promise.all(answers);
  expect(order).toEqual(['read 1', 'answer 1', 'OVERLOADED', 'answer 2']);
});
