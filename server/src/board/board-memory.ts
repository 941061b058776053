import { type BoardState, createBoardState } from '@canary/board/state';
import type { DbClient } from '../database/database.ts';
import { toModelEvent } from './event.ts';
import { readBoard, readLog } from './read-board.ts';

/** If the board changed more often than this, it is read again as a whole. */
const maxMissed = 1_000;

/**
 * Reads the board in a transaction that has locked it: the events since a version that is in memory, if possible.
 *
 * @param memory an earlier version of the board, which is changed; null to read it as a whole
 * @param version the board's current version
 */
export async function readIntoMemory(
  transaction: DbClient,
  memory: BoardState | null,
  version: number,
): Promise<BoardState> {
  if (memory?.version() === version) return memory;
  const events = memory && (await readLog(transaction, memory.version(), maxMissed));
  if (memory && events?.at(-1)?.version === version) {
    for (const event of events) memory.apply(toModelEvent(event));
    return memory;
  }
  const board = createBoardState();
  board.load(await readBoard(transaction));
  return board;
}
