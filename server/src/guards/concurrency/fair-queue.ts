import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import { RateLimitedError } from '../../platform/errors.ts';
import { refusals } from '../../platform/metrics/metrics.ts';
import type { QueueSize } from '../limits.ts';

/**
 * Limits how many tasks run at once. Further tasks wait, and the key whose last turn was longest ago has the next turn.
 * A new key waits as if it had had the last turn but one: otherwise, a client with many keys would always be first. A
 * task waits only if it gets a turn in time, at the pace of the last turns.
 */
export interface FairQueue {
  /** How many tasks run. */
  readonly running: number;
  /** How many tasks wait. */
  readonly waiting: number;
  /**
   * Waits for a turn. If too many tasks wait, the last task of the key that causes most of the load is refused: the key
   * with the most tasks, and of keys with equally many tasks, the key with the latest turn.
   *
   * @param signal ends the wait if it is aborted
   * @returns a function that ends the turn; null if the task is refused or its wait was ended
   */
  enter(key: string, signal?: AbortSignal): Promise<(() => void) | null>;
}

/** Waits for a turn, and runs a task. @throws RateLimitedError if the task is refused */
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

/** How many keys are remembered with their last turns, or with the turn after which they were new. */
const maxKnownKeys = 10_000;
/** The weight of a turn in the mean pace: low, so that one long turn doesn't make the pace jump. */
const newestShare = 1 / 32;

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
  /** The mean time from one turn to the next while tasks wait, in milliseconds. */
  let turnMs = 0;
  /** When the last turn began; null if no task waited then. */
  let lastTurnAt: number | null = null;

  const keepPace = () => {
    const now = clock.now();
    if (lastTurnAt !== null) turnMs += newestShare * (now - lastTurnAt - turnMs);
    lastTurnAt = waiting > 0 ? now : null;
  };
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
    keepPace();
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
  const refuseLoad = () => {
    let most: { key: string; line: Set<Waiting>; load: number; lastTurn: number } | undefined;
    for (const [key, line] of lines) {
      const load = line.size + (runningByKey.get(key) ?? 0);
      const lastTurn = lastTurns.peek(key) ?? turns;
      const isMost = !most || load > most.load || (load === most.load && lastTurn >= most.lastTurn);
      if (isMost) most = { key, line, load, lastTurn };
    }
    const last = most && [...most.line].at(-1);
    if (!most || !last) return;
    remove(most.key, most.line, last);
    last(false);
  };

  return {
    get running() {
      return running;
    },
    get waiting() {
      return waiting;
    },
    enter: (key, signal) => {
      if (signal?.aborted) return Promise.resolve(null);
      const line = lines.get(key) ?? new Set();
      if (line.size === 0 && hasRoom(key)) return Promise.resolve(start(key));
      if (line.size >= maxWaitingPerKey) return Promise.resolve(refuse());
      return new Promise((resolve) => {
        const stopWaiting = () => {
          stopTimer();
          signal?.removeEventListener('abort', giveUp);
        };
        const settle: Waiting = (isAllowed) => {
          stopWaiting();
          resolve(isAllowed ? start(key) : refuse());
        };
        const giveUp = () => {
          stopWaiting();
          remove(key, line, settle);
          resolve(null);
        };
        const stopTimer = clock.after(maxWaitMs, () => {
          remove(key, line, settle);
          settle(false);
        });
        signal?.addEventListener('abort', giveUp);
        lines.set(key, line.add(settle));
        // A new key counts as between the last two turns.
        if (!lastTurns.has(key)) lastTurns.set(key, turns - 0.5);
        waiting += 1;
        if (waiting > maxWaiting || waiting * turnMs > maxWaitMs) refuseLoad();
      });
    },
  };
}
