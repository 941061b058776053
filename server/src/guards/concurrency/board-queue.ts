import type { Clock } from '../../platform/clock.ts';
import { queues } from '../limits.ts';
import { createFairQueue } from './fair-queue.ts';

/** Lets answers with the whole board follow one another. */
export interface BoardQueue {
  /**
   * Waits for a turn to answer, which ends by itself.
   *
   * @param address the client's network address
   * @param cards how many cards the answer has
   * @returns whether to answer; false if many clients wait
   */
  enter(address: string, cards: number): Promise<boolean>;
}

/** A document that isn't compiled answers a thousand cards in about three milliseconds. Then there is a pause of one. */
const cardsPerPause = 1_000;

/**
 * An answer with a full board takes tens of milliseconds, in which the server does nothing else. So it is followed by a
 * pause for other work, also if its document is compiled and took a seventh of the time. Clients don't wait for long, because
 * those that wait count as running operations.
 */
export function createBoardQueue(clock: Clock): BoardQueue {
  const queue = createFairQueue('boards', queues.boards, clock);
  return {
    enter: async (address, cards) => {
      const leave = await queue.enter(address);
      if (!leave) return false;
      const pauseMs = Math.floor(cards / cardsPerPause);
      // Until then, the answer is made.
      setImmediate(() => (pauseMs > 0 ? clock.after(pauseMs, leave) : leave()));
      return true;
    },
  };
}
