import type { NewAccount } from '@canary/input/account';
import { isTaken } from '../database/error-codes.ts';
import { transact } from '../database/transact.ts';
import type { Db } from '../db.ts';
import { InputError } from '../errors.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { createUser } from './create-user.ts';
import { arrive, type LoggedIn, type LoginContext } from './log-in.ts';
import { hashPassword } from './password.ts';

/**
 * Makes an account, and signs its owner in.
 *
 * @throws InputError when a field is wrong, or the address has an account
 * @throws RateLimitedError when the network address has tried too often
 */
export async function signUp(
  db: Db,
  rateLimits: RateLimits,
  { username, email, password }: NewAccount,
  arrival: LoginContext,
): Promise<LoggedIn> {
  await rateLimits.countSignUp(arrival.address);
  const passwordHash = await hashPassword(password);
  try {
    const loggedIn = await transact(db, async (transaction) => {
      const { id } = await createUser(transaction, { username, email, emailVerifiedAt: null });
      await transaction.credential.create({ data: { userId: id, passwordHash } });
      return await arrive(transaction, id, arrival);
    });
    await rateLimits.rememberOwner({ address: arrival.address, email });
    return loggedIn;
  } catch (error) {
    if (isTaken(error)) throw new InputError('Registration failed', 'email');
    throw error;
  }
}
