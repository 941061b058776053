import type { Prisma } from '../../generated/sqlite/client.ts';
import type { AllTables, Db } from '../../platform/database/database.ts';

/** The database client with the tables of boards. */
export type BoardDb = AllTables;

/** A database client with the tables of boards, or one transaction on it. */
export type BoardDbClient = Prisma.TransactionClient;

/** Gives access to the tables of boards. Only this folder may call this function; a test checks that. */
export function withBoardTables(db: Db): BoardDb {
  return db as BoardDb;
}
