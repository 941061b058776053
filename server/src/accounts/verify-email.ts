import { isTaken } from '../database/taken.ts';
import { InputError, UnauthenticatedError } from '../errors.ts';
import type { User } from '../generated/sqlite/client.ts';
import { writeMail } from '../mail/letter.ts';
import { emailChangedLetter, verifyEmailLetter } from '../mail/letters.ts';
import { issueMailToken, linkHours, mailLink, requireMailToken, spendMailToken } from './mail-token.ts';
import type { Asker, Services } from './services.ts';

const purpose = 'VERIFY_EMAIL';

/** Mails a link that makes an address the user's verified one, whether it is the present one or shall be. */
export function mailVerification({ db, post, publicUrl }: Services, userId: string, email: string): void {
  post.send(async () => {
    const token = await db.$transaction((transaction) =>
      issueMailToken(transaction, { userId, purpose, email }),
    );
    const letter = verifyEmailLetter(mailLink(publicUrl, purpose, token), linkHours[purpose]);
    return writeMail(email, letter);
  });
}

/**
 * Mails somebody a link that verifies their present address.
 *
 * @returns false when it is verified already, and there is nothing to mail
 * @throws RateLimitedError when too much was mailed
 */
export async function sendEmailVerification(services: Services, asker: Asker): Promise<boolean> {
  const user = await services.db.user.findUnique({ where: { id: asker.userId } });
  if (!user) throw new UnauthenticatedError();
  if (user.emailVerifiedAt) return false;
  services.throttle.beginMail({ address: asker.address, email: user.email });
  mailVerification(services, user.id, user.email);
  return true;
}

/**
 * Makes the address that a link was mailed to its account's verified one: also how an address is changed.
 *
 * @throws InputError when the link doesn't work any more, or another account has the address by now
 */
export async function verifyEmail({ db, pubsub, post, publicUrl }: Services, token: string): Promise<void> {
  const found = await requireMailToken(db, purpose, token);
  const { userId, email } = found;
  const before = await db
    .$transaction(async (transaction): Promise<User | null> => {
      await spendMailToken(transaction, found);
      const user = await transaction.user.findUnique({ where: { id: userId } });
      await transaction.user.update({ where: { id: userId }, data: { email, emailVerifiedAt: new Date() } });
      // What was mailed to a former address must not set this account's password any more.
      await transaction.mailToken.deleteMany({ where: { userId } });
      return user;
    })
    .catch((error) => {
      throw isTaken(error) ? new InputError('Another account has this e-mail address.', 'token') : error;
    });
  pubsub.publish(`viewer:${userId}`);
  if (before && before.email !== email) {
    post.send(() => writeMail(before.email, emailChangedLetter(publicUrl)));
  }
}
