import { normaliseEmail } from '@canary/input/account';
import type { passwordReset } from '@canary/input/account-changes';
import { maxEmailLength } from '@canary/input/limits';
import type { z } from 'zod';
import { lockUser } from '../database/lock-user.ts';
import { transact } from '../database/transact.ts';
import { replacePasswordKey } from '../history/keys.ts';
import { writeMail } from '../mail/email-template.ts';
import { passwordChangedLetter, resetPasswordLetter } from '../mail/templates.ts';
import { findByEmail } from './find-by-email.ts';
import { issueMailToken, mailLink, requireMailToken, spendMailToken } from './mail-token.ts';
import { mailNotice } from './notice.ts';
import { hashPassword } from './password.ts';
import type { Services } from './services.ts';

const purpose = 'RESET_PASSWORD';

/**
 * Mails a link that sets a new password, if the address has an account. Nothing tells whether it has: all that depends on
 * it, a limit on mails to one address too, happens after the answer.
 *
 * @param address the network address that asks
 * @throws RateLimitedError when the network address has asked too often
 */
export async function requestPasswordReset(
  services: Services,
  email: string,
  address: string,
): Promise<void> {
  const { db, rateLimits, post, publicUrl } = services;
  await rateLimits.countEmailRequest(address);
  const normal = normaliseEmail(email);
  const askedAt = new Date();
  post.send(async () => {
    if (normal.length > maxEmailLength || !(await rateLimits.allowEmail(normal, purpose))) return null;
    const user = await findByEmail(db, normal);
    if (!user) return null;
    const token = await transact(db, async (transaction) => {
      const now = await lockUser(transaction, user.id);
      const credential = await transaction.credential.findUnique({ where: { userId: user.id } });
      // A new address or password voids what was asked for before, and this would come after it.
      if (now?.email !== normal || (credential && credential.changedAt > askedAt)) return null;
      return await issueMailToken(transaction, { userId: user.id, purpose, email: normal });
    });
    return token === null
      ? null
      : writeMail(normal, resetPasswordLetter(mailLink(publicUrl, purpose, token)));
  });
}

/**
 * Sets a password by a link that was mailed: a new one, or the first of somebody who only ever came by Google. It proves
 * the address, and ends every session and every tie to Google, since whoever forgot a password may have had it stolen, and
 * somebody else may have made the account.
 *
 * @param address the network address that the link is used from: its owner's
 * @throws InputError when the link doesn't work any more, or the password can't be one
 */
export async function resetPassword(
  services: Services,
  { token, password }: z.output<typeof passwordReset>,
  address: string,
): Promise<void> {
  const { db, pubsub, rateLimits, publicUrl } = services;
  // Found before the password is hashed, which is work: nobody can make us do it without a link.
  const found = await requireMailToken(db, purpose, token);
  const { userId, email } = found;
  const credential = { passwordHash: await hashPassword(password), changedAt: new Date(), isProved: true };
  const emailVerifiedAt = new Date();
  await transact(db, async (transaction) => {
    // When the account is gone, so is the link.
    await lockUser(transaction, userId);
    await spendMailToken(transaction, found);
    await transaction.user.update({ where: { id: userId }, data: { email, emailVerifiedAt } });
    await transaction.credential.upsert({
      where: { userId },
      create: { userId, ...credential },
      update: credential,
    });
    await transaction.session.deleteMany({ where: { userId } });
    await transaction.identity.deleteMany({ where: { userId } });
    await transaction.mailToken.deleteMany({ where: { userId } });
    // It was wrapped by a password that nobody knows any more: a recovery code opens the history.
    await replacePasswordKey(transaction, userId, null);
  });
  await rateLimits.clearFailedLogIns({ address, email });
  pubsub.publish(`sessions:${userId}`);
  pubsub.publish(`history:${userId}`);
  await mailNotice(
    services,
    { email, emailVerifiedAt },
    passwordChangedLetter(`${publicUrl}/forgot-password`),
  );
}
