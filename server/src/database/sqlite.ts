import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { type MigrationConnection, migrate } from '../../../prisma/migrate.ts';
import { reasonOf, StartError } from '../errors.ts';
import { PrismaClient } from '../generated/sqlite/client.ts';
import { migrationsFolder } from '../paths.ts';
import { SqliteAdapter } from './sqlite-adapter.ts';
import { lockSqliteFile, sqliteFile } from './sqlite-lock.ts';

/** Opens an SQLite file as its only server, and applies pending migrations. */
export async function openSqlite(url: string) {
  const file = sqliteFile(url);
  const unlock = lockSqliteFile(file);
  try {
    await migrateSqlite(file);
    const client = createClient(file);
    await client.$connect();
    return {
      client,
      close: async () => {
        await client.$disconnect();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw new StartError(`The database file ${file} can't be used: ${reasonOf(error)}`);
  }
}

/** Opens an SQLite file without migrating it, also while a server uses it. */
export function openSqliteReadOnly(url: string) {
  const file = resolve(url.replace(/^file:/, ''));
  if (!existsSync(file))
    throw new StartError(`There is no database file ${file}. A server creates it at its first start.`);
  const client = createClient(file);
  return { client, close: () => client.$disconnect() };
}

function createClient(file: string): PrismaClient {
  return new PrismaClient({ adapter: new SqliteAdapter({ url: `file:${file}` }) });
}

/** Applies pending migrations to an SQLite file; returns their names. */
export async function migrateSqlite(file: string, folder = migrationsFolder('sqlite')): Promise<string[]> {
  const database = new Sqlite(file);
  try {
    database.pragma('journal_mode = WAL');
    return await migrate(migrationConnection(database), folder);
  } finally {
    database.close();
  }
}

function migrationConnection(database: Sqlite.Database): MigrationConnection {
  return {
    provider: 'sqlite',
    script: async (sql) => void database.exec(sql),
    query: async (sql, values = []) => {
      const statement = database.prepare<(string | number)[], Record<string, unknown>>(
        sql.replaceAll(/\$\d/g, '?'),
      );
      if (statement.reader) return statement.all(...values);
      statement.run(...values);
      return [];
    },
  };
}
