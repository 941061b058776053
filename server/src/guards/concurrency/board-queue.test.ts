import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { createBoardQueue } from './board-queue.ts';

const [here, there] = ['192.0.2.1', '198.51.100.1'];

/** Lets everything happen that needs no clock. */
async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await setImmediate();
}

test('An answer with a large board is followed by a pause for other work, one with a small board is not', async () => {
  const clock = createTestClock();
  const queue = createBoardQueue(clock);
  const order: string[] = [];
  const answer = async (name: string, cards: number) => {
    await queue.enter(here, cards);
    order.push(name);
  };
  const answers = [answer('small', 999), answer('large', 10_000), answer('last', 1_000)];
  await settle();
  clock.advance(9);
  await settle();
  order.push('pause');
  clock.advance(1);
  await Promise.all(answers);
  expect(order).toEqual(['small', 'large', 'pause', 'last']);
});

test('Network addresses take turns, and a client waits for at most 200 ms', async () => {
  const clock = createTestClock();
  const queue = createBoardQueue(clock);
  const order: string[] = [];
  const answer = async (address: string) => {
    order.push((await queue.enter(address, 2_000)) ? address : 'refused');
  };
  const answers = [here, here, here, there, here, there].map(answer);
  for (const waitMs of [2, 2, 196, 2]) {
    await settle();
    clock.advance(waitMs);
  }
  await Promise.all(answers);
  expect(order).toEqual([here, there, here, there, 'refused', 'refused']);
});
