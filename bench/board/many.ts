import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import fastify from 'fastify';
import { type Boards, openBoards } from '../../server/src/modules/board/log/boards.ts';
import { BoardAccess, type MemberAccess } from '../../server/src/modules/board/members/access.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { createPubSub } from '../../server/src/platform/pubsub/pubsub.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { createTempFolder } from '../../tests/support/temp-folder.ts';
import { visitor } from '../../tests/support/visitor.ts';
import { quantile } from '../rounds.ts';
import { printTable } from '../table.ts';
import { fillBoard, fillBoards, ownerId } from './fill.ts';
import { measureMemory } from './memory.ts';
import { makeRandomMove } from './random-move.ts';

const cards = 100;
const boardCount = 1_000;
const loadedCount = 200;
const clients = 20;
const rounds = 5;
const changesPerRound = 1_000;

/**
 * Measures the cost of many boards: changes per second of 1,000 boards compared with the open board, the time to load a
 * board, and the memory of followed boards.
 */
export async function measureManyBoards(): Promise<void> {
  const folder = await createTempFolder();
  await chmod(folder.path, 0o711);
  const postgres = await startPostgres(join(folder.path, 'postgres'));
  try {
    const rows: string[][] = [];
    for (const [name, url] of [
      ['SQLite', `file:${join(folder.path, 'many.db')}`],
      ['Postgres', await postgres.createDatabase('many')],
    ] as const) {
      rows.push([name, ...(await measure(url))]);
    }
    printTable(
      `Moves per second of ${clients} concurrent clients by calling the rules, on boards of ${cards} cards: the median of ${rounds} rounds`,
      ['', 'one board', `${boardCount.toLocaleString('en')} boards`, 'ratio', 'loading a board: p50', 'p95'],
      rows,
    );
    await measureMemory(`file:${join(folder.path, 'memory.db')}`);
  } finally {
    await postgres.stop();
    await folder.remove();
  }
}

async function measure(databaseUrl: string): Promise<string[]> {
  const { client: db, close } = await openDatabase(databaseUrl);
  const cardIds = await fillBoard(db, cards);
  const ids = await fillBoards(db, { name: 'many', count: boardCount, cards });
  const boards = await openBoards({ db, pubsub: createPubSub(), logger: fastify().log, clock: systemClock });
  const loading: number[] = [];
  for (const id of ids) {
    const start = performance.now();
    (await use(boards, id)).close();
    loading.push(performance.now() - start);
  }
  const [one, many]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const oneRate = await rate(() => useOpen(boards), cardIds);
    const manyRate = await rate(
      () => use(boards, ids[Math.floor(Math.random() * boardCount)] ?? ''),
      cardIds,
    );
    // The first round warms up the compiler.
    if (round > 0) {
      one.push(oneRate);
      many.push(manyRate);
    }
  }
  await boards.close();
  await close();
  const [oneBoard, manyBoards] = [quantile(one, 0.5), quantile(many, 0.5)];
  const loaded = loading.slice(-loadedCount);
  return [
    ...[oneBoard, manyBoards].map((value) => Math.round(value).toLocaleString('en')),
    (manyBoards / oneBoard).toFixed(2),
    ...[0.5, 0.95].map((share) => `${quantile(loaded, share).toFixed(2)} ms`),
  ];
}

const use = (boards: Boards, id: string) =>
  BoardAccess.open({ boards, boardAccess: 'open' }, { ...visitor, userId: ownerId }, id, 'editCards');

const useOpen = (boards: Boards) =>
  BoardAccess.open({ boards, boardAccess: 'open' }, visitor, 'board', 'editCards');

/** Moves cards by all clients concurrently, each on a board that it opens for the move. Returns the moves per second. */
async function rate(open: () => Promise<MemberAccess>, cardIds: readonly string[]): Promise<number> {
  let left = changesPerRound;
  const start = performance.now();
  const work = async () => {
    for (; left > 0; left -= 1) {
      const access = await open();
      await makeRandomMove(access, cardIds);
      access.close();
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  return changesPerRound / ((performance.now() - start) / 1_000);
}
