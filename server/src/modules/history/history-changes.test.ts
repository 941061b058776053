import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDatabaseForTest } from '../../../../tests/support/for-test.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { createAnswerQueue } from '../../guards/concurrency/answer-queue.ts';
import { createPubSub } from '../../platform/pubsub/pubsub.ts';
import { followHistory } from './history-changes.ts';

/** Creates a history with one change. */
async function addHistory() {
  const db = await openDatabaseForTest();
  const clock = createTestClock();
  const createdAt = new Date(clock.now());
  const user = { username: 'Ada', email: 'ada@example.com', createdAt };
  const { id: userId } = await db.user.create({ data: user });
  await db.history.create({ data: { userId, keyId: 'key', revision: 1, createdAt } });
  return { db, clock, owner: { userId, address: '192.0.2.1' } };
}

test('A subscriber gets what changed while the database was unavailable, a second after it is back', async () => {
  const { db, clock, owner } = await addHistory();
  let isAvailable = false;
  let failures = 0;
  const unreliable = new Proxy(db, {
    get: (target, name) => {
      if (isAvailable) return Reflect.get(target, name);
      failures += 1;
      throw new Error('Connection terminated unexpectedly');
    },
  });
  const historyQueue = createAnswerQueue('history', clock);
  const services = { db: unreliable, pubsub: createPubSub(), clock, historyQueue };
  const changes = followHistory(services, owner, { since: 0 });
  const next = changes.next();
  await expect.poll(() => failures).toBe(1);
  // The timer for the next try starts a moment after the failure.
  await expect
    .poll(() => {
      clock.advance(500);
      return failures;
    })
    .toBe(2);
  isAvailable = true;
  clock.advance(1_000);
  expect((await next).value).toMatchObject({ revision: 1, records: [] });
  await changes.return?.();
});

test('A subscriber whose turn to read doesn’t come within five seconds gets what changed later', async () => {
  const { db, clock, owner } = await addHistory();
  const historyQueue = createAnswerQueue('history', clock);
  let endRead: () => void = () => undefined;
  const reading = historyQueue.run(owner.address, () => new Promise<void>((resolve) => (endRead = resolve)));
  const changes = followHistory({ db, pubsub: createPubSub(), clock, historyQueue }, owner, { since: 0 });
  const next = changes.next();
  await settle();
  clock.advance(5_000);
  endRead();
  await reading;
  await settle();
  clock.advance(1_000);
  expect((await next).value).toMatchObject({ revision: 1, records: [] });
  await changes.return?.();
});

/** Lets all work that needs no clock happen. */
async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await setImmediate();
}
