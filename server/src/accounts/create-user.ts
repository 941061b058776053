import { startingLevel, startingTokens } from '@canary/catalogue/levels';
import type { DbClient } from '../db.ts';
import type { User } from '../generated/sqlite/client.ts';

/** Who an account is made for. */
export interface NewUser {
  readonly username: string;
  /** In its one form, as `normaliseEmail` gives it. */
  readonly email: string;
  /** When the address was proved to be theirs; null while it wasn't. */
  readonly emailVerifiedAt: Date | null;
}

/**
 * Makes an account, within a transaction, and enters the tokens that it starts with in its ledger. How its owner proves
 * who they are is for the caller to add.
 *
 * @throws the database's P2002 when the address has an account
 */
export async function createUser(transaction: DbClient, newUser: NewUser): Promise<User> {
  const user = await transaction.user.create({
    data: { ...newUser, tokens: startingTokens, level: startingLevel },
  });
  await transaction.tokenEntry.create({
    data: { userId: user.id, delta: startingTokens, reason: 'SIGN_UP', reference: '' },
  });
  return user;
}
