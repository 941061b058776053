import type { Prisma, PrismaClient } from '../../generated/sqlite/client.ts';

/**
 * The database client of both providers, with all tables. docs/decisions/011 explains why both have the type of
 * SQLite's client.
 */
export type AllTables = PrismaClient;

/** The tables of boards. Only `modules/board` may use them, with its access check. */
type BoardTable =
  | 'board'
  | 'boardActivity'
  | 'boardColumn'
  | 'boardEvent'
  | 'boardInvitation'
  | 'boardKey'
  | 'boardLabel'
  | 'boardNotice'
  | 'boardRoster'
  | 'boardUser'
  | 'task'
  | 'taskAssignee'
  | 'taskComment'
  | 'taskItem'
  | 'taskText'
  | 'taskWords';

/** A database client, or one transaction on it, without the tables of boards. */
export type DbClient = Omit<Prisma.TransactionClient, BoardTable | '$transaction'>;

/** The database client without the tables of boards. */
export interface Db extends Omit<AllTables, BoardTable | '$transaction'> {
  $transaction<Result>(work: (transaction: DbClient) => Promise<Result>): Promise<Result>;
}

export interface OpenDatabase {
  readonly client: AllTables;
  /** Closes all connections, and on SQLite releases the file for another server. */
  close(): Promise<void>;
}

export interface MigratedDatabase extends OpenDatabase {
  /** The name for messages: the kind of the database with its file, or with its host and name. No user or password. */
  readonly name: string;
  /** The names of the migrations that were applied now. */
  readonly migrations: readonly string[];
}

/**
 * Opens the database at DATABASE_URL and applies pending migrations.
 *
 * @throws StartError if the database can't be reached, written or migrated, or another server has the file
 */
export async function openDatabase(url: string): Promise<MigratedDatabase> {
  // Each client has a query compiler of several megabytes, so only one is loaded.
  return url.startsWith('file:')
    ? await (await import('./sqlite.ts')).openSqlite(url)
    : asCommon(await (await import('./postgres.ts')).openPostgres(url));
}

/**
 * Opens the database for reading, also while a server uses it. Creates and migrates nothing.
 *
 * @throws StartError if the SQLite file doesn't exist
 */
export async function openExisting(url: string): Promise<OpenDatabase> {
  if (url.startsWith('file:')) return (await import('./sqlite.ts')).openExistingSqlite(url);
  return asCommon((await import('./postgres.ts')).openExistingPostgres(url));
}

function asCommon<Opened extends { readonly client: unknown }>(
  opened: Opened,
): Opened & { client: AllTables } {
  // Both clients are generated from the same models. Only the types of the isolation levels differ: SQLite has fewer.
  return { ...opened, client: opened.client as AllTables };
}
