import { isTaken } from '../database/error-codes.ts';
import { lockUser } from '../database/lock-user.ts';
import { transact } from '../database/transact.ts';
import type { DbClient } from '../db.ts';
import { InputError, UnauthenticatedError } from '../errors.ts';
import type { User } from '../generated/sqlite/client.ts';
import { writeMail } from '../mail/email-template.ts';
import { emailChangedLetter, verifyEmailLetter } from '../mail/templates.ts';
import { issueMailToken, linkHours, mailLink, requireMailToken, spendMailToken } from './mail-token.ts';
import { mailNotice } from './notice.ts';
import type { Actor, Services } from './services.ts';

const purpose = 'VERIFY_EMAIL';

/** Mails a link that makes a user's present address their verified one. */
export function mailVerification(services: Services, userId: string, email: string): void {
  mailLinkTo(services, { userId, email, isStillWanted: async (user) => user.email === email });
}

/**
 * Mails a link that makes an address a user's.
 *
 * @param user as they were when they asked
 * @param passwordHash what they proved themselves by: a password that was changed since voids what was asked by it
 */
export function mailEmailChange(
  services: Services,
  { user, passwordHash }: { readonly user: User; readonly passwordHash: string },
  email: string,
): void {
  const { id: userId } = user;
  mailLinkTo(services, {
    userId,
    email,
    isStillWanted: async (now, transaction) =>
      now.email === user.email &&
      (await transaction.credential.count({ where: { userId, passwordHash } })) > 0,
  });
}

interface WantedLink {
  readonly userId: string;
  readonly email: string;
  /** Whether nothing has happened meanwhile that voids it: the link is made after the answer. */
  readonly isStillWanted: (now: User, transaction: DbClient) => Promise<boolean>;
}

function mailLinkTo({ db, post, publicUrl }: Services, { userId, email, isStillWanted }: WantedLink): void {
  post.send(async () => {
    const token = await transact(db, async (transaction) => {
      const user = await lockUser(transaction, userId);
      if (!user || !(await isStillWanted(user, transaction))) return null;
      return await issueMailToken(transaction, { userId, purpose, email });
    });
    if (!token) return null;
    return writeMail(email, verifyEmailLetter(mailLink(publicUrl, purpose, token), linkHours[purpose]));
  });
}

/**
 * Mails somebody a link that verifies their present address.
 *
 * @returns false when it is verified already, and there is nothing to mail
 * @throws RateLimitedError when too much was mailed
 */
export async function sendEmailVerification(services: Services, asker: Actor): Promise<boolean> {
  const user = await services.db.user.findUnique({ where: { id: asker.userId } });
  if (!user) throw new UnauthenticatedError();
  if (user.emailVerifiedAt) return false;
  await services.rateLimits.countOwnEmail({ address: asker.address, email: user.email, kind: purpose });
  mailVerification(services, user.id, user.email);
  return true;
}

/**
 * Makes the address that a link was mailed to its account's verified one: also how an address is changed.
 *
 * @param viewerId whose session the link comes with: the account's own proves that its password and its mailbox are one
 *   person's. A link that is opened on another device works as well, and leaves that open.
 * @throws InputError when the link doesn't work any more, or another account has the address by now
 */
export async function verifyEmail(services: Services, token: string, viewerId: string | null): Promise<void> {
  const { db, pubsub, publicUrl } = services;
  const found = await requireMailToken(db, purpose, token);
  const { userId, email } = found;
  const before = await transact(db, async (transaction) => {
    // When the account is gone, so is the link.
    const user = await lockUser(transaction, userId);
    await spendMailToken(transaction, found);
    if (viewerId === userId || user?.email !== email) {
      await transaction.credential.updateMany({
        where: { userId },
        data: { isProved: viewerId === userId },
      });
    }
    await transaction.user.update({ where: { id: userId }, data: { email, emailVerifiedAt: new Date() } });
    // What was mailed to a former address must not set this account's password any more.
    await transaction.mailToken.deleteMany({ where: { userId } });
    return user;
  }).catch((error) => {
    throw isTaken(error) ? new InputError('Another account has this email address.', 'token') : error;
  });
  pubsub.publish(`viewer:${userId}`);
  if (before && before.email !== email) await mailNotice(services, before, emailChangedLetter(publicUrl));
}
