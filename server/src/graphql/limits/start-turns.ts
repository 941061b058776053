import { type Clock, systemClock } from '../../clock.ts';
import { refusals, startQueueLength } from '../../metrics/metrics.ts';
import { createFairQueue } from '../../rate-limits/fair-queue.ts';

/** How long operations are started in one turn of the event loop before others wait for the next. */
const maxBusyMs = 10;
/** Together with the time until an operation is read, at most 200 ms. */
const maxWaitMs = 150;

/**
 * Lets operations start one after another when the process is busy. Those that use the processor alone end before the next is
 * read, so that without this, they would wait in the system's buffers, in the order of their arrival and without a limit.
 */
export interface StartTurns {
  /**
   * Waits for a turn, up to 150 ms. The network addresses take turns.
   *
   * @returns a function to call when the operation has ended; null if it must not start
   */
  enter(address: string): Promise<(() => void) | null>;
}

/** @param isLimited whether operations wait at all */
export function createStartTurns(isLimited: boolean, clock: Clock = systemClock): StartTurns {
  if (!isLimited) return { enter: async () => () => undefined };
  const queue = createFairQueue(
    { concurrency: 1, concurrencyPerKey: 1, maxWaiting: 512, maxWaitingPerKey: 64, maxWaitMs },
    clock,
  );
  startQueueLength.watch(() => queue.waiting);
  /** When the first operation of this turn of the event loop has started. */
  let turnStart: number | null = null;
  const isTurnOver = () => turnStart !== null && clock.now() - turnStart > maxBusyMs;
  return {
    enter: async (address) => {
      const leave = await queue.enter(address);
      if (!leave) {
        refusals.inc({ limit: 'operations' });
        return null;
      }
      if (turnStart === null) {
        turnStart = clock.now();
        setImmediate(() => {
          turnStart = null;
        });
      }
      // An operation that waits, for example for the database, lets the next one start.
      if (queue.waiting > 0 || isTurnOver()) setImmediate(leave);
      else leave();
      return () => {
        if (!isTurnOver()) leave();
      };
    },
  };
}
