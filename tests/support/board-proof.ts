import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { type BoardClient, openBoardClient, type SeenBoard } from './board-client.ts';

/** The time in which a change must reach every client after the last fault, in milliseconds. */
const deliveryMs = 20_000;

/** Checks that all clients end up with the board of a client that reads it now, card for card and in order. */
export async function expectSameBoards(url: string, clients: readonly BoardClient[]): Promise<SeenBoard> {
  const fresh = await openBoardClient(() => url);
  const board = fresh.seen();
  await fresh.close();
  const reached = Promise.all(clients.map((client) => client.reached(board.version)));
  await Promise.race([reached, delay(deliveryMs, undefined, { ref: false })]);
  for (const client of clients) expect(client.seen()).toEqual(board);
  // Two cards with the same rank would have no order.
  const ranks = new Set(board.tasks.map(({ column, rank }) => `${column} ${rank}`));
  expect(ranks.size).toBe(board.tasks.length);
  return board;
}

/**
 * Reads the idempotency keys of all changes in the log of an unused database. Checks that the log contains every version
 * up to the board's own once, and every key once.
 */
export async function readWholeLog(databaseUrl: string): Promise<Set<string | null>> {
  const { client, close } = await openDatabase(databaseUrl);
  try {
    const { version } = await client.board.findFirstOrThrow();
    const log = await client.boardEvent.findMany({ orderBy: { version: 'asc' } });
    expect(log.map((event) => event.version)).toEqual(
      Array.from({ length: version }, (_, index) => index + 1),
    );
    const changeIds = new Set(log.map(({ changeId }) => changeId));
    expect(changeIds.size).toBe(log.length);
    return changeIds;
  } finally {
    await close();
  }
}
