import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Provider = 'sqlite' | 'postgres';

/** The connection that migrations run on, whatever its driver. */
export interface MigrationConnection {
  readonly provider: Provider;
  /** Runs a script of any number of statements. */
  script(sql: string): Promise<void>;
  /** Runs one statement with values for `$1`, `$2`, … in that order, and returns its rows. */
  query(sql: string, values?: readonly (string | number)[]): Promise<Record<string, unknown>[]>;
}

/** The migrations failed. The message tells the operator why. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** The database has tables of another program. */
export class ForeignDatabaseError extends Error {
  override readonly name = 'ForeignDatabaseError';
  /** @param table one of the tables */
  constructor(table: string) {
    super(`It belongs to another program, which has created the table ${table}.`);
  }
}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

// Prisma's own table, so that `prisma migrate deploy` continues where this code stopped.
const history = {
  sqlite: `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id" TEXT PRIMARY KEY NOT NULL, "checksum" TEXT NOT NULL, "finished_at" DATETIME,
    "migration_name" TEXT NOT NULL, "logs" TEXT, "rolled_back_at" DATETIME,
    "started_at" DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0)`,
  postgres: `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id" VARCHAR(36) PRIMARY KEY NOT NULL, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ,
    "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT, "rolled_back_at" TIMESTAMPTZ,
    "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(), "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`,
} satisfies Record<Provider, string>;

/** The tables that were not created by an extension. */
const tables = {
  sqlite: `SELECT "name" FROM sqlite_schema WHERE "type" = 'table' AND "name" NOT LIKE 'sqlite\\_%' ESCAPE '\\'`,
  postgres: `SELECT "relname" AS "name" FROM pg_class
    WHERE "relkind" IN ('r', 'p') AND "relnamespace" = current_schema()::regnamespace AND NOT EXISTS (
      SELECT FROM pg_depend WHERE "classid" = 'pg_class'::regclass AND "objid" = pg_class.oid AND "deptype" = 'e')`,
} satisfies Record<Provider, string>;

// The number that Prisma's engine locks while it migrates, so that the two never run at once.
const advisoryLock = 72_707_369;

/**
 * Applies a folder's pending migrations, each in a transaction of its own.
 *
 * @param connection on SQLite with foreign keys off, because rebuilding a table drops the old one
 * @param folder contains a folder for each migration, whose names sort in order
 * @returns the names of the applied migrations
 * @throws ForeignDatabaseError if the database belongs to another program
 * @throws MigrationError if the database has other migrations, or a migration fails (and is rolled back)
 *
 * @example
 * await migrate(connection, 'prisma/sqlite/migrations'); // ['20251121000000_init']
 * await migrate(connection, 'prisma/sqlite/migrations'); // []
 */
export async function migrate(connection: MigrationConnection, folder: string): Promise<string[]> {
  await requireOwnDatabase(connection, folder);
  const migrations = readMigrations(folder);
  if (connection.provider === 'sqlite') return await applyPending(connection, migrations);
  // Servers that start together wait for one another.
  await connection.query('SELECT pg_advisory_lock($1)', [advisoryLock]);
  try {
    return await applyPending(connection, migrations);
  } finally {
    await connection.query('SELECT pg_advisory_unlock($1)', [advisoryLock]);
  }
}

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'migration.sql')))
    .map((entry) => {
      const sql = readFileSync(join(folder, entry.name, 'migration.sql'), 'utf8');
      return { name: entry.name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Checks that a database is empty, or was created by this folder's migrations. Changes nothing.
 *
 * @throws ForeignDatabaseError if it belongs to another program
 */
export async function requireOwnDatabase(connection: MigrationConnection, folder: string): Promise<void> {
  const names = (await connection.query(tables[connection.provider])).map(({ name }) => String(name));
  const others = names.filter((name) => name !== '_prisma_migrations');
  // Prisma, which another program may use as well, has the same table.
  const applied = names.includes('_prisma_migrations')
    ? (await connection.query('SELECT "migration_name" FROM "_prisma_migrations"')).map((row) =>
        String(row['migration_name']),
      )
    : [];
  const [first] = readMigrations(folder);
  const isEmpty = others.length === 0 && applied.length === 0;
  if (isEmpty || (first && applied.includes(first.name))) return;
  throw new ForeignDatabaseError(others[0] ?? '_prisma_migrations');
}

async function applyPending(connection: MigrationConnection, migrations: Migration[]): Promise<string[]> {
  await connection.script(history[connection.provider]);
  const applied = await appliedChecksums(connection);
  for (const name of applied.keys()) {
    if (!migrations.some((migration) => migration.name === name)) {
      throw new MigrationError(
        `The database has the migration ${name}, which this version doesn't know. Run a newer version.`,
      );
    }
  }
  const pending = migrations.filter(({ name, checksum }) => {
    const known = applied.get(name);
    if (known !== undefined && known !== checksum) {
      throw new MigrationError(
        `The migration ${name} was changed after it was applied to the database. Restore it.`,
      );
    }
    return known === undefined;
  });
  for (const migration of pending) await apply(connection, migration);
  return pending.map(({ name }) => name);
}

async function appliedChecksums(connection: MigrationConnection): Promise<Map<string, string>> {
  const rows = await connection.query(
    `SELECT "migration_name", "checksum", "finished_at" FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL`,
  );
  for (const row of rows) {
    // Left by another tool: this code commits a migration together with its row.
    if (row['finished_at'] === null) {
      throw new MigrationError(
        `The migration ${row['migration_name']} was started by another tool and never finished.`,
      );
    }
  }
  return new Map(rows.map((row) => [String(row['migration_name']), String(row['checksum'])]));
}

async function apply(connection: MigrationConnection, migration: Migration): Promise<void> {
  const isSqlite = connection.provider === 'sqlite';
  await connection.script(isSqlite ? 'BEGIN IMMEDIATE' : 'BEGIN');
  try {
    // Prisma's SQLite stores times as milliseconds since 1970.
    const now = () => (isSqlite ? Date.now() : new Date().toISOString());
    const startedAt = now();
    await connection.script(migration.sql);
    if (isSqlite && (await connection.query('PRAGMA foreign_key_check')).length > 0) {
      throw new Error('it leaves rows whose foreign keys refer to missing rows');
    }
    await connection.query(
      `INSERT INTO "_prisma_migrations"
        ("id", "checksum", "finished_at", "migration_name", "started_at", "applied_steps_count")
        VALUES ($1, $2, $3, $4, $5, 1)`,
      [randomUUID(), migration.checksum, now(), migration.name, startedAt],
    );
    await connection.script('COMMIT');
  } catch (error) {
    await connection.script('ROLLBACK');
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`The migration ${migration.name} failed and was rolled back: ${reason}`);
  }
}
