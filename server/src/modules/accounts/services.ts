import { normaliseEmail } from '@canary/input/account';
import { maxEmailLength } from '@canary/input/limits';
import type { User } from '../../generated/sqlite/client.ts';
import type { RateLimits } from '../../guards/rate/rate-limits.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Audit } from '../../platform/log/audit.ts';
import { type EmailContent, renderEmail } from '../../platform/mail/email-template.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { PubSub } from '../../platform/pubsub/pubsub.ts';

/** The services that changes of accounts use. */
export interface AccountServices {
  readonly db: Db;
  readonly pubsub: PubSub;
  readonly clock: Clock;
  readonly rateLimits: RateLimits;
  readonly mailQueue: MailQueue;
  readonly audit: Audit;
  /** The site's origin, for links. */
  readonly publicUrl: string;
}

/**
 * Notifies a user by email of a change to their account. The email is sent only to a verified address and within a
 * limit: otherwise an attacker could sign up with a stranger's address and fill the stranger's mailbox.
 */
export async function sendNotice(
  { rateLimits, mailQueue }: Pick<AccountServices, 'rateLimits' | 'mailQueue'>,
  { email, emailVerifiedAt }: Pick<User, 'email' | 'emailVerifiedAt'>,
  content: EmailContent,
): Promise<void> {
  if (!emailVerifiedAt || !(await rateLimits.allow(['email-recipient', email, 'NOTICE']))) return;
  mailQueue.send(() => renderEmail(email, content));
}

/**
 * Finds the user with an email address, and their password hash.
 *
 * @param typed unchecked input of a visitor, of any length and form
 */
export async function findUserByEmail(db: Db, typed: string) {
  const email = normaliseEmail(typed).slice(0, maxEmailLength + 1);
  // Postgres rejects text with a NUL character.
  if (email.includes('\0')) return null;
  return await db.user.findUnique({ where: { email }, include: { credential: true } });
}
