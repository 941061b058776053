import type { Db, DbClient } from '../db.ts';
import { isConflict } from './error-codes.ts';

const maxAttempts = 5;

/**
 * Runs a transaction, and again when Postgres has ended it because it and another waited for each other: transactions
 * that lock their user first can still meet where they sweep away what has expired.
 *
 * @param work may run several times, so it does nothing outside of the database
 */
export async function transact<Result>(
  db: Db,
  work: (transaction: DbClient) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.$transaction(work);
    } catch (error) {
      if (attempt === maxAttempts || !isConflict(error)) throw error;
    }
  }
}
