import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { createWorkLimit } from './work-limit.ts';

test('Operations that are read late in a long turn of the event loop are refused, and those of the next turn run', async () => {
  const clock = createTestClock();
  const limit = createWorkLimit(32, clock);
  const runFor = async (ms: number) => {
    const leave = await limit.enter('192.0.2.1');
    clock.advance(ms);
    leave?.();
    return leave !== null;
  };
  // Each ends before the next starts.
  expect([await runFor(40), await runFor(40), await runFor(1), await runFor(1)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  await setImmediate();
  expect(await runFor(1)).toBe(true);
});
