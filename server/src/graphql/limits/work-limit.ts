import { GraphQLError } from 'graphql';
import { type Clock, systemClock } from '../../clock.ts';
import { refusals, workQueueLength } from '../../metrics/metrics.ts';
import { createFairQueue } from '../../rate-limits/fair-queue.ts';

/** An operation that waits longer isn't run: its client tries again, when fewer are waiting. */
const maxWaitMs = 200;
/** How many operations of one network address may wait. */
const maxWaitingPerAddress = 64;
const maxWaiting = 512;

/**
 * How long operations may be started in one turn of the event loop. Most end in the turn in which they start, so they queue
 * outside of this process: one that is read after this time has waited for it, and may have waited for the turn before.
 */
const maxTurnMs = 80;

/** Limits how many operations run at once, over HTTP and WebSocket together. */
export interface WorkLimit {
  /**
   * Waits for a turn, up to 200 ms, unless the process is too busy. The network addresses take turns, and one address has at most half of those at once.
   *
   * @returns a function that ends the turn; null if the operation must not run
   */
  enter(address: string): Promise<(() => void) | null>;
}

/** @param concurrency how many operations run at once; null for no limit */
export function createWorkLimit(concurrency: number | null, clock: Clock = systemClock): WorkLimit {
  if (concurrency === null) return { enter: async () => () => undefined };
  const concurrencyPerKey = Math.ceil(concurrency / 2);
  const maxWaitingPerKey = maxWaitingPerAddress;
  const sizes = { concurrency, concurrencyPerKey, maxWaiting, maxWaitingPerKey, maxWaitMs };
  const queue = createFairQueue(sizes, clock);
  workQueueLength.watch(() => queue.waiting);
  const turnTime = measureTurns(clock);
  return {
    enter: async (address) => {
      const leave = turnTime() > maxTurnMs ? null : await queue.enter(address);
      if (!leave) refusals.inc({ limit: 'operations' });
      return leave;
    },
  };
}

/** Creates a function that returns the milliseconds since it was first called in this turn of the event loop. */
function measureTurns(clock: Clock): () => number {
  let start: number | null = null;
  return () => {
    if (start === null) {
      start = clock.now();
      setImmediate(() => {
        start = null;
      });
    }
    return clock.now() - start;
  };
}

/** The seconds after which an operation that wasn't run may be sent again. */
export const overloadedRetryAfter = 1;

export function overloaded(): GraphQLError {
  return new GraphQLError('Our server is busy. Please try again in a moment.', {
    extensions: { code: 'OVERLOADED', retryAfter: overloadedRetryAfter },
  });
}
