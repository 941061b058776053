import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { createBoardChanges } from '../../server/src/board/change.ts';
import { moveTask } from '../../server/src/board/tasks.ts';
import { systemClock } from '../../server/src/clock.ts';
import { type Db, openDatabase } from '../../server/src/database/database.ts';
import { probePort } from '../../server/src/listen-address.ts';
import { builtServer } from '../../tests/support/built-server.ts';
import { postGraphql } from '../../tests/support/graphql-client.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { startProcess } from '../../tests/support/server-process.ts';
import { createTempFolder } from '../../tests/support/temp-folder.ts';
import { printTable } from '../table.ts';
import { fillBoard } from './fill.ts';

const clients = 20;
const sizes = [100, 10_000];
const rounds = 3;
const changesPerRound = 1_000;

const move = 'mutation ($input: MoveTaskInput!) { moveTask(input: $input) { rank } }';
const columns = ['todo', 'inprogress', 'done'] as const;

/** The input of a random move. */
function randomMove(ids: readonly string[]) {
  const randomId = () => ids[Math.floor(Math.random() * ids.length)] ?? '';
  const id = randomId();
  const before = randomId();
  const column = columns[Math.floor(Math.random() * columns.length)] ?? 'todo';
  return { id, column, changeId: crypto.randomUUID(), ...(before !== id && { before }) };
}

/**
 * Measures the moves per second of 20 concurrent clients: over HTTP, by calling the rules directly, and for comparison a
 * bare update of one row with the same durability.
 */
export async function measureMoves(): Promise<void> {
  const folder = await createTempFolder();
  // Postgres runs under its own account, and in a folder given here it writes with full durability.
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
      `Moves per second of ${clients} concurrent clients: the median of ${rounds} rounds of ${changesPerRound}`,
      ['', 'over HTTP', 'rules only', 'bare update', 'ratio'],
      rows,
    );
  } finally {
    await postgres.stop();
    await folder.remove();
  }
}

async function measure(databaseUrl: string, cards: number): Promise<string[]> {
  const database = await openDatabase(databaseUrl);
  const ids = await fillBoard(database.client, cards);
  const bare = await rate(() => updateRow(database.client));
  const changes = createBoardChanges({
    db: database.client,
    clock: systemClock,
    log: { append: async () => undefined },
  });
  const rules = await rate(() => moveTask(changes, randomMove(ids)));
  // Only one process may use a SQLite file at a time.
  await database.close();
  const port = await probePort({ host: '127.0.0.1', port: 0 });
  const server = startProcess(builtServer, {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    REQUEST_LIMIT: 'off',
    OPERATION_LIMIT: 'off',
    NODE_ENV: 'production',
  });
  await server.ready;
  const http = await rate(async () => {
    const { errors } = await postGraphql(`http://127.0.0.1:${port}`, move, { input: randomMove(ids) });
    if (errors) throw new Error(JSON.stringify(errors));
  });
  server.signal('SIGTERM');
  await server.ended;
  return [http, rules, bare]
    .map((value) => Math.round(value).toLocaleString('en'))
    .concat((http / bare).toFixed(2));
}

async function updateRow(db: Db): Promise<void> {
  await db.board.update({ where: { id: 'board' }, data: { users: { increment: 0 } } });
}

/** Runs a task by all clients concurrently, and returns the median number of runs per second. */
async function rate(work: () => Promise<unknown>): Promise<number> {
  const rates: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
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
    // The first round warms up the compiler.
    if (round > 0) rates.push(changesPerRound / ((performance.now() - start) / 1_000));
  }
  return rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)] ?? Number.NaN;
}
