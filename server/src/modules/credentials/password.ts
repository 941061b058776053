import { isPasswordLength, normalisePassword } from '@canary/input/account';
import { passwordLength } from '@canary/input/limits';
import { hash, type Options, verify } from '@node-rs/argon2';
import type { Session, User } from '../../generated/sqlite/client.ts';
import { createFairQueue, inTurn } from '../../guards/concurrency/fair-queue.ts';
import { queues } from '../../guards/limits.ts';
import type { RateLimits } from '../../guards/rate/rate-limits.ts';
import { type Clock, systemClock } from '../../platform/clock.ts';
import type { Db, DbClient } from '../../platform/database/database.ts';
import { lockUser } from '../../platform/database/transact.ts';
import {
  InputError,
  InvalidCredentialsError,
  RecentLoginRequiredError,
  UnauthenticatedError,
} from '../../platform/errors.ts';
import type { SessionActor } from './actor.ts';

/** argon2id (the library's default) with OWASP's first recommended parameters; memory in KiB. */
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The running and waiting hashes, by IP address. A hash takes one of libuv's four threads for 20 to 50 ms. Files and
 * DNS need these threads, too.
 */
export const passwordQueue = createFairQueue('password-queue', queues['password-queue'], systemClock);

/**
 * A hash that no password matches, for unknown addresses. It is created at the start, so that its first use is as fast.
 */
const decoy = hash(crypto.randomUUID(), options);

/**
 * Hashes a password for the database, as a PHC string.
 *
 * @param address the IP address of the request
 * @throws RateLimitedError if too many passwords wait to be hashed
 */
export function hashPassword(password: string, address: string): Promise<string> {
  return inTurn(passwordQueue, address, () => hash(normalisePassword(password), options));
}

/**
 * Whether a password matches a hash. Does the same work without a hash, or for a password that is too long, so that the
 * response time doesn't tell which addresses have an account.
 *
 * @param passwordHash undefined for an unknown address or an account without a password
 * @param address the IP address of the request
 * @throws RateLimitedError if too many passwords wait to be checked
 */
export async function isPassword(
  password: string,
  passwordHash: string | undefined,
  address: string,
): Promise<boolean> {
  const isPossible = passwordHash !== undefined && isPasswordLength(password);
  const text = password.length > 2 * passwordLength.max ? '' : normalisePassword(password);
  const known = passwordHash ?? (await decoy);
  return (await inTurn(passwordQueue, address, () => verify(known, text))) && isPossible;
}

interface PasswordInput {
  readonly password: string;
  /** The name of the password's field in the input, for errors. */
  readonly field: string;
}

/**
 * Checks the password of a logged-in user again, before a change that a stranger at an unattended device must not make.
 *
 * @throws InvalidCredentialsError if the password is wrong, or the account has no password
 * @throws RateLimitedError after too many wrong passwords in this session, or too many checks from the IP address
 */
export async function requirePassword(
  { db, rateLimits }: { readonly db: Db; readonly rateLimits: RateLimits },
  { userId, sessionId, address }: SessionActor,
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
  await rateLimits.guardPasswordCheck({ sessionId, address }, async () => {
    if (!(await isPassword(password, passwordHash, address))) {
      throw new InvalidCredentialsError('Incorrect password.', field);
    }
  });
  return { user, passwordHash };
}

/** How old the login of a user without a password may be, in minutes. */
const recentLoginMinutes = 15;

/** Whether a session has started recently. */
export function isRecentLogin({ createdAt }: Pick<Session, 'createdAt'>, now: number): boolean {
  return now - createdAt.getTime() <= recentLoginMinutes * 60_000;
}

/**
 * Checks a logged-in user before a change that a session alone must not make: by the password, or by a recent login with
 * Google if the account has no password.
 *
 * @returns the hash of the checked password; null if the account has no password
 * @throws InputError if the password is missing
 * @throws InvalidCredentialsError if the password is wrong
 * @throws RecentLoginRequiredError if the account has no password, and the session is older
 * @throws RateLimitedError after too many wrong passwords
 */
export async function confirmOwner(
  services: { readonly db: Db; readonly rateLimits: RateLimits; readonly clock: Clock },
  actor: SessionActor,
  password: string | null | undefined,
): Promise<string | null> {
  const { db, clock } = services;
  if ((await db.credential.count({ where: { userId: actor.userId } })) === 0) {
    const session = await db.session.findUnique({ where: { id: actor.sessionId } });
    if (!session) throw new UnauthenticatedError();
    if (!isRecentLogin(session, clock.now())) throw new RecentLoginRequiredError(recentLoginMinutes);
    return null;
  }
  if (password == null) throw new InputError('Enter your password.', 'password');
  return (await requirePassword(services, actor, { password, field: 'password' })).passwordHash;
}

/**
 * Locks a user for a change that its owner has confirmed, within a transaction that has read nothing before, and checks
 * that the confirmation still holds. A reset of the password, for example, may have come between the two.
 *
 * @param passwordHash the hash of the password that was checked; null if the session alone confirms the change
 * @throws InvalidCredentialsError if the user has another password by now
 * @throws UnauthenticatedError if the session has ended, or the account was deleted
 */
export async function lockOwner(
  transaction: DbClient,
  { userId, sessionId }: SessionActor,
  passwordHash: string | null,
): Promise<User> {
  const user = await lockUser(transaction, userId);
  if (!user) throw new UnauthenticatedError();
  if (passwordHash === null) {
    if ((await transaction.session.count({ where: { id: sessionId } })) === 0)
      throw new UnauthenticatedError();
  } else if ((await transaction.credential.count({ where: { userId, passwordHash } })) === 0)
    throw new InvalidCredentialsError('Your password was just changed elsewhere.', 'password');
  return user;
}
