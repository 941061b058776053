import { join } from 'node:path';
import fastify from 'fastify';
import type { Client } from 'graphql-ws';
import { onTestFinished } from 'vitest';
import type { BoardRole } from '../../board/src/roles.ts';
import { type Boards, openBoards } from '../../server/src/modules/board/log/boards.ts';
import { BoardAccess } from '../../server/src/modules/board/members/access.ts';
import { openBoardId } from '../../server/src/modules/board/open-board.ts';
import { type AllTables, openDatabase } from '../../server/src/platform/database/database.ts';
import { createPubSub, type PubSub } from '../../server/src/platform/pubsub/pubsub.ts';
import { type ApiServer, type ApiServerOptions, startApiServer } from './api-server.ts';
import { connectGraphql } from './graphql-client.ts';
import { createTempFolder } from './temp-folder.ts';
import { createTestClock } from './test-clock.ts';
import { visitor } from './visitor.ts';

// Resources close in the reverse order of their opening.

/** Opens an empty SQLite database that is deleted when the test ends. */
export async function openDatabaseForTest(): Promise<AllTables> {
  const folder = await createTempFolder();
  onTestFinished(() => folder.remove());
  const { client, close } = await openDatabase(`file:${join(folder.path, 'test.db')}`);
  onTestFinished(close);
  return client;
}

/**
 * Opens the boards of a server, until the test ends. By default it gets no signals from other servers.
 *
 * @param budget the memory of all boards in bytes
 */
export async function openBoardsForTest(
  db: AllTables,
  clock = createTestClock(),
  pubsub: PubSub = createPubSub(),
  budget?: number,
): Promise<Boards> {
  const boards = await openBoards({ db, pubsub, logger: fastify().log, clock }, budget);
  onTestFinished(() => boards.close());
  return boards;
}

/** Uses the open board as a visitor of a server, until the test ends. */
export async function openBoardForTest(
  ...server: Parameters<typeof openBoardsForTest>
): Promise<BoardAccess<'editCards'>> {
  const boards = await openBoardsForTest(...server);
  return await BoardAccess.open({ boards, boardAccess: 'open' }, visitor, openBoardId, 'editCards');
}

/** Adds a board with members, who have the ids and names of their accounts. */
export async function addBoardForTest(
  db: AllTables,
  id: string,
  members: Readonly<Record<string, BoardRole>>,
): Promise<void> {
  const people = Object.entries(members);
  await db.board.create({ data: { id, users: people.length } });
  await db.boardUser.createMany({
    data: people.map(([account, role]) => ({
      ...{ boardId: id, id: account, name: account, accountId: account, role, createdAt: new Date() },
    })),
  });
}

/** Starts a server that closes when the test ends. */
export async function startServerForTest(options?: ApiServerOptions): Promise<ApiServer> {
  const server = await startApiServer(options);
  onTestFinished(() => server.close());
  return server;
}

/** Creates a graphql-ws client that is disposed of when the test ends. */
export function connectForTest(
  url: string,
  headers?: Record<string, string>,
  hello?: Record<string, string>,
): Client {
  const client = connectGraphql(url, headers, hello);
  onTestFinished(async () => void (await client.dispose()));
  return client;
}
