import { newPassword } from '@canary/input/account';
import { historyKey } from '@canary/input/history';
import { z } from 'zod';
import { lockUser } from '../database/lock-user.ts';
import { transact } from '../database/transact.ts';
import { InvalidCredentialsError, UnauthenticatedError } from '../errors.ts';
import type { User } from '../generated/sqlite/client.ts';
import { replacePasswordKey } from '../history/keys.ts';
import { parseInput } from '../input.ts';
import { passwordChangedLetter } from '../mail/templates.ts';
import { mailNotice } from './notice.ts';
import { hashPassword } from './password.ts';
import { requirePassword } from './require-password.ts';
import type { Actor, Services } from './services.ts';

const schema = z
  .object({
    currentPassword: z.string(),
    newPassword,
    historyKey: historyKey
      .refine(({ method }) => method === 'PASSWORD', 'Wrap it by the new password.')
      .nullish(),
    historyKeyId: z.string().nullish(),
  })
  .refine(({ historyKey: key, historyKeyId: id }) => !key === !id, {
    error: 'A key and its id come together.',
    path: ['historyKeyId'],
  });

/**
 * Changes somebody's password, and what it wraps: the key of their history. Every other session of theirs ends, and their
 * address is told if it is verified.
 *
 * @throws InputError when the new password is invalid
 * @throws InvalidCredentialsError when the current password is wrong
 * @throws ConflictError when the history has another key by now
 * @throws RateLimitedError after too many wrong ones, or too many changes
 */
export async function changePassword(
  services: Services,
  asker: Actor,
  input: z.input<typeof schema>,
): Promise<User> {
  const {
    currentPassword,
    newPassword: wanted,
    historyKey: key,
    historyKeyId: keyId,
  } = parseInput(schema, input);
  const proof = { password: currentPassword, field: 'currentPassword' };
  const { user, passwordHash } = await requirePassword(services, asker, proof);
  const { db, pubsub, rateLimits, publicUrl } = services;
  await rateLimits.countPasswordChange(user.id);
  const data = { passwordHash: await hashPassword(wanted), changedAt: new Date() };
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
