import { startingLevel, startingTokens } from '@canary/catalogue/levels';
import type { NewAccount } from '@canary/input/account';
import type { User } from '../../generated/sqlite/client.ts';
import type { DbClient } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/error-codes.ts';
import { transact } from '../../platform/database/transact.ts';
import { InputError } from '../../platform/errors.ts';
import { hashPassword } from '../credentials/password.ts';
import { mailVerification } from './email.ts';
import { createLoginSession, type LoggedIn, type LoginContext } from './log-in.ts';
import type { AccountServices } from './services.ts';

/**
 * Creates an account, logs its owner in, and mails a link that verifies the address.
 *
 * @throws InputError if the address has an account
 * @throws RateLimitedError after too many attempts from the IP address
 */
export async function signUp(
  services: AccountServices,
  context: LoginContext,
  { username, email, password }: NewAccount,
): Promise<LoggedIn> {
  const { db, rateLimits } = services;
  await rateLimits.count(['sign-up', context.address]);
  const passwordHash = await hashPassword(password, context.address);
  const loggedIn = await transact(db, async (transaction) => {
    const { now } = context;
    const { id } = await createUser(transaction, { username, email, emailVerifiedAt: null }, now);
    await transaction.credential.create({ data: { userId: id, passwordHash, changedAt: new Date(now) } });
    return await createLoginSession(transaction, id, context);
  }).catch((error) => {
    throw isUniqueViolation(error) ? new InputError('Registration failed', 'email') : error;
  });
  services.audit('sign-up', loggedIn.user.id, { method: 'password' });
  await rateLimits.saveOwnerAddress({ address: context.address, email });
  if (await rateLimits.allow(['email-recipient', email, 'VERIFY_EMAIL']))
    mailVerification(services, loggedIn.user.id, email);
  return loggedIn;
}

interface NewUser {
  readonly username: string;
  /** Normalised by `normaliseEmail`. */
  readonly email: string;
  /** When the address was verified; null if it isn't verified. */
  readonly emailVerifiedAt: Date | null;
}

/**
 * Creates a user with the starting tokens, within a transaction. The caller adds a way to log in.
 *
 * @throws Prisma's P2002 if the address has an account
 */
export async function createUser(transaction: DbClient, newUser: NewUser, now: number): Promise<User> {
  const createdAt = new Date(now);
  const user = await transaction.user.create({
    data: { ...newUser, tokens: startingTokens, level: startingLevel, createdAt },
  });
  await transaction.tokenEntry.create({
    data: { userId: user.id, delta: startingTokens, reason: 'SIGN_UP', reference: '', createdAt },
  });
  return user;
}
