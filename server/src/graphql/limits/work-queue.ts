import { GraphQLError } from 'graphql';
import type { Clock } from '../../clock.ts';
import { workQueueLength } from '../../metrics/metrics.ts';
import { createFairQueue } from '../../rate-limits/fair-queue.ts';

/** An operation that waits longer isn't run: its client tries again, when fewer are waiting. */
const maxWaitMs = 200;
/** How many operations of one network address may wait. */
const maxWaitingPerKey = 64;
const maxWaiting = 512;

/** Limits how many operations run at once, over HTTP and WebSocket together. */
export interface WorkQueue {
  /**
   * Waits for a turn, up to 200 ms. The network addresses take turns, and one address has at most half of those at once.
   *
   * @returns a function that ends the turn; null if the operation must not run
   */
  enter(address: string): Promise<(() => void) | null>;
}

/** @param concurrency how many operations run at once; null for no limit */
export function createWorkQueue(concurrency: number | null, clock: Clock): WorkQueue {
  if (concurrency === null) return { enter: async () => () => undefined };
  const concurrencyPerKey = Math.ceil(concurrency / 2);
  const sizes = { concurrency, concurrencyPerKey, maxWaiting, maxWaitingPerKey };
  const queue = createFairQueue({ ...sizes, maxWaitMs, name: 'operations' }, clock);
  workQueueLength.watch(() => queue.waiting);
  return queue;
}

export function overloaded(): GraphQLError {
  return new GraphQLError('Our server is busy. Please try again in a moment.', {
    extensions: { code: 'OVERLOADED', retryAfter: 1 },
  });
}
