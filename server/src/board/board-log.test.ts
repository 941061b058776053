import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabaseForTest } from '../../../tests/support/for-test.ts';
import { createTestClock } from '../../../tests/support/test-clock.ts';
import { createSignals } from '../pubsub/signals.ts';
import { openBoardLog } from './board-log.ts';
import { createTask } from './tasks.ts';

/** Topics whose signals all get lost, the first one included. */
const lost = {
  publish: () => undefined,
  subscribe: () => {
    const { signals } = createSignals(() => undefined);
    void signals.next();
    return signals;
  },
};

test('Changes whose signals were lost are found within two seconds', async () => {
  const db = await openDatabaseForTest();
  const clock = createTestClock();
  const log = await openBoardLog(db, lost, fastify().log, clock);
  onTestFinished(() => log.close());
  for (const title of ['A', 'B'])
    await createTask({ db, clock, publish: () => undefined }, { title, column: 'todo' });
  expect(log.events.newest()).toBe(0);
  const added = new Promise<void>((resolve) => log.events.onAdded(resolve));
  clock.advance(2_000);
  await added;
  expect(log.events.recent(0)).toMatchObject({ items: [{ version: 1 }, { version: 2 }], cursor: 2 });
});
