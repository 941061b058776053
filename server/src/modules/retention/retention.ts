import type { FastifyBaseLogger } from 'fastify';
import { deleteExpiredCounters } from '../../guards/rate/counters.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { deleteExpiredKeys } from '../api-keys/change-keys.ts';
import { purgeNotices } from '../board/cards/notices.ts';
import { purgeUnfinishedImports } from '../board/imports/imports.ts';
import { purgeDeletedCards, purgeDeletedComments, purgeOldChanges } from '../board/log/prune.ts';
import { purgeDeletedBoards } from '../board/members/own-boards.ts';
import { deleteExpiredMessages } from '../contact/messages.ts';
import { purgeDeletedRecords } from '../history/erase.ts';
import { pruneLinkChanges } from '../links/link-log.ts';
import { deleteExpiredReports } from '../links/reports.ts';
import { deleteOldScans } from '../links/statistics.ts';

const hourMs = 60 * 60_000;
const jobs = [
  deleteExpiredMessages,
  deleteExpiredKeys,
  purgeDeletedRecords,
  purgeDeletedCards,
  purgeDeletedComments,
  purgeOldChanges,
  purgeDeletedBoards,
  purgeUnfinishedImports,
  purgeNotices,
  deleteExpiredCounters,
  pruneLinkChanges,
  deleteExpiredReports,
  deleteOldScans,
];

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
