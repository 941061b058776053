import { type Clock, systemClock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { createFairQueue } from '../rate-limits/fair-queue.ts';
import { type BoardSnapshot, readBoard, readVersion } from './read-board.ts';

/** Reads the whole board for clients. */
export interface BoardSnapshots {
  /**
   * Reads the board with all changes that were made before the call.
   *
   * @param address the client's network address
   * @returns null if it would be read too late, because many clients wait
   */
  read(address: string): Promise<BoardSnapshot | null>;
}

/** A thousand cards take about five milliseconds to read and to send, and are followed by a pause of one. */
const cardsPerPause = 1_000;

/**
 * Many clients read the board at once when a server starts again. A full board takes tens of milliseconds to read and to
 * send, so snapshots follow one another with pauses for other work, and share a read while the board doesn't change. They
 * don't wait for long, because each that waits takes a turn from other operations.
 */
export function createBoardSnapshots(db: Db, clock: Clock = systemClock): BoardSnapshots {
  const queue = createFairQueue(
    { concurrency: 1, concurrencyPerKey: 1, maxWaiting: 100, maxWaitingPerKey: 50, maxWaitMs: 200 },
    clock,
  );
  let readers = 0;
  let latest: BoardSnapshot | null = null;
  const readInTurn = async (address: string) => {
    const leave = await queue.enter(address);
    if (!leave) return null;
    try {
      if (latest?.version !== (await readVersion(db))) latest = await readBoard(db);
      return latest;
    } finally {
      const pauseMs = Math.floor((latest?.tasks.length ?? 0) / cardsPerPause);
      // Until then, the answer is made of what was read.
      setImmediate(() => (pauseMs > 0 ? clock.after(pauseMs, leave) : leave()));
    }
  };
  return {
    read: async (address) => {
      readers += 1;
      try {
        return await readInTurn(address);
      } finally {
        readers -= 1;
        if (readers === 0) latest = null;
      }
    },
  };
}
