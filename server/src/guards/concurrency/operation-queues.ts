import type { EventEmitter } from 'node:events';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { GraphQLError } from 'graphql';
import type { Clock } from '../../platform/clock.ts';
import { startQueueLength, workQueueLength } from '../../platform/metrics/metrics.ts';
import { siteOf } from '../addresses/client-address.ts';
import { operationStarts, operations } from '../limits.ts';
import { createFairQueue } from './fair-queue.ts';

/**
 * How long operations are started in one iteration of the event loop, before further operations wait for the next
 * iteration. Also how long operations wait while every iteration accepts a connection, so that endless connections
 * don't stop all operations.
 */
const maxBusyMs = 10;

export interface OperationQueue {
  /** Waits for a turn. Returns a function that ends the turn; null if the operation is refused. */
  enter(address: string): Promise<(() => void) | null>;
}

/** The queues that limit operations, over HTTP and WebSocket together. */
export interface OperationQueues {
  /** Limits how many operations run at once. One network has at most half of the turns. */
  readonly workQueue: OperationQueue;
  /**
   * Lets operations start one after another when the process is busy. Operations that use only the processor end before
   * the next operation is read. Without this queue, operations would wait in the system's buffers, in the order of
   * their arrival and without a limit. A turn ends with the iteration of the event loop, or with the operation.
   *
   * Node accepts one connection in each iteration. So operations also wait while connections are accepted. Otherwise, a
   * new client would wait for 10 ms of operations for each connection before its own connection.
   */
  readonly startQueue: OperationQueue;
}

/**
 * @param concurrency how many operations run at once; null for no limit
 * @param server the HTTP server, whose new connections are accepted before operations start
 */
export function createOperationQueues(
  concurrency: number | null,
  clock: Clock,
  server: EventEmitter,
): OperationQueues {
  if (concurrency === null) {
    const unlimited: OperationQueue = { enter: async () => () => undefined };
    return { workQueue: unlimited, startQueue: unlimited };
  }
  const concurrencyPerKey = Math.ceil(concurrency / 2);
  const size = { ...operations, concurrency, concurrencyPerKey };
  const workQueue = createFairQueue('operations', size, clock);
  workQueueLength.watch(() => workQueue.waiting);
  const starting = createFairQueue('operation-starts', operationStarts, clock);
  startQueueLength.watch(() => starting.waiting);
  /** When the first operation of this iteration has started. */
  let busySince: number | null = null;
  const isBusy = () => busySince !== null && clock.now() - busySince > maxBusyMs;
  let hasAccepted = false;
  server.on('connection', () => {
    hasAccepted = true;
  });
  /** Waits for an iteration that accepts no connection. */
  const acceptConnections = async () => {
    const since = clock.now();
    // The first wait may end in the same iteration, before it accepts the next connection.
    if (hasAccepted) await nextIteration();
    while (hasAccepted && clock.now() - since < maxBusyMs) {
      hasAccepted = false;
      await nextIteration();
    }
  };
  const enterStart = async (address: string) => {
    const leave = await starting.enter(siteOf(address));
    if (!leave) return null;
    if (busySince === null) {
      await acceptConnections();
      busySince = clock.now();
      setImmediate(() => {
        busySince = null;
      });
    }
    // An operation that waits, for example for the database, lets the next operation start.
    if (starting.waiting > 0 || isBusy()) setImmediate(leave);
    else leave();
    return () => {
      if (!isBusy()) leave();
    };
  };
  return {
    workQueue: { enter: (address) => workQueue.enter(siteOf(address)) },
    startQueue: { enter: enterStart },
  };
}

/** Whether an error is an {@link overloadedError}. */
export function isOverloaded(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions['code'] === 'OVERLOADED';
}

export function overloadedError(): GraphQLError {
  return new GraphQLError('Our server is busy. Please try again in a moment.', {
    extensions: { code: 'OVERLOADED', retryAfter: 1 },
  });
}
