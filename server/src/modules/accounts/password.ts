import { normaliseEmail } from '@canary/input/account';
import type { passwordChange, passwordReset } from '@canary/input/account-changes';
import { maxEmailLength } from '@canary/input/limits';
import type { z } from 'zod';
import type { User } from '../../generated/sqlite/client.ts';
import { lockUser, transact } from '../../platform/database/transact.ts';
import { InvalidCredentialsError, UnauthenticatedError } from '../../platform/errors.ts';
import { renderEmail } from '../../platform/mail/email-template.ts';
import { passwordChangedEmail, passwordResetEmail } from '../../platform/mail/templates.ts';
import type { Sender, SessionActor } from '../credentials/actor.ts';
import { hashPassword, requirePassword } from '../credentials/password.ts';
import { replacePasswordKey } from '../history/keys.ts';
import { issueMailToken, mailLink, requireMailToken, spendMailToken } from './mail-token.ts';
import { type AccountServices, findUserByEmail, sendNotice } from './services.ts';

/**
 * Changes a user's password, and the history key that the password wraps. Ends all other sessions and notifies the
 * user.
 *
 * @throws InvalidCredentialsError if the current password is wrong
 * @throws ConflictError if the history has another key by now
 * @throws RateLimitedError after too many wrong passwords, or too many changes
 */
export async function changePassword(
  services: AccountServices,
  actor: SessionActor,
  { currentPassword, newPassword, historyKey: key, historyKeyId: keyId }: z.output<typeof passwordChange>,
): Promise<User> {
  const field = 'currentPassword';
  const { user, passwordHash } = await requirePassword(services, actor, {
    password: currentPassword,
    field,
  });
  const { db, pubsub, rateLimits, publicUrl, clock } = services;
  await rateLimits.count(['password-change', user.id]);
  const newHash = await hashPassword(newPassword, actor.address);
  const now = clock.now();
  const data = { passwordHash: newHash, changedAt: new Date(now) };
  const { id: userId, email } = user;
  await transact(db, async (transaction) => {
    if (!(await lockUser(transaction, userId))) throw new UnauthenticatedError();
    // A concurrent change may have replaced the password that was checked.
    const { count } = await transaction.credential.updateMany({ where: { userId, passwordHash }, data });
    if (count === 0) throw new InvalidCredentialsError('Your password was just changed elsewhere.', field);
    await replacePasswordKey(transaction, userId, key && keyId ? { key, keyId } : null, now);
    await transaction.session.deleteMany({ where: { userId, id: { not: actor.sessionId } } });
    // Cancels pending resets and address changes. A link that verifies the current address stays valid.
    await transaction.mailToken.deleteMany({
      where: { userId, OR: [{ purpose: 'RESET_PASSWORD' }, { email: { not: email } }] },
    });
  });
  services.audit('password-change', userId);
  pubsub.publish(`sessions:${userId}`);
  pubsub.publish(`history:${userId}`);
  await sendNotice(services, user, passwordChangedEmail(`${publicUrl}/forgot-password`));
  return user;
}

const purpose = 'RESET_PASSWORD';

/**
 * Mails a link that sets a new password, if the address has an account. To hide whether the address has an account, all
 * work that depends on the account happens after the response, including the limit by recipient.
 *
 * @throws RateLimitedError after too many requests from the IP address
 */
export async function requestPasswordReset(
  services: AccountServices,
  { address }: Sender,
  { email }: { readonly email: string },
): Promise<void> {
  const { db, rateLimits, mailQueue, publicUrl, clock } = services;
  await rateLimits.count(['email-visitor', address]);
  const normal = normaliseEmail(email);
  const requestedAt = new Date(clock.now());
  mailQueue.send(async () => {
    if (normal.length > maxEmailLength || !(await rateLimits.allow(['email-recipient', normal, purpose])))
      return null;
    const user = await findUserByEmail(db, email);
    if (!user) return null;
    const token = await transact(db, async (transaction) => {
      const current = await lockUser(transaction, user.id);
      const credential = await transaction.credential.findUnique({ where: { userId: user.id } });
      // A change of address or password since the request voids it.
      if (current?.email !== user.email || (credential && credential.changedAt > requestedAt)) return null;
      return await issueMailToken(transaction, { userId: user.id, purpose, email: user.email }, clock.now());
    });
    return token === null
      ? null
      : renderEmail(user.email, passwordResetEmail(mailLink(publicUrl, purpose, token)));
  });
}

/**
 * Sets a password with a mailed link, also for an account without a password. Verifies the address, and ends every
 * session, API key and Google login: the old password may have been stolen, or a stranger may have created the account.
 *
 * @param sender the visitor. Their IP address counts as an address of the owner from now on
 * @throws InputError if the link is no longer valid
 */
export async function resetPassword(
  services: AccountServices,
  { address }: Sender,
  { token, password }: z.output<typeof passwordReset>,
): Promise<void> {
  const { db, pubsub, rateLimits, publicUrl, clock } = services;
  // The link is checked before the password is hashed, so that only a valid link causes the expensive hash.
  const found = await requireMailToken(db, purpose, token, clock.now());
  const { userId, email } = found;
  const passwordHash = await hashPassword(password, address);
  const now = clock.now();
  const credential = { passwordHash, changedAt: new Date(now), isProved: true };
  const emailVerifiedAt = new Date(now);
  await transact(db, async (transaction) => {
    // Deleting an account deletes its links.
    await lockUser(transaction, userId);
    await spendMailToken(transaction, found, now);
    await transaction.user.update({ where: { id: userId }, data: { email, emailVerifiedAt } });
    await transaction.credential.upsert({
      where: { userId },
      create: { userId, ...credential },
      update: credential,
    });
    await transaction.session.deleteMany({ where: { userId } });
    await transaction.apiKey.deleteMany({ where: { userId } });
    await transaction.identity.deleteMany({ where: { userId } });
    await transaction.mailToken.deleteMany({ where: { userId } });
    // The old password wrapped this key; the recovery code still unlocks the history.
    await replacePasswordKey(transaction, userId, null, now);
  });
  services.audit('password-reset', userId);
  await rateLimits.clearFailedLogins({ address, email });
  pubsub.publish(`sessions:${userId}`);
  pubsub.publish(`history:${userId}`);
  await sendNotice(
    services,
    { email, emailVerifiedAt },
    passwordChangedEmail(`${publicUrl}/forgot-password`),
  );
}
