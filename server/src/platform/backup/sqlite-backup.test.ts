import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deployWithPrisma } from '../../../../prisma/schema-engine.ts';
import { createTempFolder } from '../../../../tests/support/temp-folder.ts';
import { openDatabase } from '../database/database.ts';
import { SqliteAdapter } from '../database/sqlite-adapter.ts';
import { migrateSqlite } from '../database/sqlite-file.ts';
import { backUp, restore } from './backup.ts';

let folder: Awaited<ReturnType<typeof createTempFolder>>;

beforeEach(async () => {
  folder = await createTempFolder();
});

afterEach(() => folder.remove());

const path = (name: string) => join(folder.path, name);
const fileUrl = (name: string) => `file:${path(name)}`;

async function names(name: string): Promise<string[]> {
  const { client, close } = await openDatabase(fileUrl(name));
  const users = await client.user.findMany();
  await close();
  return users.map(({ username }) => username);
}

test.each([
  ['the table "orders"', 'CREATE TABLE orders (id INTEGER)'],
  ['the view "Names"', 'CREATE VIEW "Names" AS SELECT username FROM User'],
  [
    'the trigger "spy"',
    "CREATE TRIGGER spy AFTER INSERT ON Session BEGIN UPDATE User SET email = 'eve@example.com'; END",
  ],
  ['the index "slow"', 'CREATE INDEX slow ON User (username)'],
  ['the table "User"', 'ALTER TABLE User ADD COLUMN note TEXT'],
])('A backup with %s that the site didn’t create is refused', async (object, sql) => {
  await (await openDatabase(fileUrl('from.db'))).close();
  await backUp(fileUrl('from.db'), path('copy'));
  const copy = new Sqlite(path('copy'));
  copy.exec(sql);
  copy.close();
  await expect(restore(fileUrl('to.db'), path('copy'), true)).rejects.toThrow(
    `${path('copy')} has ${object}, which this site didn't create.`,
  );
  expect(readdirSync(folder.path)).not.toContain('to.db');
});

test('A backup without one of the site’s indexes is refused', async () => {
  await (await openDatabase(fileUrl('from.db'))).close();
  await backUp(fileUrl('from.db'), path('copy'));
  const copy = new Sqlite(path('copy'));
  copy.exec('DROP INDEX User_email_key');
  copy.close();
  await expect(restore(fileUrl('to.db'), path('copy'), true)).rejects.toThrow(
    /lacks the index "User_email_key"/,
  );
});

test('A backup of a database that Prisma migrated is restored', async () => {
  await migrateSqlite(path('from.db'));
  await deployWithPrisma(new SqliteAdapter({ url: fileUrl('from.db') }), 'sqlite');
  // Prisma's engine keeps the file locked.
  for (const end of ['', '-wal']) cpSync(path(`from.db${end}`), path(`unlocked.db${end}`));
  await backUp(fileUrl('unlocked.db'), path('copy'));
  await restore(fileUrl('to.db'), path('copy'), false);
  expect(await names('to.db')).toEqual([]);
});
