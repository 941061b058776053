import type { emailChange } from '@canary/input/account-changes';
import type { z } from 'zod';
import { type Actor, requirePassword } from '../credentials/password.ts';
import type { DbClient } from '../database/database.ts';
import { isUniqueViolation } from '../database/error-codes.ts';
import { lockUser, transact } from '../database/transact.ts';
import { InputError, UnauthenticatedError } from '../errors.ts';
import type { User } from '../generated/sqlite/client.ts';
import { renderEmail } from '../mail/email-template.ts';
import { emailChangedEmail, verificationEmail } from '../mail/templates.ts';
import { issueMailToken, linkHours, mailLink, requireMailToken, spendMailToken } from './mail-token.ts';
import { type AccountServices, sendNotice } from './services.ts';

const purpose = 'VERIFY_EMAIL';

/** Mails a link that verifies a user's current address. */
export function mailVerification(services: AccountServices, userId: string, email: string): void {
  mailVerificationLink(services, { userId, email, isStillValid: async (user) => user.email === email });
}

/**
 * Mails a logged-in user a link that verifies their current address.
 *
 * @returns false if it is verified already
 * @throws RateLimitedError after too many emails
 */
export async function sendEmailVerification(services: AccountServices, actor: Actor): Promise<boolean> {
  const user = await services.db.user.findUnique({ where: { id: actor.userId } });
  if (!user) throw new UnauthenticatedError();
  if (user.emailVerifiedAt) return false;
  await services.rateLimits.count(['email-user', actor.address], ['email-recipient', user.email, purpose]);
  mailVerification(services, user.id, user.email);
  return true;
}

/**
 * Mails a link to a new address; following it changes the account's address. Only the owner of the new address can learn
 * whether another account has it.
 *
 * @throws InputError if it is the account's verified address already
 * @throws InvalidCredentialsError if the password is wrong
 * @throws RateLimitedError after too many wrong passwords, or too many emails
 */
export async function requestEmailChange(
  services: AccountServices,
  actor: Actor,
  { email, password }: z.output<typeof emailChange>,
): Promise<void> {
  const { user, passwordHash } = await requirePassword(services, actor, { password, field: 'password' });
  if (email === user.email && user.emailVerifiedAt) {
    throw new InputError('This is your email address already.', 'email');
  }
  await services.rateLimits.count(['email-user', actor.address], ['email-recipient', email, 'CHANGE_EMAIL']);
  const { id: userId } = user;
  mailVerificationLink(services, {
    userId,
    email,
    // A change of address or password since the request voids it.
    isStillValid: async (current, transaction) =>
      current.email === user.email &&
      (await transaction.credential.count({ where: { userId, passwordHash } })) > 0,
  });
}

interface VerificationLink {
  readonly userId: string;
  readonly email: string;
  /** Checks that nothing has voided the request: the link is created after the response. */
  readonly isStillValid: (current: User, transaction: DbClient) => Promise<boolean>;
}

function mailVerificationLink(
  services: AccountServices,
  { userId, email, isStillValid }: VerificationLink,
): void {
  const { db, mailQueue, publicUrl, clock } = services;
  mailQueue.send(async () => {
    const token = await transact(db, async (transaction) => {
      const user = await lockUser(transaction, userId);
      if (!user || !(await isStillValid(user, transaction))) return null;
      return await issueMailToken(transaction, { userId, purpose, email }, clock.now());
    });
    if (!token) return null;
    return renderEmail(email, verificationEmail(mailLink(publicUrl, purpose, token), linkHours[purpose]));
  });
}

/**
 * Makes the address that a link was mailed to the verified address of its account. This is also how an address changes.
 *
 * @param viewerId the logged-in user. If it is the user of the account, the same person has the password and the mailbox.
 *   A link works without this, too, but then doesn't prove it.
 * @throws InputError if the link is no longer valid, or another account has the address by now
 */
export async function verifyEmail(
  services: AccountServices,
  token: string,
  viewerId: string | null,
): Promise<void> {
  const { db, pubsub, publicUrl, clock } = services;
  const found = await requireMailToken(db, purpose, token, clock.now());
  const { userId, email } = found;
  const previous = await transact(db, async (transaction) => {
    // Deleting an account deletes its links.
    const user = await lockUser(transaction, userId);
    await spendMailToken(transaction, found, clock.now());
    if (viewerId === userId || user?.email !== email) {
      await transaction.credential.updateMany({
        where: { userId },
        data: { isProved: viewerId === userId },
      });
    }
    await transaction.user.update({ where: { id: userId }, data: { email, emailVerifiedAt: new Date() } });
    // Links mailed to a former address must no longer set this account's password.
    await transaction.mailToken.deleteMany({ where: { userId } });
    return user;
  }).catch((error) => {
    throw isUniqueViolation(error)
      ? new InputError('Another account has this email address.', 'token')
      : error;
  });
  pubsub.publish(`viewer:${userId}`);
  if (previous && previous.email !== email) {
    await sendNotice(services, previous, emailChangedEmail(publicUrl));
  }
}
