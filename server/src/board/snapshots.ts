import { setImmediate as otherWork } from 'node:timers/promises';
import type { Db } from '../database/database.ts';
import { RateLimitedError } from '../errors.ts';
import { refusals } from '../metrics/metrics.ts';
import { createFairQueue } from '../rate-limits/fair-queue.ts';
import { type BoardSnapshot, readBoard, readVersion } from './read-board.ts';

/** Reads the whole board for clients. */
export interface BoardSnapshots {
  /**
   * Reads the board with all changes that were made before the call.
   *
   * @param address the client's network address
   * @throws RateLimitedError if too many clients wait
   */
  read(address: string): Promise<BoardSnapshot>;
}

/**
 * Many clients read the board at once when a server starts again. Each snapshot takes tens of milliseconds to read and to
 * send, so they follow one another with other work between them, and share a read while the board doesn't change.
 */
export function createBoardSnapshots(db: Db): BoardSnapshots {
  const queue = createFairQueue({
    concurrency: 1,
    concurrencyPerKey: 1,
    maxWaiting: 1_000,
    maxWaitingPerKey: 100,
    maxWaitMs: 20_000,
  });
  let readers = 0;
  let latest: BoardSnapshot | null = null;
  const readInTurn = async (address: string) => {
    const leave = await queue.enter(address);
    if (!leave) {
      refusals.inc({ limit: 'board-snapshots' });
      throw new RateLimitedError(5);
    }
    try {
      await otherWork();
      if (!latest || latest.version !== (await readVersion(db))) latest = await readBoard(db);
      return latest;
    } finally {
      leave();
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
