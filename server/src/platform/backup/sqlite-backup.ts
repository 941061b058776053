import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { lockSqliteFile, sqliteFile } from '../database/sqlite-lock.ts';
import { reasonOf, StartError } from '../errors.ts';
import { migrationsFolder } from '../paths.ts';
import { type RowCounts, requireEqualCounts, requireOwnBackup, requireReplaceable } from './row-counts.ts';

/**
 * Copies an SQLite database into an empty file. VACUUM INTO reads one snapshot: the server doesn't wait for the copy,
 * and unlike SQLite's backup API, the copy doesn't start again when the server writes.
 */
export async function copySqlite(databaseUrl: string, file: string): Promise<void> {
  const source = resolve(databaseUrl.replace(/^file:/, ''));
  if (!existsSync(source)) throw new StartError(`There is no database file ${source}.`);
  read(source, (database) => database.prepare('VACUUM INTO ?').run(file));
}

/**
 * Reads a whole backup, and counts its rows.
 *
 * @throws StartError if the file is damaged, not a backup of this site, or a backup of a newer version
 */
export async function readCopy(file: string): Promise<RowCounts> {
  return read(file, (database) => {
    const counts = countRows(database);
    requireOwnBackup(counts, file);
    requireOwnSchema(database, file, requireKnownMigrations(database, file));
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
    requireEqualCounts(counts, read(target, countRows));
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

/** Counts the rows of all tables besides the tables of SQLite and of its full-text indexes. */
function countRows(database: Sqlite.Database): RowCounts {
  const tables = database
    .prepare<[], string>(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite%'",
    )
    .pluck()
    .all();
  const count = (table: string) =>
    database.prepare<[], number>(`SELECT count(*) FROM "${table}"`).pluck().get() ?? 0;
  return new Map(tables.map((table) => [table, count(table)]));
}

/** Returns the names of the backup's migrations in order. */
function requireKnownMigrations(database: Sqlite.Database, file: string): string[] {
  const folders = readdirSync(migrationsFolder('sqlite'), { withFileTypes: true });
  const known = new Set(folders.filter((entry) => entry.isDirectory()).map(({ name }) => name));
  const names = database
    .prepare<[], string>('SELECT migration_name FROM _prisma_migrations ORDER BY migration_name')
    .pluck()
    .all();
  if (names.every((name) => known.has(name))) return names;
  throw new StartError(`${file} was made by a newer version of the site. Install that version first.`);
}

interface SchemaObject {
  readonly type: string;
  readonly name: string;
  readonly sql: string;
}

/** Refuses a backup whose schema isn't the schema of its migrations. A trigger, for example, would run here. */
function requireOwnSchema(database: Sqlite.Database, file: string, migrations: readonly string[]): void {
  const own = new Sqlite(':memory:');
  try {
    for (const name of new Set(migrations)) {
      own.exec(readFileSync(join(migrationsFolder('sqlite'), name, 'migration.sql'), 'utf8'));
    }
    const [expected, found] = [readSchema(own), readSchema(database)];
    const isIn = (list: readonly SchemaObject[], { type, name, sql }: SchemaObject) =>
      list.some((other) => other.type === type && other.name === name && other.sql === sql);
    const foreign = found.find((object) => !isIn(expected, object));
    const missing = expected.find((object) => !isIn(found, object));
    if (foreign) throw new StartError(`${file} has ${inWords(foreign)}, which this site didn't create.`);
    if (missing) throw new StartError(`${file} lacks ${inWords(missing)}.`);
  } finally {
    own.close();
  }
}

const inWords = ({ type, name }: SchemaObject) => `the ${type} ${JSON.stringify(name)}`;

/** Reads a schema without the tables that SQLite and Prisma create. The indexes of constraints have no SQL. */
function readSchema(database: Sqlite.Database): SchemaObject[] {
  return database
    .prepare<[], SchemaObject>(
      `SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND NOT (
        type = 'table' AND name IN ('_prisma_migrations', 'sqlite_sequence', 'sqlite_stat1', 'sqlite_stat4'))`,
    )
    .all()
    .map((object) => ({ ...object, sql: object.sql.replaceAll(/\s+/g, ' ') }));
}
