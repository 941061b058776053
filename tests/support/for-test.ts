import { join } from 'node:path';
import fastify from 'fastify';
import type { Client } from 'graphql-ws';
import { onTestFinished } from 'vitest';
import { openBoardLog } from '../../server/src/modules/board/board-log.ts';
import { type BoardChanges, createBoardChanges } from '../../server/src/modules/board/change.ts';
import { type Db, openDatabase } from '../../server/src/platform/database/database.ts';
import { createPubSub } from '../../server/src/platform/pubsub/pubsub.ts';
import { type ApiServer, type ApiServerOptions, startApiServer } from './api-server.ts';
import { connectGraphql } from './graphql-client.ts';
import { createTempFolder } from './temp-folder.ts';
import { createTestClock } from './test-clock.ts';

// What is opened last closes first.

/** Opens an empty SQLite database that is deleted when the test ends. */
export async function openDatabaseForTest(): Promise<Db> {
  const folder = await createTempFolder();
  onTestFinished(() => folder.remove());
  const { client, close } = await openDatabase(`file:${join(folder.path, 'test.db')}`);
  onTestFinished(close);
  return client;
}

/** Changes the board as a server that gets no signals from others, until the test ends. */
export async function openBoardForTest(db: Db, clock = createTestClock()): Promise<BoardChanges> {
  const log = await openBoardLog(db, createPubSub(), fastify().log, clock);
  onTestFinished(() => log.close());
  return createBoardChanges({ db, log, clock });
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
