import { normaliseEmail } from '@canary/input/account';
import { maxEmailLength } from '@canary/input/limits';
import Bowser from 'bowser';
import type { Persistence, User } from '../../generated/sqlite/client.ts';
import type { DbClient } from '../../platform/database/database.ts';
import { lockUser, transact } from '../../platform/database/transact.ts';
import { InvalidCredentialsError } from '../../platform/errors.ts';
import { isPassword } from '../credentials/password.ts';
import { gainVisitPoints } from '../tokens/points.ts';
import { type AccountServices, findUserByEmail } from './services.ts';
import { startSession } from './session.ts';

/** The maximum number of sessions per user, so that a stolen password can't fill the database. */
const maxSessions = 50;

/** The visitor who logs in or signs up. */
export interface LoginContext {
  readonly persistence: Persistence;
  /** The IP address that rate limits count. */
  readonly address: string;
  readonly device: string;
  /** The stored id of the visitor's previous session. Logging in ends it, which prevents session fixation. */
  readonly replacedSessionId: string | null;
  /** The time in milliseconds. */
  readonly now: number;
}

export interface LoggedIn {
  readonly user: User;
  /** The new session's token. */
  readonly token: string;
}

/**
 * Logs in with email address and password.
 *
 * @throws InvalidCredentialsError if the email address or the password is wrong; neither the message nor the time tells
 *   which
 * @throws RateLimitedError after too many attempts
 */
export async function logIn(
  { db, rateLimits, audit }: Pick<AccountServices, 'db' | 'rateLimits' | 'audit'>,
  context: LoginContext,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<LoggedIn> {
  const normal = normaliseEmail(email).slice(0, maxEmailLength + 1);
  const attempt = { address: context.address, email: normal };
  const method = 'password';
  let userId: string | null = null;
  const check = async () => {
    const found = await findUserByEmail(db, email);
    userId = found?.id ?? null;
    const passwordHash = found?.credential?.passwordHash;
    const isRight = await isPassword(password, passwordHash, context.address);
    if (!found || passwordHash === undefined || !isRight) throw new InvalidCredentialsError();
    return await transact(db, async (transaction) => {
      await lockUser(transaction, found.id);
      // A concurrent password change has ended all sessions, so no session with the old password may start now.
      const isCurrent = await transaction.credential.count({ where: { userId: found.id, passwordHash } });
      if (!isCurrent) throw new InvalidCredentialsError();
      return await createLoginSession(transaction, found.id, context);
    });
  };
  const loggedIn = await rateLimits.guardLogin(attempt, check).catch((error) => {
    if (error instanceof InvalidCredentialsError) audit('failed-log-in', userId, { method });
    throw error;
  });
  audit('log-in', loggedIn.user.id, { method });
  return loggedIn;
}

/**
 * Starts a session and records the daily visit, within a transaction that has read nothing before it locked the user.
 * Also deletes the replaced session, expired sessions, and the least recently used sessions beyond the maximum.
 *
 * @returns the user with the points of the visit, and the session's token
 */
export async function createLoginSession(
  transaction: DbClient,
  userId: string,
  { replacedSessionId, persistence, device, now }: LoginContext,
): Promise<LoggedIn> {
  const user = await gainVisitPoints(transaction, userId, now);
  await transaction.session.deleteMany({
    where: { OR: [{ id: replacedSessionId ?? '' }, { expiresAt: { lte: new Date(now) } }] },
  });
  const surplus = await transaction.session.findMany({
    where: { userId },
    select: { id: true },
    orderBy: [{ lastSeenAt: 'desc' }, { publicId: 'desc' }],
    skip: maxSessions - 1,
  });
  if (surplus.length > 0) {
    await transaction.session.deleteMany({ where: { id: { in: surplus.map(({ id }) => id) } } });
  }
  return { user, token: await startSession(transaction, userId, { persistence, device }, now) };
}

const unknownDevice = 'Unknown device';
const maxLabelLength = 60;
/** The longest User-Agent header that is read. Browsers send about 300 characters; patterns take long on 15 KB. */
const maxUserAgentLength = 512;

/**
 * Names a device for the list of sessions, from its User-Agent header.
 *
 * @example
 * deviceLabel('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'); // 'Firefox on Linux'
 * deviceLabel('curl/8.5.0'); // 'curl/8.5.0'
 * deviceLabel(undefined); // 'Unknown device'
 */
export function deviceLabel(userAgent: string | undefined): string {
  if (!userAgent) return unknownDevice;
  const text = userAgent.slice(0, maxUserAgentLength);
  const { browser, os } = Bowser.parse(text);
  const names = os.name ? [browser.name, os.name].filter(Boolean) : [];
  if (names.length > 0) return names.join(' on ').slice(0, maxLabelLength);
  return /^[\w.+/-]+/.exec(text)?.[0].slice(0, maxLabelLength) ?? unknownDevice;
}
