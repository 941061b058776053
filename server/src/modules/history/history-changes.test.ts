import { expect, test } from 'vitest';
import { openDatabaseForTest } from '../../../../tests/support/for-test.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { createPubSub } from '../../platform/pubsub/pubsub.ts';
import { followHistory } from './history-changes.ts';

test('A subscriber gets what changed while the database was unavailable, a second after it is back', async () => {
  const db = await openDatabaseForTest();
  const clock = createTestClock();
  const createdAt = new Date(clock.now());
  const user = { username: 'Ada', email: 'ada@example.com', createdAt };
  const { id: userId } = await db.user.create({ data: user });
  await db.history.create({ data: { userId, keyId: 'key', revision: 1, createdAt } });
  let isAvailable = false;
  let failures = 0;
  const unreliable = new Proxy(db, {
    get: (target, name) => {
      if (isAvailable) return Reflect.get(target, name);
      failures += 1;
      throw new Error('Connection terminated unexpectedly');
    },
  });
  const changes = followHistory({ db: unreliable, pubsub: createPubSub(), clock }, userId, 0);
  const next = changes.next();
  await expect.poll(() => failures).toBe(1);
  clock.advance(1_000);
  await expect.poll(() => failures).toBe(2);
  isAvailable = true;
  clock.advance(1_000);
  expect((await next).value).toMatchObject({ revision: 1, records: [] });
  await changes.return?.();
});
