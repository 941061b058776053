import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { ranksBetween } from '../../../board/src/rank.ts';
import { readBoard } from '../../../server/src/modules/board/log/read-board.ts';
import { type AllTables, openDatabase } from '../../../server/src/platform/database/database.ts';
import { clientDist } from '../../../server/src/platform/paths.ts';
import { builtServer } from '../built-server.ts';
import { freePort } from '../free-port.ts';
import { startProcess } from '../server-process.ts';
import { createTempFolder } from '../temp-folder.ts';
import { addLargeAccount } from './add-large-account.ts';

/** The memory settings of the Dockerfile, and the heap that Node chooses in a container of docker-compose.yml. */
const memoryOfContainer = {
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=16',
};

/**
 * Starts the built server with its default limits for one test.
 *
 * @param isSmall whether the board has a hundred cards. By default, the board is almost full, because ordinary
 *   clients add cards, and the account with large boards exists
 */
export async function startAttackedServer({ isSmall = false } = {}) {
  const folder = await createTempFolder();
  const port = await freePort();
  const env = {
    PORT: String(port),
    DATABASE_URL: `file:${join(folder.path, 'soak.db')}`,
    // Only one address of 127.0.0.0/8 is trusted, because attackers connect from 127.0.0.2.
    TRUSTED_PROXIES: '127.0.0.1',
    ...memoryOfContainer,
  };
  const { client: db, close } = await openDatabase(env.DATABASE_URL);
  await fillBoard(db, isSmall ? 100 : 9_900);
  if (!isSmall) await addLargeAccount(db);
  await close();
  const hasPages = existsSync(clientDist);
  const server = startProcess(builtServer, env, hasPages ? [] : ['--no-pages']);
  let isRunning = true;
  void server.ended.then(() => {
    isRunning = false;
  });
  onTestFinished(async () => {
    server.signal('SIGTERM');
    await server.ended;
    await folder.remove();
  });
  await server.ready;
  const proc = `/proc/${server.pid}`;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    /** The path of a page. `pnpm soak` and `pnpm test` build the pages first. */
    page: hasPages ? '/about' : '/healthz',
    isRunning: () => isRunning,
    /** Runs a task. Returns its result, and the most resident memory in MiB; NaN if the server crashed. Linux only. */
    watchMemory: async <Result>(task: () => Promise<Result>) => {
      await writeFile(`${proc}/clear_refs`, '5');
      const result = await task();
      const status = await readFile(`${proc}/status`, 'utf8').catch(() => '');
      return { result, mebibytes: Number(/^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1]) / 1_024 };
    },
    log: () => server.stdout() + server.stderr(),
  };
}

/** Adds people, and cards that are assigned to them. */
async function fillBoard(db: AllTables, cards: number): Promise<void> {
  const createdAt = new Date();
  const users = Array.from({ length: 250 }, (_, index) => ({
    boardId: 'board',
    id: `person-${index}`,
    name: `Ada ${index}`,
    createdAt,
  }));
  const tasks = ranksBetween(null, null, cards).map((rank, index) => ({
    boardId: 'board',
    id: `card-${index}`,
    number: index + 1,
    title: `Card ${index} `.padEnd(150, 'x'),
    columnId: 'todo',
    rank,
    createdAt,
  }));
  await db.boardUser.createMany({ data: users });
  await db.task.createMany({ data: tasks });
  await db.taskAssignee.createMany({
    data: tasks.map(({ boardId, id }, index) => ({
      ...{ boardId, taskId: id, position: 0 },
      personId: `person-${index % users.length}`,
    })),
  });
  const board = await readBoard(db, 'board');
  const data = {
    tasks: tasks.length,
    users: users.length,
    lastNumber: tasks.length,
    cardBytes: board.tasks.reduce((sum, card) => sum + Buffer.byteLength(JSON.stringify(card)), 0),
  };
  await db.board.updateMany({ data });
}
