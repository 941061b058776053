import type { contactMessage } from '@canary/input/contact';
import type { z } from 'zod';
import type { RateLimits } from '../../guards/rate/rate-limits.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { renderEmail } from '../../platform/mail/email-template.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import { contactEmail } from '../../platform/mail/templates.ts';
import type { Sender } from '../credentials/actor.ts';

interface ContactServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly rateLimits: RateLimits;
  readonly mailQueue: MailQueue;
  /** The operator's address; null if messages are only stored. */
  readonly contactTo: string | null;
}

/**
 * Stores a message of the contact form, and mails it to the operator. A message with the hidden field comes from a bot:
 * it is dropped, and the bot gets the same answer.
 *
 * @throws RateLimitedError after too many messages from the IP address
 */
export async function sendContactMessage(
  { db, clock, rateLimits, mailQueue, contactTo }: ContactServices,
  { address, userId }: Sender,
  { website, ...message }: z.output<typeof contactMessage>,
): Promise<void> {
  await rateLimits.count(['contact-message', address]);
  if (website) return;
  await db.contactMessage.create({ data: { ...message, userId, createdAt: new Date(clock.now()) } });
  if (contactTo === null || !(await rateLimits.allow(['contact-email']))) return;
  mailQueue.send(() => ({ ...renderEmail(contactTo, contactEmail(message)), replyTo: message.email }));
}

/** Formats the newest messages as text for the operator, the newest first. */
export async function listMessages(db: Db, count: number): Promise<string> {
  const [messages, total] = await Promise.all([
    db.contactMessage.findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: count }),
    db.contactMessage.count(),
  ]);
  const parts = messages.map(({ name, email, topic, message, createdAt }) => {
    const head = `${createdAt.toISOString()}  ${topic}  ${name} <${email}>`;
    // Messages are indented, so that no message can imitate the head of another message.
    return `${head}\n\n${message.replaceAll(/^(?=.)/gm, '    ')}\n`;
  });
  const end =
    total > messages.length ? `The newest ${messages.length} of ${total} messages.` : countMessages(total);
  return `${[...parts, end].join('\n')}\n`;
}

function countMessages(count: number): string {
  if (count === 0) return 'No messages.';
  return count === 1 ? '1 message.' : `${count} messages.`;
}

/** Messages are stored for a year at most: with an hourly job, a day less is safe. */
const retentionMs = 364 * 24 * 60 * 60_000;

/** Deletes the messages that are older than the retention period. */
export async function deleteExpiredMessages(db: Db, now: number): Promise<void> {
  await db.contactMessage.deleteMany({ where: { createdAt: { lt: new Date(now - retentionMs) } } });
}
