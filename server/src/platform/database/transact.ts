import type { User } from '../../generated/sqlite/client.ts';
import type { Db, DbClient } from './database.ts';
import { isWriteConflict } from './error-codes.ts';

const maxAttempts = 5;

/**
 * Runs a transaction, and repeats it if Postgres aborts it because of a deadlock. Transactions that lock their user
 * first can still deadlock when they delete expired rows.
 *
 * @param work may run several times, so it must have no effect outside the database
 */
export async function transact<Result>(
  db: Db,
  work: (transaction: DbClient) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.$transaction(work);
    } catch (error) {
      if (attempt === maxAttempts || !isWriteConflict(error)) throw error;
    }
  }
}

/**
 * Locks a user until the transaction ends, so that other changes of the user or their rows wait. The lock must come
 * before any read in the transaction. Because the lock is a write, SQLite needn't upgrade a read transaction, and on
 * Postgres later reads see the result of the previous transaction.
 *
 * @returns the current user; null if the account was deleted
 */
export async function lockUser(transaction: DbClient, id: string): Promise<User | null> {
  const [user] = await transaction.user.updateManyAndReturn({
    where: { id },
    data: { tokens: { increment: 0 } },
  });
  return user ?? null;
}
