import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTempFolder } from '../../../../tests/support/temp-folder.ts';
import { type OpenDatabase, openDatabase } from './database.ts';

let folder: Awaited<ReturnType<typeof createTempFolder>>;
let database: OpenDatabase;

beforeEach(async () => {
  folder = await createTempFolder();
  database = await openDatabase(`file:${join(folder.path, 'test.db')}`);
});

afterEach(async () => {
  await database?.close();
  await folder?.remove();
});

test('Only the owner may read the files of a database', async () => {
  await database.client.user.create(user('ada'));
  const files = readdirSync(folder.path);
  expect(files).toEqual(expect.arrayContaining(['test.db', 'test.db-wal', 'test.db.lock']));
  for (const file of files) expect(statSync(join(folder.path, file)).mode & 0o777).toBe(0o600);
});

const user = (name: string) => ({
  data: { username: name, email: `${name}@example.com`, createdAt: new Date(0) },
});
const names = async () => (await database.client.user.findMany()).map(({ username }) => username);

test('Deleted and replaced data is overwritten in the files', async () => {
  const isStored = (text: string) =>
    readdirSync(folder.path).some((file) => readFileSync(join(folder.path, file)).includes(text));
  const { client } = database;
  // Enough rows for a table of several pages, of which some become free.
  const all = Array.from({ length: 200 }, (_, index) => `deleted-${index}-`);
  await client.user.createMany({ data: all.map((name) => user(name).data) });
  await client.user.create(user('replaced'));
  await client.user.create(user('kept'));
  await client.user.updateMany({ where: { username: 'replaced' }, data: { username: 'b', email: 'b' } });
  await client.user.deleteMany({ where: { username: { startsWith: 'deleted' } } });
  expect(isStored('deleted-')).toBe(true);
  // The write-ahead log holds earlier versions of the pages until the next checkpoint.
  await client.$queryRawUnsafe('PRAGMA wal_checkpoint(TRUNCATE)');
  expect(isStored('kept')).toBe(true);
  for (const name of [...all, 'replaced']) expect(isStored(name)).toBe(false);
});

test('A write from outside a transaction survives its rollback, and reads don’t see uncommitted data', async () => {
  const { client } = database;
  let outside: Promise<unknown> = Promise.resolve();
  let seen: Promise<string[]> = Promise.resolve([]);
  await expect(
    client.$transaction(async (transaction) => {
      await transaction.user.create(user('inside'));
      seen = names();
      outside = client.user.create(user('outside'));
      await new Promise((resolve) => setTimeout(resolve, 50));
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await outside;
  expect(await seen).toEqual([]);
  expect(await names()).toEqual(['outside']);
});

test('Many concurrent transactions and queries all finish', async () => {
  const { client } = database;
  const made = Array.from({ length: 50 }, (_, index) =>
    index % 2
      ? client.user.create(user(`plain${index}`))
      : client.$transaction(async (transaction) => {
          await transaction.user.create(user(`first${index}`));
          await transaction.user.create(user(`second${index}`));
        }),
  );
  await Promise.all(made);
  expect(await client.user.count()).toBe(75);
});

test('After a failed transaction, the next transaction runs', async () => {
  const { client } = database;
  await client.user.create(user('ada'));
  await expect(
    client.$transaction([client.user.create(user('eve')), client.user.create(user('ada'))]),
  ).rejects.toThrow();
  await client.$transaction([client.user.create(user('bob'))]);
  expect(await names()).toEqual(['ada', 'bob']);
});

test('Other work has its turns while a transaction runs many statements', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    immediate = setImmediate(count);
  };
  let immediate = setImmediate(count);
  await database.client.$transaction(async (transaction) => {
    for (let index = 0; index < 500; index += 1) await transaction.user.count();
  });
  clearImmediate(immediate);
  expect(turns).toBeGreaterThan(2);
});
