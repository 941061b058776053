import { InvalidCredentialsError, UnauthenticatedError } from '../errors.ts';
import type { User } from '../generated/sqlite/client.ts';
import { isPassword } from './password.ts';
import type { Actor, Services } from './services.ts';

interface Proof {
  readonly password: string;
  /** The input's name for it. */
  readonly field: string;
}

/**
 * Makes sure that it is the owner of an account who asks, and not somebody at a device that they left: the password is
 * asked for again, and guesses count by session: strangers' at login are not in the owner's way.
 *
 * @throws InvalidCredentialsError when the password is wrong, or the account has none
 * @throws RateLimitedError after too many wrong ones
 */
export async function requirePassword(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  { userId, sessionId }: Actor,
  { password, field }: Proof,
): Promise<{ user: User; passwordHash: string }> {
  const found = await db.user.findUnique({ where: { id: userId }, include: { credential: true } });
  if (!found) throw new UnauthenticatedError();
  const { credential, ...user } = found;
  if (!credential) {
    throw new InvalidCredentialsError(
      'Your account has no password yet. Set one first with a link from your account page.',
      field,
    );
  }
  const { passwordHash } = credential;
  await rateLimits.guardPasswordCheck(sessionId, async () => {
    if (!(await isPassword(password, passwordHash)))
      throw new InvalidCredentialsError('Incorrect password.', field);
  });
  return { user, passwordHash };
}
