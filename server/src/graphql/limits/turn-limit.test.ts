import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { createTurnLimit } from './turn-limit.ts';

const [here, there, elsewhere] = ['192.0.2.1', '198.51.100.1', '203.0.113.1'];

test('Operations that are read late in a long turn of the event loop are refused, those of other addresses later', async () => {
  const clock = createTestClock();
  const limit = createTurnLimit(clock);
  const after = (ms: number, address: string) => {
    clock.advance(ms);
    return limit.mayStart(address);
  };
  expect([after(0, here), after(80, here), after(1, here)]).toEqual([true, true, false]);
  expect([after(119, there), after(0, there), after(1, elsewhere)]).toEqual([true, false, false]);
  await setImmediate();
  expect([after(0, here), after(80, here)]).toEqual([true, true]);
});
