import { expect, test } from 'vitest';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { refusals } from '../../platform/metrics/metrics.ts';
import type { QueueSize } from '../limits.ts';
import { createFairQueue } from './fair-queue.ts';

const sizes = {
  concurrency: 2,
  concurrencyPerKey: 2,
  maxWaiting: 100,
  maxWaitingPerKey: 50,
  maxWaitMs: 200,
};

/** Lets all pending promises settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Enters tasks that end when they are told to; `started` and `refused` list their names. */
function setUp(options: Partial<QueueSize> = {}, name = 'tests') {
  const clock = createTestClock();
  const queue = createFairQueue(name, { ...sizes, ...options }, clock);
  const started: string[] = [];
  const refused: string[] = [];
  const leaves = new Map<string, () => void>();
  const enter = (...names: string[]) => {
    for (const name of names) {
      // The key is the first letter.
      void queue.enter(name.charAt(0)).then((leave) => {
        (leave ? started : refused).push(name);
        if (leave) leaves.set(name, leave);
      });
    }
    return settle();
  };
  const leave = (name: string) => {
    leaves.get(name)?.();
    return settle();
  };
  return { clock, queue, started, refused, enter, leave };
}

test('The key whose last turn was longest ago has the next turn, in any order of the tasks', async () => {
  const { queue, started, enter, leave } = setUp();
  await enter('a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1', 'b2');
  expect(started).toEqual(['a1', 'a2']);
  expect(queue).toMatchObject({ running: 2, waiting: 6 });
  for (const name of ['a1', 'a2', 'b1', 'c1']) await leave(name);
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  await enter('d1', 'c2');
  for (const name of ['a3', 'b2', 'c2', 'a4']) await leave(name);
  expect(started.slice(6)).toEqual(['c2', 'a4', 'd1', 'a5']);
  for (const name of ['d1', 'a5', 'a5']) await leave(name);
  expect(queue).toMatchObject({ running: 0, waiting: 0 });
});

test('New keys come after one that has waited since before them, so that many keys are no advantage', async () => {
  const { started, enter, leave } = setUp({ concurrency: 1, concurrencyPerKey: 1 });
  await enter('v1');
  await leave('v1');
  await enter('a1', 'b1', 'c1', 'v2', 'd1', 'e1');
  await leave('a1');
  expect(started).toEqual(['v1', 'a1', 'v2']);
  await leave('v2');
  expect(started.at(-1)).toBe('b1');
});

test('One key can’t take all turns', async () => {
  const { started, enter, leave } = setUp({ concurrencyPerKey: 1 });
  await enter('a1', 'a2', 'b1', 'b2');
  expect(started).toEqual(['a1', 'b1']);
  await leave('b1');
  expect(started).toEqual(['a1', 'b1', 'b2']);
});

test('A key with too many waiting tasks is refused', async () => {
  const { started, refused, enter } = setUp({ maxWaitingPerKey: 2 });
  await enter('a1', 'a2', 'a3', 'a4', 'a5', 'b1');
  expect(refused).toEqual(['a5']);
  expect(started).toEqual(['a1', 'a2']);
});

test('If too many wait, the last of the longest line is refused, not the newcomer', async () => {
  const { queue, refused, enter } = setUp({ maxWaiting: 3 });
  await enter('a1', 'a2', 'a3', 'a4', 'a5', 'b1');
  expect(refused).toEqual(['a5']);
  expect(queue.waiting).toBe(3);
});

test('Of keys with equally many tasks, a new key is refused, or else the key with the latest turn', async () => {
  const { refused, enter, leave } = setUp({ concurrency: 1, concurrencyPerKey: 1, maxWaiting: 1 });
  for (const name of ['v1', 'a1']) {
    await enter(name);
    await leave(name);
  }
  await enter('x1', 'a2', 'v2');
  expect(refused).toEqual(['a2']);
  await enter('b1');
  expect(refused).toEqual(['a2', 'b1']);
});

test('A key whose tasks run counts with them', async () => {
  const { refused, enter } = setUp({ maxWaiting: 1 });
  await enter('a1', 'a2', 'a3', 'b1');
  expect(refused).toEqual(['a3']);
});

/** Ends the turn of the first of the running tasks, again and again, each after `ms`. */
async function runAll({ clock, started, leave }: ReturnType<typeof setUp>, count: number, ms: number) {
  for (let turn = 0; turn < count; turn += 1) {
    clock.advance(ms);
    await leave(started[turn] ?? '');
  }
}

test('Tasks wait for seconds if they get a turn in time', async () => {
  const queue = setUp({ concurrency: 1, concurrencyPerKey: 1, maxWaitMs: 4_000, maxWaitingPerKey: 64 });
  await queue.enter(...Array.from({ length: 61 }, (_, index) => `a${index}`));
  await runAll(queue, 61, 60);
  expect(queue.started).toHaveLength(61);
  expect(queue.refused).toEqual([]);
});

test('No more tasks wait than get a turn in time, and the key with the most is refused at once', async () => {
  const size = {
    concurrency: 1,
    concurrencyPerKey: 1,
    maxWaitMs: 4_000,
    maxWaiting: 512,
    maxWaitingPerKey: 512,
  };
  const queue = setUp(size);
  const names = (count: number, key: string) => Array.from({ length: count }, (_, index) => `${key}${index}`);
  await queue.enter(...names(200, 'a'));
  // A turn takes 100 ms, so that 40 get one in 4 s.
  await runAll(queue, 39, 100);
  expect(queue.refused).toEqual([]);
  await queue.enter(...names(5, 'b'));
  expect(queue.refused.map((name) => name.charAt(0))).toEqual(['a', 'a', 'a', 'a', 'a']);
});

test('A task that waits too long is refused, and doesn’t get a turn later', async () => {
  const { clock, queue, started, refused, enter, leave } = setUp();
  await enter('a1', 'a2', 'a3');
  clock.advance(100);
  await enter('b1');
  clock.advance(100);
  await leave('a1');
  expect(refused).toEqual(['a3']);
  expect(started).toEqual(['a1', 'a2', 'b1']);
  expect(queue).toMatchObject({ running: 2, waiting: 0 });
});

test('The metrics count each refused task', async () => {
  const { clock, refused, enter } = setUp({ maxWaiting: 2, maxWaitingPerKey: 2 }, 'counted');
  // One task has too many tasks of its key before it, one is the last of the longest line, and two wait too long.
  await enter('a1', 'a2', 'a3', 'a4', 'a5', 'b1');
  clock.advance(200);
  await enter();
  expect(refused.sort()).toEqual(['a3', 'a4', 'a5', 'b1']);
  const { values } = await refusals.get();
  expect(values.find(({ labels }) => labels.limit === 'counted')?.value).toBe(4);
});

test('A task whose wait is ended leaves the line without being refused', async () => {
  const { clock, queue, started, refused, enter, leave } = setUp({ concurrency: 1 }, 'ended waits');
  await enter('a1');
  const wait = new AbortController();
  const waiting = queue.enter('b', wait.signal);
  await enter('c1');
  expect(queue).toMatchObject({ running: 1, waiting: 2 });
  wait.abort();
  expect(await waiting).toBeNull();
  expect(queue).toMatchObject({ running: 1, waiting: 1 });
  expect(await queue.enter('b', wait.signal)).toBeNull();
  await leave('a1');
  clock.advance(1_000);
  expect([started, refused]).toEqual([['a1', 'c1'], []]);
  expect((await refusals.get()).values.filter(({ labels }) => labels.limit === 'ended waits')).toEqual([]);
});
