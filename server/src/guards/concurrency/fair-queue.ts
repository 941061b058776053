import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import { RateLimitedError } from '../../platform/errors.ts';
import { refusals } from '../../platform/metrics/metrics.ts';
import type { QueueSize } from '../limits.ts';

/**
 * Limits how many tasks run at once. Further tasks wait, and the key whose last turn was longest ago has the next turn.
 * A new key waits as if it had had the last turn but one: otherwise, a client with many keys would always be first.
 */
export interface FairQueue {
  /** How many tasks run. */
  readonly running: number;
  /** How many tasks wait. */
  readonly waiting: number;
  /**
   * Waits for a turn. If too many wait, the last task of the key with the longest line is refused.
   *
   * @returns a function that ends the turn; null if the task is refused
   */
  enter(key: string): Promise<(() => void) | null>;
}

/** Runs a task when it is its turn. @throws RateLimitedError if it is refused */
export async function inTurn<Result>(
  queue: FairQueue,
  key: string,
  task: () => Promise<Result>,
): Promise<Result> {
  const leave = await queue.enter(key);
  if (!leave) throw new RateLimitedError(5);
  try {
    return await task();
  } finally {
    leave();
  }
}

/** How many keys are remembered with their last turns, or when they were new. */
const maxKnownKeys = 10_000;

/** Called with whether the task may run. */
type Waiting = (isAllowed: boolean) => void;

/**
 * @param name the name of the limit in the metrics, which count refused tasks
 *
 * @example
 * const queue = createFairQueue('uploads', { concurrency: 2, concurrencyPerKey: 2, maxWaiting: 100, maxWaitingPerKey: 10, maxWaitMs: 200 }, systemClock);
 * const leave = await queue.enter('192.0.2.1');
 * if (!leave) throw new Error('Too busy');
 * try { await work(); } finally { leave(); }
 */
export function createFairQueue(name: string, size: QueueSize, clock: Clock): FairQueue {
  const { concurrency, concurrencyPerKey, maxWaiting, maxWaitingPerKey, maxWaitMs } = size;
  /** The waiting tasks by key. */
  const lines = new Map<string, Set<Waiting>>();
  /** The number of each key's last turn. */
  const lastTurns = new LRUCache<string, number>({ max: maxKnownKeys });
  let turns = 0;
  const runningByKey = new Map<string, number>();
  let running = 0;
  let waiting = 0;

  const count = (key: string, change: 1 | -1) => {
    const ofKey = (runningByKey.get(key) ?? 0) + change;
    if (ofKey > 0) runningByKey.set(key, ofKey);
    else runningByKey.delete(key);
    running += change;
  };
  const hasRoom = (key: string) => running < concurrency && (runningByKey.get(key) ?? 0) < concurrencyPerKey;
  const remove = (key: string, line: Set<Waiting>, task: Waiting) => {
    line.delete(task);
    waiting -= 1;
    if (line.size === 0) lines.delete(key);
  };
  const start = (key: string) => {
    count(key, 1);
    turns += 1;
    lastTurns.set(key, turns);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      count(key, -1);
      startNext();
    };
  };
  const refuse = () => {
    refusals.inc({ limit: name });
    return null;
  };
  const startNext = () => {
    let next: { key: string; line: Set<Waiting>; lastTurn: number } | undefined;
    for (const [key, line] of lines) {
      const lastTurn = lastTurns.peek(key) ?? turns;
      if (hasRoom(key) && (!next || lastTurn < next.lastTurn)) next = { key, line, lastTurn };
    }
    const [first] = next?.line ?? [];
    if (!next || !first) return;
    remove(next.key, next.line, first);
    first(true);
  };
  const refuseLastOfLongest = () => {
    let longest: [key: string, line: Set<Waiting>] | undefined;
    for (const entry of lines) if (!longest || entry[1].size > longest[1].size) longest = entry;
    const last = longest && [...longest[1]].at(-1);
    if (!longest || !last) return;
    remove(...longest, last);
    last(false);
  };

  return {
    get running() {
      return running;
    },
    get waiting() {
      return waiting;
    },
    enter: (key) => {
      const line = lines.get(key) ?? new Set();
      if (line.size === 0 && hasRoom(key)) return Promise.resolve(start(key));
      if (line.size >= maxWaitingPerKey) return Promise.resolve(refuse());
      return new Promise((resolve) => {
        const settle: Waiting = (isAllowed) => {
          stopWaiting();
          resolve(isAllowed ? start(key) : refuse());
        };
        const stopWaiting = clock.after(maxWaitMs, () => {
          remove(key, line, settle);
          settle(false);
        });
        lines.set(key, line.add(settle));
        // Between the last two turns.
        if (!lastTurns.has(key)) lastTurns.set(key, turns - 0.5);
        waiting += 1;
        if (waiting > maxWaiting) refuseLastOfLongest();
      });
    },
  };
}
