import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { printTable } from '../table.ts';
import { fillBoard, fillBoards } from './fill.ts';

const boardCount = 10_000;
const cards = 100;
const followed = 1_000;

/** The answer of the process that follows boards. Sizes are in bytes for each board. */
const answer = z.object({
  rss: z.number(),
  heap: z.number(),
  heapOfBoards: z.number(),
  perBoard: z.record(z.string(), z.number()),
  unknownSignal: z.number(),
});

/** Measures the memory of 1,000 followed boards of 10,000, and the time of a signal for an unknown board. */
export async function measureMemory(databaseUrl: string): Promise<void> {
  const { client: db, close } = await openDatabase(databaseUrl);
  await fillBoard(db, cards);
  await fillBoards(db, { name: 'full', count: boardCount, cards });
  for (const name of ['warm', 'empty', 'present']) await fillBoards(db, { name, count: followed, cards: 0 });
  await close();
  const { rss, heap, heapOfBoards, perBoard, unknownSignal } = await followBoards(databaseUrl);
  printTable(
    `Memory of ${followed.toLocaleString('en')} followed boards of ${boardCount.toLocaleString('en')} with ${cards} cards each, on SQLite`,
    ['', 'MB'],
    [
      ['resident, the whole process', megabytes(rss)],
      ['heap after garbage collection, the whole process', megabytes(heap)],
      ['heap of the followed boards', megabytes(heapOfBoards)],
    ],
  );
  printTable(
    'Heap of a followed idle board',
    ['', 'KB'],
    Object.entries(perBoard).map(([name, bytes]) => [name, (bytes / 1_024).toFixed(1)]),
  );
  console.log(`A signal for an unknown board takes ${unknownSignal.toFixed(0)} ns.\n`);
}

/** Runs the process that follows boards. */
async function followBoards(databaseUrl: string) {
  const script = join(import.meta.dirname, 'followed-boards.ts');
  const child = fork(script, [databaseUrl, String(followed)], { execArgv: ['--expose-gc'] });
  const ended = once(child, 'exit');
  const [message] = await Promise.race([once(child, 'message'), ended]);
  const parsed = answer.parse(message);
  await ended;
  return parsed;
}

const megabytes = (bytes: number) => (bytes / 1_024 / 1_024).toFixed(0);
