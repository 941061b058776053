import { isPasswordLength, normalisePassword } from '@canary/input/account';
import { passwordLength } from '@canary/input/limits';
import { hash, type Options, verify } from '@node-rs/argon2';
import type { Db } from '../database/database.ts';
import { InvalidCredentialsError, UnauthenticatedError } from '../errors.ts';
import type { User } from '../generated/sqlite/client.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';

/** argon2id (the library's default) with OWASP's first recommended parameters; memory in KiB. */
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash that no password matches, for unknown addresses. Created at start, so that the first use takes no longer. */
const decoy = hashPassword(crypto.randomUUID());

/** Hashes a password for the database, as a PHC string. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalisePassword(password), options);
}

/**
 * Whether a password matches a hash. It does the same work without a hash, or for a password that is too long, so that
 * the response time doesn't tell which addresses have an account.
 *
 * @param passwordHash undefined for an unknown address or an account without a password
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isPossible = passwordHash !== undefined && isPasswordLength(password);
  const text = password.length > 2 * passwordLength.max ? '' : normalisePassword(password);
  return (await verify(passwordHash ?? (await decoy), text)) && isPossible;
}

/** The logged-in user who sends a request. */
export interface Actor {
  readonly userId: string;
  /** The stored id of the request's session. */
  readonly sessionId: string;
  /** The network address that rate limits count. */
  readonly address: string;
}

interface PasswordInput {
  readonly password: string;
  /** The name of the password's field in the input, for errors. */
  readonly field: string;
}

/**
 * Checks the password of a logged-in user again, before a change that a stranger at an unattended device must not make.
 *
 * @throws InvalidCredentialsError if the password is wrong, or the account has none
 * @throws RateLimitedError after too many wrong passwords in this session
 */
export async function requirePassword(
  { db, rateLimits }: { readonly db: Db; readonly rateLimits: RateLimits },
  { userId, sessionId }: Actor,
  { password, field }: PasswordInput,
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
    if (!(await isPassword(password, passwordHash))) {
      throw new InvalidCredentialsError('Incorrect password.', field);
    }
  });
  return { user, passwordHash };
}
