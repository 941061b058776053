import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { lockSqliteFile, sqliteFile } from '../database/sqlite-lock.ts';
import { reasonOf, StartError } from '../errors.ts';
import { migrationsFolder } from '../paths.ts';
import { type RowCounts, requireEqual, requireOurs, requireReplaceable } from './row-counts.ts';

/**
 * Copies an SQLite database into an empty file. VACUUM INTO reads one snapshot: the server doesn't wait for it, and it needn't
 * start again when the server writes, as SQLite's backup API must.
 */
export async function copySqlite(databaseUrl: string, file: string): Promise<void> {
  const source = resolve(databaseUrl.replace(/^file:/, ''));
  if (!existsSync(source)) throw new StartError(`There is no database file ${source}.`);
  read(source, (database) => database.prepare('VACUUM INTO ?').run(file));
}

/**
 * Reads all of a backup.
 *
 * @throws StartError if it is damaged, not a backup of this site, or one of a newer version
 */
export async function readCopy(file: string): Promise<RowCounts> {
  return read(file, (database) => {
    const counts = countRows(database);
    requireOurs(counts, file);
    requireKnownMigrations(database, file);
    const result = database.pragma('integrity_check(1)', { simple: true });
    if (result !== 'ok') throw new StartError(`${file} is damaged: ${result}`);
    return counts;
  });
}

/** Replaces the content of an SQLite file, in one transaction. The lock keeps servers from starting. */
export async function restoreSqlite(
  databaseUrl: string,
  file: string,
  mayReplace: boolean,
): Promise<RowCounts> {
  const counts = await readCopy(file);
  const target = sqliteFile(databaseUrl);
  const unlock = lockSqliteFile(target);
  try {
    requireReplaceable(read(target, countRows), mayReplace);
    const database = new Sqlite(file, { readonly: true });
    try {
      await database.backup(target);
    } finally {
      database.close();
    }
    requireEqual(counts, read(target, countRows));
    return counts;
  } finally {
    unlock();
  }
}

function read<Result>(file: string, work: (database: Sqlite.Database) => Result): Result {
  let database: Sqlite.Database | undefined;
  try {
    database = new Sqlite(file, { readonly: true });
    return work(database);
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
    throw new StartError(`${file} can't be read: ${reasonOf(error)}.`);
  } finally {
    database?.close();
  }
}

function countRows(database: Sqlite.Database): RowCounts {
  const tables = database
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .pluck()
    .all();
  const count = (table: string) =>
    database.prepare<[], number>(`SELECT count(*) FROM "${table}"`).pluck().get() ?? 0;
  return new Map(tables.map((table) => [table, count(table)]));
}

function requireKnownMigrations(database: Sqlite.Database, file: string): void {
  const known = new Set(readdirSync(migrationsFolder('sqlite')));
  const names = database.prepare<[], string>('SELECT migration_name FROM _prisma_migrations').pluck().all();
  if (names.every((name) => known.has(name))) return;
  throw new StartError(`${file} was made by a newer version of the site. Install that version first.`);
}
