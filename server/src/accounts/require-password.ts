import { InputError, UnauthenticatedError } from '../errors.ts';
import type { User } from '../generated/sqlite/client.ts';
import { isPassword } from './password.ts';
import type { Asker, Services } from './services.ts';

interface Proof {
  readonly password: string;
  /** The input's name for it. */
  readonly field: string;
}

/**
 * Makes sure that it is the owner of an account who asks, and not somebody at a device that they left: the password is
 * asked for again, and guesses count like those at sign-in.
 *
 * @throws InputError when the password is wrong, or the account has none
 * @throws RateLimitedError after too many wrong ones
 */
export async function requirePassword(
  { db, throttle }: Pick<Services, 'db' | 'throttle'>,
  { userId, address }: Asker,
  { password, field }: Proof,
): Promise<{ user: User; passwordHash: string }> {
  const found = await db.user.findUnique({ where: { id: userId }, include: { credential: true } });
  if (!found) throw new UnauthenticatedError();
  const { credential, ...user } = found;
  if (!credential) {
    throw new InputError(
      'Your account has no password yet. Set one first: sign out, and choose "Forgot password?".',
      field,
    );
  }
  const attempt = { address, email: user.email };
  throttle.beginSignIn(attempt);
  if (!(await isPassword(password, credential.passwordHash))) {
    throw new InputError('This is not your password.', field);
  }
  throttle.passSignIn(attempt);
  return { user, passwordHash: credential.passwordHash };
}
