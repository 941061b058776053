import type { Db } from '../db.ts';

const day = 24 * 60 * 60_000;

/** Nobody's message is kept for longer than a year: with a look each hour, what is older than this goes in time. */
const keptMs = 364 * day;

/** Forgets the messages that are too old. */
export async function forgetOldMessages(db: Db, now = Date.now()): Promise<void> {
  await db.contactMessage.deleteMany({ where: { createdAt: { lt: new Date(now - keptMs) } } });
}
