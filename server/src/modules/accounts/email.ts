import type { emailChange } from '@canary/input/account-changes';
import type { z } from 'zod';
import type { User } from '../../generated/sqlite/client.ts';
import type { DbClient } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/error-codes.ts';
import { lockUser, transact } from '../../platform/database/transact.ts';
import {
  InputError,
  InvalidCredentialsError,
  NotFoundError,
  UnauthenticatedError,
} from '../../platform/errors.ts';
import { renderEmail } from '../../platform/mail/email-template.ts';
import {
  emailChangedEmail,
  emailChangeRequestedEmail,
  verificationEmail,
} from '../../platform/mail/templates.ts';
import type { Sender, SessionActor } from '../credentials/actor.ts';
import { requirePassword } from '../credentials/password.ts';
import { issueMailToken, linkHours, mailLink, requireMailToken, spendMailToken } from './mail-token.ts';
import { type AccountServices, sendNotice } from './services.ts';

const purpose = 'VERIFY_EMAIL';

/** Mails a link that verifies a user's current address. The link is created after the response. */
export function mailVerification(services: AccountServices, userId: string, email: string): void {
  const { db, mailQueue, publicUrl, clock } = services;
  mailQueue.send(async () => {
    const token = await transact(db, async (transaction) => {
      const user = await lockUser(transaction, userId);
      if (user?.email !== email) return null;
      return await issueMailToken(transaction, { userId, purpose, email }, clock.now());
    });
    if (!token) return null;
    return renderEmail(email, verificationEmail(mailLink(publicUrl, purpose, token), linkHours[purpose]));
  });
}

/**
 * Mails a logged-in user a link that verifies their current address.
 *
 * @returns false if the address is already verified
 * @throws RateLimitedError after too many emails
 */
export async function sendEmailVerification(
  services: AccountServices,
  actor: SessionActor,
): Promise<boolean> {
  const user = await services.db.user.findUnique({ where: { id: actor.userId } });
  if (!user) throw new UnauthenticatedError();
  if (user.emailVerifiedAt) return false;
  await services.rateLimits.count(['email-user', actor.address], ['email-recipient', user.email, purpose]);
  mailVerification(services, user.id, user.email);
  return true;
}

/** A new email address whose owner hasn't followed the mailed link yet. */
export interface EmailChange {
  readonly email: string;
  /** When the link expires. */
  readonly expiresAt: Date;
}

/** The change of a user's address that waits for confirmation; null if no change waits. */
export async function findEmailChange(
  client: DbClient,
  { id: userId, email }: Pick<User, 'id' | 'email'>,
  now: number,
): Promise<EmailChange | null> {
  return await client.mailToken.findFirst({
    where: { userId, purpose, email: { not: email }, expiresAt: { gt: new Date(now) } },
  });
}

/**
 * Mails a link to a new address, which becomes the account's address when the user follows the link. The current
 * address gets a notice. Only the owner of the new address can learn whether another account has this address.
 *
 * @throws InputError if the new address is already the account's verified address
 * @throws InvalidCredentialsError if the password is wrong
 * @throws RateLimitedError after too many wrong passwords, or too many emails
 */
export async function requestEmailChange(
  services: AccountServices,
  actor: SessionActor,
  { email, password }: z.output<typeof emailChange>,
): Promise<void> {
  const { user, passwordHash } = await requirePassword(services, actor, { password, field: 'password' });
  if (email === user.email && user.emailVerifiedAt) {
    throw new InputError('This is your email address already.', 'email');
  }
  const { id: userId } = user;
  await mailChange(services, actor, email, async (current, transaction) => {
    // A change of address or password since the request voids it.
    const isSame = current.email === user.email;
    if (!isSame || (await transaction.credential.count({ where: { userId, passwordHash } })) === 0)
      throw new InvalidCredentialsError('Your account was just changed elsewhere.', 'password');
  });
  await sendNotice(services, user, emailChangeRequestedEmail(services.publicUrl));
}

/**
 * Mails a new link for the change of address that waits for confirmation. The earlier link stops working.
 *
 * @throws NotFoundError if no change waits, for example because its link has expired
 * @throws RateLimitedError after too many emails
 */
export async function resendEmailChange(services: AccountServices, actor: SessionActor): Promise<void> {
  const { db, clock } = services;
  const user = await db.user.findUnique({ where: { id: actor.userId } });
  const change = user && (await findEmailChange(db, user, clock.now()));
  if (!change) throw new NotFoundError(noEmailChange);
  await mailChange(services, actor, change.email, async (current, transaction) => {
    const stillWaiting = await findEmailChange(transaction, current, clock.now());
    if (stillWaiting?.email !== change.email) throw new NotFoundError(noEmailChange);
  });
}

const noEmailChange = 'No change of your email address is waiting. Request it again.';

/** Cancels the change of address that waits for confirmation, if any: its link stops working. */
export async function cancelEmailChange(
  { db, pubsub }: Pick<AccountServices, 'db' | 'pubsub'>,
  { userId }: SessionActor,
): Promise<void> {
  await transact(db, async (transaction) => {
    const user = await lockUser(transaction, userId);
    if (!user) throw new UnauthenticatedError();
    await voidEmailChange(transaction, user);
  });
  pubsub.publish(`viewer:${userId}`);
}

async function voidEmailChange(transaction: DbClient, { id: userId, email }: User): Promise<void> {
  await transaction.mailToken.deleteMany({ where: { userId, purpose, email: { not: email } } });
}

/** @param check called with the locked user; throws if the change isn't allowed */
async function mailChange(
  services: AccountServices,
  { userId, address }: SessionActor,
  email: string,
  check: (user: User, transaction: DbClient) => Promise<void>,
): Promise<void> {
  const { db, pubsub, rateLimits, mailQueue, publicUrl, clock } = services;
  await rateLimits.count(['email-user', address], ['email-recipient', email, 'CHANGE_EMAIL']);
  const token = await transact(db, async (transaction) => {
    const user = await lockUser(transaction, userId);
    if (!user) throw new UnauthenticatedError();
    await check(user, transaction);
    await voidEmailChange(transaction, user);
    return await issueMailToken(transaction, { userId, purpose, email }, clock.now());
  });
  pubsub.publish(`viewer:${userId}`);
  const link = mailLink(publicUrl, purpose, token);
  mailQueue.send(() => renderEmail(email, verificationEmail(link, linkHours[purpose])));
}

/**
 * Verifies the address to which a link was mailed. For a change of address, the verified address replaces the old
 * address.
 *
 * @param sender the visitor or user who follows the link. Only if it is the account's user, one person has the
 *   password and the mailbox
 * @throws InputError if the link is no longer valid, or another account has the address by now
 */
export async function verifyEmail(
  services: AccountServices,
  sender: Sender,
  { token }: { readonly token: string },
): Promise<void> {
  const { db, pubsub, audit, publicUrl, clock } = services;
  const found = await requireMailToken(db, purpose, token, clock.now());
  const { userId, email } = found;
  const previous = await transact(db, async (transaction) => {
    // Deleting an account deletes its links.
    const user = await lockUser(transaction, userId);
    const now = clock.now();
    await spendMailToken(transaction, found, now);
    if (sender.userId === userId || user?.email !== email) {
      await transaction.credential.updateMany({
        where: { userId },
        data: { isProved: sender.userId === userId },
      });
    }
    await transaction.user.update({
      where: { id: userId },
      data: { email, emailVerifiedAt: new Date(now) },
    });
    // Links mailed to a former address must no longer set this account's password.
    if (user?.email !== email) await transaction.mailToken.deleteMany({ where: { userId } });
    return user;
  }).catch((error) => {
    throw isUniqueViolation(error)
      ? new InputError('Another account has this email address.', 'token')
      : error;
  });
  pubsub.publish(`viewer:${userId}`);
  if (previous && previous.email !== email) {
    audit('email-change', userId);
    await sendNotice(services, previous, emailChangedEmail(publicUrl));
  }
}
