import type { Prisma, PrismaClient } from './generated/sqlite/client.ts';

/** The database, whichever it is: SQLite's client is the common type of both, as docs/decisions/011 explains. */
export type Db = PrismaClient;

/** The database, or one transaction on it. */
export type DbClient = Prisma.TransactionClient;

export interface OpenDatabase {
  readonly client: Db;
  /** Ends every connection, and on SQLite lets another server have the file. */
  close(): Promise<void>;
}

/**
 * Opens the database that DATABASE_URL names, brought to the newest migration.
 *
 * @throws StartError when it can't be reached, written or migrated, or another server has the file
 */
export async function openDatabase(url: string): Promise<OpenDatabase> {
  // Each client carries a query compiler of some megabytes, so only the one that is used is loaded.
  if (url.startsWith('file:')) return await (await import('./database/sqlite.ts')).openSqlite(url);
  return asCommon(await (await import('./database/postgres.ts')).openPostgres(url));
}

/**
 * Opens the database only to look into it, beside the server that has it or without one: nothing is made or migrated.
 *
 * @throws StartError when there is no such file
 */
export async function openReadOnly(url: string): Promise<OpenDatabase> {
  if (url.startsWith('file:')) return (await import('./database/sqlite.ts')).peekIntoSqlite(url);
  return asCommon((await import('./database/postgres.ts')).peekIntoPostgres(url));
}

function asCommon({ client, close }: { client: unknown; close: () => Promise<void> }): OpenDatabase {
  // Made from the same models: only what is asked of a transaction differs by type, and SQLite's choice is the narrower.
  return { client: client as Db, close };
}
