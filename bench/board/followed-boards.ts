/** Follows boards of the database in the first argument, and sends their memory to the parent process. */
import fastify from 'fastify';
import { openBoards } from '../../server/src/modules/board/log/boards.ts';
import { BoardAccess } from '../../server/src/modules/board/members/access.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { createPubSub } from '../../server/src/platform/pubsub/pubsub.ts';
import { visitor } from '../../tests/support/visitor.ts';
import { ownerId } from './fill.ts';

const [, , databaseUrl = '', count = ''] = process.argv;
const followed = Number(count);
const signals = 1_000_000;

const { client: db, close } = await openDatabase(databaseUrl);
const pubsub = createPubSub();
const boards = await openBoards({ db, pubsub, logger: fastify().log, clock: systemClock });
const stops: (() => void)[] = [];

/** Follows boards as a subscription does, and returns the bytes of heap for each. */
async function follow(name: string, isPresent = false): Promise<number> {
  const before = await heap();
  for (let index = 0; index < followed; index += 1) {
    const sender = { ...visitor, userId: ownerId };
    const access = await BoardAccess.open(
      { boards, boardAccess: 'open' },
      sender,
      `${name}-${index}`,
      'read',
    );
    stops.push(
      access.board.log.events.onAdded(() => undefined),
      access.onClosed(() => undefined),
    );
    if (isPresent) {
      const participant = { key: ownerId, id: 'window', name: 'Olga', taskId: null, editingId: null };
      stops.push(access.board.presence().enter(participant));
    }
  }
  return ((await heap()) - before) / followed;
}

/** The bytes of heap after garbage collection. */
async function heap(): Promise<number> {
  // Waits until the rosters of participants are written.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  for (let time = 0; time < 3; time += 1) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

// A board waits for its turn to be read with a timer that doesn't keep a process running.
process.channel?.ref();
// The database client grows during its first queries.
await follow('warm', true);
const empty = await follow('empty');
const present = await follow('present', true);
const full = await follow('full');
const { rss } = process.memoryUsage();
const heapNow = await heap();
const start = performance.now();
for (let signal = 0; signal < signals; signal += 1) pubsub.publish('board:unknown');
const unknownSignal = ((performance.now() - start) / signals) * 1e6;
process.send?.({
  rss,
  heap: heapNow,
  heapOfBoards: full * followed,
  perBoard: { 'without cards': empty, 'without cards, with a participant': present, 'with 100 cards': full },
  unknownSignal,
});
for (const stop of stops) stop();
await boards.close();
await close();
process.disconnect();
