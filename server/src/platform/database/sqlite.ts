import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { PrismaClient } from '../../generated/sqlite/client.ts';
import { reasonOf, StartError } from '../errors.ts';
import { SqliteAdapter } from './sqlite-adapter.ts';
import { checkSqliteFile, migrateSqlite } from './sqlite-file.ts';
import { lockSqliteFile, sqliteFile } from './sqlite-lock.ts';

/** Opens an SQLite file as its only server, checks it, and applies pending migrations. */
export async function openSqlite(url: string) {
  const file = sqliteFile(url);
  // The file is checked before it is locked, because the lock creates files.
  if (existsSync(file)) await checkSqliteFile(file);
  const unlock = lockSqliteFile(file);
  try {
    const migrations = await migrateSqlite(file);
    const client = createClient(file);
    await client.$connect();
    return {
      client,
      name: `SQLite ${file}`,
      migrations,
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

/** Opens an SQLite file that exists, without migrating it, also while a server uses it. */
export function openExistingSqlite(url: string) {
  const file = resolve(url.replace(/^file:/, ''));
  if (!existsSync(file))
    throw new StartError(`There is no database file ${file}. A server creates it at its first start.`);
  const client = createClient(file);
  return { client, close: () => client.$disconnect() };
}

function createClient(file: string): PrismaClient {
  return new PrismaClient({ adapter: new SqliteAdapter({ url: `file:${file}` }) });
}
