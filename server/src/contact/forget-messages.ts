import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db.ts';

const day = 24 * 60 * 60_000;

/** Nobody's message is kept for longer than a year: with a look each day, what is older than this goes in time. */
const keptMs = 364 * day;

/** Forgets the messages that are too old. */
export async function forgetOldMessages(db: Db, now = Date.now()): Promise<void> {
  await db.contactMessage.deleteMany({ where: { createdAt: { lt: new Date(now - keptMs) } } });
}

/** Does so now and each day. Closing it waits for what is under way. */
export function openForgetting(db: Db, log: FastifyBaseLogger): { close(): Promise<void> } {
  const forget = () =>
    forgetOldMessages(db).catch((error) => log.error({ err: error }, 'Old messages could not be forgotten'));
  let underway = forget();
  const timer = setInterval(() => {
    underway = forget();
  }, day);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await underway;
    },
  };
}
