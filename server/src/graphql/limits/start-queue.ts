import type { Clock } from '../../clock.ts';
import { startQueueLength } from '../../metrics/metrics.ts';
import { createFairQueue } from '../../rate-limits/fair-queue.ts';

/** How long operations are started in one iteration of the event loop before others wait for the next. */
const maxBusyMs = 10;
/** Together with the time until an operation is read, at most 200 ms. */
const maxWaitMs = 150;

/**
 * Lets operations start one after another when the process is busy. Those that use the processor alone end before the next is
 * read, so that without this, they would wait in the system's buffers, in the order of their arrival and without a limit.
 */
export interface StartQueue {
  /**
   * Waits for a turn, up to 150 ms, which ends with the iteration of the event loop. The network addresses take turns.
   *
   * @returns a function to call if the operation has ended before; null if it must not start
   */
  enter(address: string): Promise<(() => void) | null>;
}

/** @param isLimited whether operations wait at all */
export function createStartQueue(isLimited: boolean, clock: Clock): StartQueue {
  if (!isLimited) return { enter: async () => () => undefined };
  const sizes = { concurrency: 1, concurrencyPerKey: 1, maxWaiting: 512, maxWaitingPerKey: 64 };
  const queue = createFairQueue({ ...sizes, maxWaitMs, name: 'operations' }, clock);
  startQueueLength.watch(() => queue.waiting);
  /** When the first operation of this iteration has started. */
  let busySince: number | null = null;
  const isBusy = () => busySince !== null && clock.now() - busySince > maxBusyMs;
  return {
    enter: async (address) => {
      const leave = await queue.enter(address);
      if (!leave) return null;
      if (busySince === null) {
        busySince = clock.now();
        setImmediate(() => {
          busySince = null;
        });
      }
      // An operation that waits, for example for the database, lets the next one start.
      if (queue.waiting > 0 || isBusy()) setImmediate(leave);
      else leave();
      return () => {
        if (!isBusy()) leave();
      };
    },
  };
}
