import { newPassword, normaliseEmail } from '@canary/input/account';
import { maxEmailLength } from '@canary/input/limits';
import { z } from 'zod';
import type { Db } from '../db.ts';
import type { User } from '../generated/sqlite/client.ts';
import { writeMail } from '../mail/letter.ts';
import { passwordChangedLetter, resetPasswordLetter } from '../mail/letters.ts';
import { parseInput } from './input.ts';
import { issueMailToken, mailLink, requireMailToken, spendMailToken } from './mail-token.ts';
import { hashPassword } from './password.ts';
import type { Services } from './services.ts';

const purpose = 'RESET_PASSWORD';
const schema = z.object({ token: z.string(), password: newPassword });

/**
 * Mails a link that sets a new password, if the address has an account. Nothing tells whether it has: all that depends on
 * it, a limit on mails to one address too, happens after the answer.
 *
 * @param address the network address that asks
 * @throws RateLimitedError when the network address has asked too often
 */
export function requestPasswordReset(services: Services, email: string, address: string): void {
  const { db, throttle, post, publicUrl } = services;
  throttle.beginMail({ address });
  const normal = normaliseEmail(email);
  post.send(async () => {
    if (normal.length > maxEmailLength || !throttle.mayMail(normal)) return null;
    const user = await findByEmail(db, normal);
    if (!user) return null;
    const token = await db.$transaction((transaction) =>
      issueMailToken(transaction, { userId: user.id, purpose, email: normal }),
    );
    return writeMail(normal, resetPasswordLetter(mailLink(publicUrl, purpose, token)));
  });
}

/**
 * Sets a password by a link that was mailed: a new one, or the first of somebody who only ever came by Google. It proves
 * the address, and ends every session, since whoever forgot a password may have had it stolen.
 *
 * @throws InputError when the link doesn't work any more, or the password can't be one
 */
export async function resetPassword(
  { db, pubsub, post, publicUrl }: Services,
  input: z.input<typeof schema>,
): Promise<void> {
  const { token, password } = parseInput(schema, input);
  // Found before the password is hashed, which is work: nobody can make us do it without a link.
  const found = await requireMailToken(db, purpose, token);
  const { userId, email } = found;
  const credential = { passwordHash: await hashPassword(password), changedAt: new Date() };
  await db.$transaction(async (transaction) => {
    await spendMailToken(transaction, found);
    await transaction.user.update({ where: { id: userId }, data: { email, emailVerifiedAt: new Date() } });
    await transaction.credential.upsert({
      where: { userId },
      create: { userId, ...credential },
      update: credential,
    });
    await transaction.session.deleteMany({ where: { userId } });
    await transaction.mailToken.deleteMany({ where: { userId } });
  });
  pubsub.publish(`sessions:${userId}`);
  post.send(() => writeMail(email, passwordChangedLetter(`${publicUrl}/forgot-password`)));
}

async function findByEmail(db: Db, email: string): Promise<User | null> {
  // Postgres has no text with a zero character, and says so with an error.
  return email.includes('\0') ? null : await db.user.findUnique({ where: { email } });
}
