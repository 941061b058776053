import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { type BoardClient, type BoardOfClient, openBoardClient, type SeenBoard } from './board-client.ts';
import type { Tally } from './board-workload.ts';

/** The time in which a change must reach every client after the last fault, in milliseconds. */
const deliveryMs = 20_000;

/** Checks that all clients end up with the board of a client that reads it now, card for card and in order. */
export async function expectSameBoards(
  url: string,
  clients: readonly BoardClient[],
  boardOfClient: BoardOfClient = {},
): Promise<SeenBoard> {
  const fresh = await openBoardClient(() => url, boardOfClient);
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
 * Reads the idempotency keys of all changes of each board in the logs of an unused database; null for a change without a key.
 * Users join a board without a key. Checks that each log contains every version up to the board's own once, and every key
 * once.
 */
export async function readWholeLogs(databaseUrl: string): Promise<Map<string, Set<string | null>>> {
  const { client, close } = await openDatabase(databaseUrl);
  try {
    const keys = new Map<string, Set<string | null>>();
    for (const { id, version } of await client.board.findMany()) {
      const log = await client.boardEvent.findMany({ where: { boardId: id }, orderBy: { version: 'asc' } });
      expect(log.map((event) => event.version)).toEqual(
        Array.from({ length: version }, (_, index) => index + 1),
      );
      const changes = log.filter(({ kind, payload, actorId }) => {
        const isJoin = kind === 'BOARD_USER_CREATED' && Object(payload).accountId === actorId;
        return actorId === null || !isJoin;
      });
      keys.set(id, new Set(changes.map(({ changeId }) => changeId)));
      expect(keys.get(id)?.size).toBe(changes.length);
    }
    return keys;
  } finally {
    await close();
  }
}

/** Compares what the clients of a board were told of their changes with the board's log. */
export function compareWithLog(log: ReadonlySet<string | null> | undefined, tally: Tally) {
  const { acknowledged, unknown } = tally;
  return {
    lost: [...acknowledged].filter((changeId) => !log?.has(changeId)),
    // The log has each key once, so a repeated change is one that no client was told of or that was reported as rejected.
    repeated: [...(log ?? [])].filter(
      (changeId) => changeId === null || !(acknowledged.has(changeId) || unknown.has(changeId)),
    ),
  };
}
