import type { FastifyBaseLogger } from 'fastify';
import { purgeDeletedTasks } from './board/prune.ts';
import type { Clock } from './clock.ts';
import { deleteExpiredMessages } from './contact/messages.ts';
import type { Db } from './database/database.ts';
import { purgeDeletedRecords } from './history/erase.ts';
import { deleteExpiredCounters } from './rate-limits/counters.ts';

const hourMs = 60 * 60_000;
const jobs = [deleteExpiredMessages, purgeDeletedRecords, purgeDeletedTasks, deleteExpiredCounters];

/** Deletes expired data now and every hour. Closing it waits for running jobs. */
export function startRetention(db: Db, log: FastifyBaseLogger, clock: Clock): { close(): Promise<void> } {
  const run = () =>
    Promise.all(
      jobs.map((job) =>
        job(db, clock.now()).catch((error) =>
          log.error({ err: error, job: job.name }, 'Retention job failed'),
        ),
      ),
    );
  let running = run();
  const stop = clock.every(hourMs, () => {
    running = run();
  });
  return {
    close: async () => {
      stop();
      await running;
    },
  };
}
