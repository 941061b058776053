import type { User } from '../generated/sqlite/client.ts';
import { type Letter, writeMail } from '../mail/email-template.ts';
import type { Services } from './services.ts';

/**
 * Tells somebody by mail what has happened to their account. Only at an address that was proved to be theirs, and not
 * without end: else whoever signs up with another's could fill that mailbox.
 */
export async function mailNotice(
  { rateLimits, post }: Pick<Services, 'rateLimits' | 'post'>,
  { email, emailVerifiedAt }: Pick<User, 'email' | 'emailVerifiedAt'>,
  letter: Letter,
): Promise<void> {
  if (emailVerifiedAt && (await rateLimits.allowEmail(email, 'NOTICE')))
    post.send(() => writeMail(email, letter));
}
