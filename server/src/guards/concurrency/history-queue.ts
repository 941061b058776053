import type { Clock } from '../../platform/clock.ts';
import { siteOf } from '../addresses/client-address.ts';
import { queues } from '../limits.ts';
import { createFairQueue, type FairQueue } from './fair-queue.ts';
import { overloaded } from './operation-queues.ts';

/**
 * Limits how many reads of saved codes are in memory at once, of queries and subscriptions together. A read returns up to
 * 900 KB and takes several times as much memory until its answer is made.
 */
export function createHistoryQueue(clock: Clock): FairQueue {
  return createFairQueue('history', queues.history, clock);
}

/**
 * Reads saved codes when it is the client's turn, which ends when the answer is made: in the same iteration of the event loop
 * in which the read ends.
 *
 * @param address the client's IP address
 * @throws GraphQLError with the code OVERLOADED if too many clients wait
 */
export async function readInTurn<Result>(
  queue: FairQueue,
  address: string,
  read: () => Promise<Result>,
): Promise<Result> {
  const leave = await queue.enter(siteOf(address));
  if (!leave) throw overloaded();
  try {
    return await read();
  } finally {
    setImmediate(leave);
  }
}
