import type { passwordChange } from '@canary/input/account-changes';
import type { z } from 'zod';
import { lockUser } from '../database/lock-user.ts';
import { transact } from '../database/transact.ts';
import { InvalidCredentialsError, UnauthenticatedError } from '../errors.ts';
import type { User } from '../generated/sqlite/client.ts';
import { replacePasswordKey } from '../history/keys.ts';
import { passwordChangedLetter } from '../mail/templates.ts';
import { mailNotice } from './notice.ts';
import { hashPassword } from './password.ts';
import { requirePassword } from './require-password.ts';
import type { Actor, Services } from './services.ts';

/**
 * Changes somebody's password, and what it wraps: the key of their history. Every other session of theirs ends, and their
 * address is told if it is verified.
 *
 * @throws InvalidCredentialsError when the current password is wrong
 * @throws ConflictError when the history has another key by now
 * @throws RateLimitedError after too many wrong ones, or too many changes
 */
export async function changePassword(
  services: Services,
  asker: Actor,
  input: z.output<typeof passwordChange>,
): Promise<User> {
  const { currentPassword, newPassword, historyKey: key, historyKeyId: keyId } = input;
  const proof = { password: currentPassword, field: 'currentPassword' };
  const { user, passwordHash } = await requirePassword(services, asker, proof);
  const { db, pubsub, rateLimits, publicUrl } = services;
  await rateLimits.countPasswordChange(user.id);
  const data = { passwordHash: await hashPassword(newPassword), changedAt: new Date() };
  const { id: userId, email } = user;
  await transact(db, async (transaction) => {
    if (!(await lockUser(transaction, userId))) throw new UnauthenticatedError();
    // Of two changes at once the later knew a password that is no longer the present one.
    const { count } = await transaction.credential.updateMany({ where: { userId, passwordHash }, data });
    if (count === 0)
      throw new InvalidCredentialsError('Your password was just changed elsewhere.', proof.field);
    await replacePasswordKey(transaction, userId, key && keyId ? { key, keyId } : null);
    await transaction.session.deleteMany({ where: { userId, id: { not: asker.sessionId } } });
    // Neither a reset that was asked for before, nor a change of address, survives; a link to the present address does.
    await transaction.mailToken.deleteMany({
      where: { userId, OR: [{ purpose: 'RESET_PASSWORD' }, { email: { not: email } }] },
    });
  });
  pubsub.publish(`sessions:${userId}`);
  pubsub.publish(`history:${userId}`);
  await mailNotice(services, user, passwordChangedLetter(`${publicUrl}/forgot-password`));
  return user;
}
