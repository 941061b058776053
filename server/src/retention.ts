import type { FastifyBaseLogger } from 'fastify';
import { forgetOldMessages } from './contact/delete-expired-messages.ts';
import type { Db } from './db.ts';
import { forgetDeletedRecords } from './history/purge-deleted.ts';
import { deleteExpiredCounters } from './rate-limits/rate-limits.ts';

const hour = 60 * 60_000;

/** Forgets what is too old to be kept, now and each hour. Closing it waits for what is under way. */
export function openForgetting(db: Db, log: FastifyBaseLogger): { close(): Promise<void> } {
  const tell = (error: unknown) => log.error({ err: error }, 'What is too old could not be forgotten');
  const forget = () =>
    Promise.all(
      [forgetOldMessages, forgetDeletedRecords, deleteExpiredCounters].map((job) => job(db).catch(tell)),
    );
  let underway = forget();
  const timer = setInterval(() => {
    underway = forget();
  }, hour);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await underway;
    },
  };
}
