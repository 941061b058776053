import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { openDatabase } from '../../server/src/db.ts';
import { type BoardClient, openBoardClient, type SeenBoard } from './board-client.ts';

/** How long a change may take to reach everyone once nothing more goes wrong. */
const soonMs = 20_000;

/** Makes sure that clients come to see what somebody sees who reads the board now, card for card and in order. */
export async function expectSameBoards(url: string, clients: readonly BoardClient[]): Promise<SeenBoard> {
  const fresh = await openBoardClient(() => url);
  const board = fresh.seen();
  await fresh.close();
  const reached = Promise.all(clients.map((client) => client.reached(board.version)));
  await Promise.race([reached, delay(soonMs, undefined, { ref: false })]);
  for (const client of clients) expect(client.seen()).toEqual(board);
  // Two cards at one place would be in no order.
  const places = new Set(board.tasks.map(({ column, rank }) => `${column} ${rank}`));
  expect(places.size).toBe(board.tasks.length);
  return board;
}

/**
 * The names of all changes that the log holds, once nobody uses the database any more. Makes sure that it has each
 * version once, up to the board's own, and each change once.
 */
export async function readWholeLog(databaseUrl: string): Promise<Set<string | null>> {
  const { client, close } = await openDatabase(databaseUrl);
  try {
    const { version } = await client.board.findFirstOrThrow();
    const log = await client.boardEvent.findMany({ orderBy: { version: 'asc' } });
    expect(log.map((event) => event.version)).toEqual(
      Array.from({ length: version }, (_, index) => index + 1),
    );
    const names = new Set(log.map(({ changeId }) => changeId));
    expect(names.size).toBe(log.length);
    return names;
  } finally {
    await close();
  }
}
