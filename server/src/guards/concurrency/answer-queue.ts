import type { Clock } from '../../platform/clock.ts';
import { siteOf } from '../addresses/client-address.ts';
import { queues } from '../limits.ts';
import { createFairQueue } from './fair-queue.ts';
import { overloadedError } from './operation-queues.ts';

/** The server pauses only after an answer that took at least this long. */
const minBusyMs = 10;
/** The maximum pause, because an answer that waits for a slow database doesn't keep the event loop busy. */
const maxPauseMs = 100;

/** Lets answers that keep the event loop busy for tens of milliseconds follow one another. */
export interface AnswerQueue {
  /**
   * Reads the data of an answer when it is the client's turn. The turn ends by itself, after the answer was made and
   * other work could run for an equal time, but at most 100 ms.
   *
   * @param address the client's IP address
   * @param read reads the data. The answer must be made in the iteration of the event loop in which `read` ends
   * @throws GraphQLError with the code OVERLOADED if too many clients wait
   */
  run<Result>(address: string, read: () => Promise<Result>): Promise<Result>;
}

export function createAnswerQueue(name: 'boards' | 'board-loads' | 'history', clock: Clock): AnswerQueue {
  const queue = createFairQueue(name, queues[name], clock);
  return {
    run: async (address, read) => {
      const leave = await queue.enter(siteOf(address));
      if (!leave) throw overloadedError();
      const since = clock.now();
      try {
        return await read();
      } finally {
        setImmediate(() => {
          const busyMs = clock.now() - since;
          if (busyMs < minBusyMs) leave();
          else clock.after(Math.min(busyMs, maxPauseMs), leave);
        });
      }
    },
  };
}
