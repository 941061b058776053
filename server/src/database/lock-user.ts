import type { DbClient } from '../db.ts';
import type { User } from '../generated/sqlite/client.ts';

/**
 * Makes everyone else who would change a user, or what is theirs, wait until this transaction ends. Nothing may be read
 * before it in the transaction: it is a write, so that SQLite doesn't have to turn a reader into a writer, and on Postgres
 * the lock on the row, so that what is read after it is what the transaction before has left.
 *
 * @returns the user as they are now; null when the account is gone
 */
export async function lockUser(transaction: DbClient, id: string): Promise<User | null> {
  const [user] = await transaction.user.updateManyAndReturn({
    where: { id },
    data: { tokens: { increment: 0 } },
  });
  return user ?? null;
}
