import { normaliseEmail } from '@canary/input/account';
import { maxEmailLength } from '@canary/input/limits';
import { lockUser } from '../database/lock-user.ts';
import { transact } from '../database/transact.ts';
import type { Db, DbClient } from '../db.ts';
import { InvalidCredentialsError } from '../errors.ts';
import type { Persistence, User } from '../generated/sqlite/client.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { recordVisit } from '../tokens/visit.ts';
import { maxSessions } from './constants.ts';
import { findByEmail } from './find-by-email.ts';
import { isPassword } from './password.ts';
import { startSession } from './session.ts';

/** Where a login or a sign-up comes from, and how it is to be kept. */
export interface LoginContext {
  readonly persistence: Persistence;
  /** The network address that attempts are counted by. */
  readonly address: string;
  readonly device: string;
  /** The stored id of the session that the visitor came with: it ends, so that no one can have planted it. */
  readonly replacedSessionId: string | null;
}

export interface LoggedIn {
  readonly user: User;
  /** What the visitor proves themselves by from now on. */
  readonly token: string;
}

/**
 * Signs somebody in.
 *
 * @throws InvalidCredentialsError when the address or the password is wrong, without telling which, in words or in time
 * @throws RateLimitedError after too many wrong ones
 */
export async function logIn(
  db: Db,
  rateLimits: RateLimits,
  { email, password }: { readonly email: string; readonly password: string },
  arrival: LoginContext,
): Promise<LoggedIn> {
  const normal = normaliseEmail(email).slice(0, maxEmailLength + 1);
  const attempt = { address: arrival.address, email: normal };
  return await rateLimits.guardLogIn(attempt, async () => {
    const found = await findByEmail(db, normal);
    const passwordHash = found?.credential?.passwordHash;
    const isRight = await isPassword(password, passwordHash);
    if (!found || passwordHash === undefined || !isRight) throw new InvalidCredentialsError();
    return await transact(db, async (transaction) => {
      await lockUser(transaction, found.id);
      // The password that was looked at may have changed since: a session by it would outlive all those that ended then.
      const isPresent = await transaction.credential.count({ where: { userId: found.id, passwordHash } });
      if (!isPresent) throw new InvalidCredentialsError();
      return await arrive(transaction, found.id, arrival);
    });
  });
}

/**
 * Starts the session of an arrival, within a transaction that has read nothing yet, and clears away the one before and all
 * that are over; of too many, those that were used least lately. It is a visit, too.
 *
 * @returns the user with the points of the visit, and the new session's token
 */
export async function arrive(
  transaction: DbClient,
  userId: string,
  arrival: LoginContext,
): Promise<LoggedIn> {
  const { replacedSessionId, persistence, device } = arrival;
  const user = await recordVisit(transaction, userId);
  await transaction.session.deleteMany({
    where: { OR: [{ id: replacedSessionId ?? '' }, { expiresAt: { lte: new Date() } }] },
  });
  const oldest = await transaction.session.findMany({
    where: { userId },
    select: { id: true },
    orderBy: [{ lastSeenAt: 'desc' }, { publicId: 'desc' }],
    skip: maxSessions - 1,
  });
  if (oldest.length > 0) {
    await transaction.session.deleteMany({ where: { id: { in: oldest.map(({ id }) => id) } } });
  }
  return { user, token: await startSession(transaction, userId, { persistence, device }) };
}
