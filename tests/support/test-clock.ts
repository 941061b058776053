import type { Clock } from '../../server/src/platform/clock.ts';

interface Timer {
  readonly task: () => void;
  /** The period of a task that repeats. */
  readonly everyMs?: number;
  at: number;
}

export interface TestClock extends Clock {
  /** Lets time pass and runs the due tasks, in order. A repeating task runs once, as on a suspended machine. */
  advance(ms: number): void;
}

/**
 * Creates a clock that stands still until it is advanced.
 *
 * @param start the time in milliseconds; by default the present
 *
 * @example
 * const clock = createTestClock();
 * clock.every(1_000, () => console.log('tick'));
 * clock.advance(60_000); // one tick
 */
export function createTestClock(start = Date.now()): TestClock {
  let time = start;
  const timers = new Set<Timer>();
  const add = (timer: Timer) => {
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  return {
    now: () => time,
    after: (ms, task) => add({ task, at: time + ms }),
    every: (ms, task) => add({ task, at: time + ms, everyMs: ms }),
    advance: (ms) => {
      time += ms;
      for (const timer of [...timers].sort((one, other) => one.at - other.at)) {
        if (timer.at > time || !timers.has(timer)) continue;
        if (timer.everyMs === undefined) timers.delete(timer);
        else timer.at = time + timer.everyMs;
        timer.task();
      }
    },
  };
}
