import { normaliseEmail } from '@canary/input/account';
import { maxEmailLength } from '@canary/input/limits';
import type { Db, DbClient } from '../db.ts';
import { SignInError } from '../errors.ts';
import type { Persistence, User } from '../generated/sqlite/client.ts';
import { recordVisit } from '../tokens/visit.ts';
import { isPassword } from './password.ts';
import { startSession } from './session.ts';
import type { Throttle } from './throttle.ts';

/** Where a sign-in or a sign-up comes from, and how it is to be kept. */
export interface Arrival {
  readonly persistence: Persistence;
  /** The network address that attempts are counted by. */
  readonly address: string;
  readonly device: string;
  /** The stored id of the session that the visitor came with: it ends, so that no one can have planted it. */
  readonly replacedSessionId: string | null;
}

export interface SignedIn {
  readonly user: User;
  /** What the visitor proves themselves by from now on. */
  readonly token: string;
}

/**
 * Signs somebody in.
 *
 * @throws SignInError when the address or the password is wrong, without telling which, in words or in time
 * @throws RateLimitedError after too many wrong ones
 */
export async function signIn(
  db: Db,
  throttle: Throttle,
  { email, password }: { readonly email: string; readonly password: string },
  arrival: Arrival,
): Promise<SignedIn> {
  const normal = normaliseEmail(email).slice(0, maxEmailLength + 1);
  const attempt = { address: arrival.address, email: normal };
  throttle.beginSignIn(attempt);
  const found = await findByEmail(db, normal);
  if (!(await isPassword(password, found?.credential?.passwordHash)) || !found) throw new SignInError();
  throttle.passSignIn(attempt);
  return await db.$transaction((transaction) => arrive(transaction, found.id, arrival));
}

/**
 * Starts the session of an arrival, within a transaction that has read nothing yet, and clears away the one before and all
 * that are over. It is a visit, too.
 *
 * @returns the user with the points of the visit, and the new session's token
 */
export async function arrive(transaction: DbClient, userId: string, arrival: Arrival): Promise<SignedIn> {
  const { replacedSessionId, persistence, device } = arrival;
  const user = await recordVisit(transaction, userId);
  await transaction.session.deleteMany({
    where: { OR: [{ id: replacedSessionId ?? '' }, { expiresAt: { lte: new Date() } }] },
  });
  return { user, token: await startSession(transaction, userId, { persistence, device }) };
}

async function findByEmail(db: Db, email: string) {
  // Postgres has no text with a zero character, and says so with an error.
  if (email.includes('\0')) return null;
  return await db.user.findUnique({ where: { email }, include: { credential: true } });
}
