import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import autocannon from 'autocannon';
import fastify from 'fastify';
import { siteDocuments } from '../../scripts/site-documents.ts';
import { openBoards } from '../../server/src/modules/board/log/boards.ts';
import { BoardAccess } from '../../server/src/modules/board/members/access.ts';
import { openBoardId } from '../../server/src/modules/board/open-board.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { type AllTables, openDatabase } from '../../server/src/platform/database/database.ts';
import { createPubSub } from '../../server/src/platform/pubsub/pubsub.ts';
import buildServer, { builtServer } from '../../tests/support/built-server.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { startProcess } from '../../tests/support/server-process.ts';
import { createTempFolder } from '../../tests/support/temp-folder.ts';
import { visitor } from '../../tests/support/visitor.ts';
import { quantile } from '../rounds.ts';
import { printTable } from '../table.ts';
import { fillBoard } from './fill.ts';
import { makeRandomMove, randomMove } from './random-move.ts';

const clients = 20;
const sizes = [100, 10_000];
const rounds = 3;
const changesPerRound = 1_000;

const move = Object.values(siteDocuments()).find((text) => text.startsWith('mutation MoveTask('));

type Measured = 'http' | 'rules' | 'bare' | 'unchanged';

/**
 * Measures the moves per second of 20 concurrent clients: over HTTP, and by calling the rules directly. Compares them
 * with a bare update of one row with the same durability, and with an update that changes no value, which SQLite
 * doesn't write to the disk. All of these are measured in each round.
 */
export async function measureMoves(): Promise<void> {
  await buildServer();
  const folder = await createTempFolder();
  // Postgres runs under its own account, which must reach the folder. In a given folder, it writes with full
  // durability.
  await chmod(folder.path, 0o711);
  const postgres = await startPostgres(join(folder.path, 'postgres'));
  try {
    const rows: string[][] = [];
    for (const size of sizes) {
      for (const [name, url] of [
        ['SQLite', `file:${join(folder.path, `${size}.db`)}`],
        ['Postgres', await postgres.createDatabase(`bench${size}`)],
      ] as const) {
        rows.push([`${name}, ${size.toLocaleString('en')} cards`, ...(await measure(url, size))]);
      }
    }
    printTable(
      `Moves per second of ${clients} concurrent clients: the median of ${rounds} rounds`,
      ['', 'over HTTP', 'rules only', 'bare update', 'no change', 'HTTP / bare', 'HTTP / no change'],
      rows,
    );
  } finally {
    await postgres.stop();
    await folder.remove();
  }
}

async function measure(databaseUrl: string, cards: number): Promise<string[]> {
  const rates: Record<Measured, number>[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    // Only one process may use a SQLite file at a time.
    const { client: db, close } = await openDatabase(databaseUrl);
    if (round === 0) await fillBoard(db, cards);
    const ids = (await db.task.findMany({ select: { id: true } })).map(({ id }) => id);
    const services = { db, pubsub: createPubSub(), logger: fastify().log, clock: systemClock };
    const boards = await openBoards(services);
    const access = await BoardAccess.open({ boards, boardAccess: 'open' }, visitor, 'board', 'editCards');
    const unchanged = await rate(() => updateRow(db, 0));
    const bare = await rate(() => updateRow(db, 1));
    const rules = await rate(() => makeRandomMove(access, ids));
    await boards.close();
    await close();
    const http = await rateOverHttp(databaseUrl, ids);
    // The first round warms up the compiler.
    if (round > 0) rates.push({ http, rules, bare, unchanged });
  }
  const median = (of: Measured) =>
    quantile(
      rates.map((one) => one[of]),
      0.5,
    );
  const http = median('http');
  return [
    ...[http, median('rules'), median('bare'), median('unchanged')].map((value) =>
      Math.round(value).toLocaleString('en'),
    ),
    ...[http / median('bare'), http / median('unchanged')].map((ratio) => ratio.toFixed(2)),
  ];
}

async function updateRow(db: AllTables, increment: number): Promise<void> {
  await db.board.update({ where: { id: 'board' }, data: { cardBytes: { increment } } });
}

/** Runs a task by all clients concurrently, and returns the number of runs per second. */
async function rate(work: () => Promise<unknown>): Promise<number> {
  let left = changesPerRound;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (left > 0) {
        left -= 1;
        await work();
      }
    }),
  );
  return changesPerRound / ((performance.now() - start) / 1_000);
}

/** Starts the built server, warms it up, and returns the number of moves per second that it answers. */
async function rateOverHttp(databaseUrl: string, ids: readonly string[]): Promise<number> {
  const port = await freePort();
  const env = {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    REQUEST_LIMIT: 'off',
    OPERATION_LIMIT: 'off',
    NODE_ENV: 'production',
  };
  const server = startProcess(builtServer, env, ['--no-pages']);
  await server.ready;
  await sendMoves(port, ids, 1);
  const perSecond = await sendMoves(port, ids, 3);
  server.signal('SIGTERM');
  await server.ended;
  return perSecond;
}

/** Sends the site's mutation for some seconds. Returns the moves per second. @throws if a move isn't answered */
async function sendMoves(port: number, ids: readonly string[], duration: number): Promise<number> {
  if (move === undefined) throw new Error('The site has no mutation MoveTask: change the benchmark.');
  const result = await autocannon({
    url: `http://127.0.0.1:${port}/graphql`,
    method: 'POST',
    headers: { origin: `http://localhost:${port}`, 'content-type': 'application/json' },
    connections: clients,
    duration,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          body: JSON.stringify({
            query: move,
            variables: { boardId: openBoardId, input: { ...randomMove(ids), changeId: crypto.randomUUID() } },
          }),
        }),
      },
    ],
    verifyBody: (body) => body?.toString().startsWith('{"data":{"moveTask":{') === true,
  });
  const { errors, timeouts, non2xx, mismatches, requests } = result;
  if (errors + non2xx + mismatches > 0) {
    throw new Error(`Moves failed: ${JSON.stringify({ errors, timeouts, non2xx, mismatches })}`);
  }
  return requests.total / result.duration;
}
