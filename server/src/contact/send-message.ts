import type { contactMessage } from '@canary/input/contact';
import type { z } from 'zod';
import type { Db } from '../db.ts';
import { writeMail } from '../mail/email-template.ts';
import type { Post } from '../mail/mail-queue.ts';
import { contactLetter } from '../mail/templates.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';

interface ContactServices {
  readonly db: Db;
  readonly rateLimits: RateLimits;
  readonly post: Post;
  /** Where messages are mailed to; null where they are only kept. */
  readonly contactTo: string | null;
}

/** Who writes. */
interface Sender {
  /** The network address that messages are counted by. */
  readonly address: string;
  /** Null for somebody who isn't logged in. */
  readonly userId: string | null;
}

/**
 * Keeps a message to whoever runs the site, and mails it to them. One with the field that nobody sees filled in comes from
 * a program: it is let go, and its sender sees no difference.
 *
 * @throws InputError that names the field that is wrong
 * @throws RateLimitedError when the network address has sent too many
 */
export async function sendContactMessage(
  { db, rateLimits, post, contactTo }: ContactServices,
  { address, userId }: Sender,
  { website, ...message }: z.output<typeof contactMessage>,
): Promise<void> {
  await rateLimits.countContactMessage(address);
  if (website) return;
  await db.contactMessage.create({ data: { ...message, userId } });
  if (contactTo === null || !(await rateLimits.allowContactEmail())) return;
  post.send(() => ({ ...writeMail(contactTo, contactLetter(message)), replyTo: message.email }));
}
