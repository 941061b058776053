/** `pnpm cards erase 17`, `pnpm cards clear 17`: erases a card of the open board, or its texts. */
import fastify from 'fastify';
import { openBoards } from './modules/board/log/boards.ts';
import { clearCard } from './modules/board/log/clear-card.ts';
import { systemClock } from './platform/clock.ts';
import { openExisting } from './platform/database/database.ts';
import { loadEnv } from './platform/env.ts';
import { StartError } from './platform/errors.ts';
import { runProgram } from './platform/program.ts';
import { createPubSub } from './platform/pubsub/pubsub.ts';

const usage = 'Usage: cards erase NUMBER, or cards clear NUMBER';

await runProgram(async ([action, number = '', ...rest]) => {
  const isKnown = action === 'erase' || action === 'clear';
  if (!isKnown || !/^[1-9]\d{0,8}$/.test(number) || rest.length > 0) throw new StartError(usage);
  const { client, close } = await openExisting(loadEnv().DATABASE_URL);
  try {
    // The servers poll the versions of boards every two seconds.
    const services = { db: client, pubsub: createPubSub(), clock: systemClock, logger: fastify().log };
    const boards = await openBoards(services);
    try {
      const title = await clearCard(
        boards,
        boards.openBoard,
        Number(number),
        action === 'erase' ? 'card' : 'texts',
      );
      return `Card ${number}, ${JSON.stringify(title)}, is ${action === 'erase' ? 'erased' : 'cleared'}.\n`;
    } finally {
      await boards.close();
    }
  } finally {
    await close();
  }
});
