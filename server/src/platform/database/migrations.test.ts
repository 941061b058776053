import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deployWithPrisma, diffToModels, providerFolder } from '../../../../prisma/schema-engine.ts';
import { createTestDatabase } from '../../../../tests/support/shared-postgres.ts';
import { createTempFolder } from '../../../../tests/support/temp-folder.ts';
import { openDatabase } from './database.ts';
import { migratePostgres } from './postgres.ts';
import { SqliteAdapter } from './sqlite-adapter.ts';
import { migrateSqlite } from './sqlite-file.ts';

const first = '20251121000000_init';

/** A provider's migrations, in order. */
const migrationsOf = (provider: 'sqlite' | 'postgres'): string[] =>
  readdirSync(join(providerFolder(provider), 'migrations'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

let folder: Awaited<ReturnType<typeof createTempFolder>>;

beforeAll(async () => {
  folder = await createTempFolder();
});

afterAll(async () => {
  await folder?.remove();
});

/** The two databases, under the names that their cases are told by. */
async function open(provider: 'sqlite' | 'postgres', name: string) {
  if (provider === 'sqlite') {
    const file = join(folder.path, `${name}.db`);
    return {
      url: `file:${file}`,
      adapter: new SqliteAdapter({ url: `file:${file}` }),
      migrate: (migrations?: string) => migrateSqlite(file, migrations),
    };
  }
  const url = await createTestDatabase();
  return {
    url,
    adapter: new PrismaPg({ connectionString: url }),
    migrate: (migrations?: string) => migratePostgres(url, migrations),
  };
}

/** A copy of a provider's migrations, to be changed. */
function copyMigrations(provider: 'sqlite' | 'postgres', name: string): string {
  const copy = join(folder.path, `${provider}-${name}`);
  cpSync(join(providerFolder(provider), 'migrations'), copy, { recursive: true });
  return copy;
}

function addMigration(migrations: string, name: string, sql: string): void {
  mkdirSync(join(migrations, name));
  writeFileSync(join(migrations, name, 'migration.sql'), sql);
}

test('A Postgres database of another program is refused and stays as it is', async () => {
  const url = await createTestDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE TABLE orders (id INTEGER)');
  await expect(openDatabase(url)).rejects.toThrow(
    /^The database .+ can't be used: It belongs to another program, which has created the table orders\. Set DATABASE_URL to an empty database\.$/,
  );
  const { rows } = await client.query(
    'SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace',
  );
  expect(rows).toEqual([{ relname: 'orders' }]);
  await client.end();
});

describe.each(['sqlite', 'postgres'] as const)('Migrations on %s', (provider) => {
  test('make the database that models.prisma describes', async () => {
    const { adapter, migrate } = await open(provider, 'models');
    await migrate();
    expect(await diffToModels(adapter, provider)).toBe('');
  });

  test('that lack a column are found out', async () => {
    const { adapter, migrate } = await open(provider, 'drift');
    const migrations = copyMigrations(provider, 'drift');
    addMigration(migrations, '20990101000000_drop', 'ALTER TABLE "User" DROP COLUMN "level";');
    await migrate(migrations);
    expect(await diffToModels(adapter, provider)).toContain('"level" INTEGER NOT NULL DEFAULT 0');
  });

  test('are applied once, however often they are run', async () => {
    const { migrate } = await open(provider, 'twice');
    expect(await migrate()).toEqual(migrationsOf(provider));
    expect(await migrate()).toEqual([]);
  });

  test('leave a history that Prisma agrees with', async () => {
    const { adapter, migrate } = await open(provider, 'deploy');
    await migrate();
    expect(await deployWithPrisma(adapter, provider)).toEqual({ applied: [], edited: [] });
  });

  test('are refused when one was changed after it was applied', async () => {
    const { migrate } = await open(provider, 'edited');
    await migrate();
    const migrations = copyMigrations(provider, 'edited');
    writeFileSync(join(migrations, first, 'migration.sql'), 'SELECT 1;');
    await expect(migrate(migrations)).rejects.toThrow(`The migration ${first} was changed`);
  });

  test('are refused when the database has one that this version lacks', async () => {
    const { migrate } = await open(provider, 'newer');
    const migrations = copyMigrations(provider, 'newer');
    addMigration(migrations, '20990101000000_later', 'CREATE TABLE "Later" ("id" INTEGER);');
    await migrate(migrations);
    await expect(migrate()).rejects.toThrow("20990101000000_later, which this version doesn't know");
  });

  test('leave no trace when one fails half-way', async () => {
    const { adapter, migrate } = await open(provider, 'failing');
    await migrate();
    const migrations = copyMigrations(provider, 'failing');
    addMigration(
      migrations,
      '20990101000000_bad',
      'CREATE TABLE "Half" ("id" INTEGER);\nINSERT INTO "Nowhere" VALUES (1);',
    );
    await expect(migrate(migrations)).rejects.toThrow('20990101000000_bad failed and was rolled back');
    expect(await diffToModels(adapter, provider)).toBe('');
    expect(await migrate()).toEqual([]);
  });

  test('give a database that a user can be kept in', async () => {
    const { url } = await open(provider, 'rows');
    const database = await openDatabase(url);
    const user = { username: 'Ada', email: 'ada@example.com', createdAt: new Date(0) };
    const made = await database.client.user.create({ data: user });
    expect(made).toMatchObject({ tokens: 5, level: 0, createdAt: user.createdAt });
    await expect(database.client.user.create({ data: { ...user, username: 'Eve' } })).rejects.toMatchObject({
      code: 'P2002',
    });
    await database.close();
  });
});

test('Servers that start together on Postgres apply each migration once', async () => {
  const { url } = await open('postgres', 'together');
  const applied = await Promise.all([1, 2, 3].map(() => migratePostgres(url)));
  expect(applied.flat()).toEqual(migrationsOf('postgres'));
});

test('SQLite is told to keep what it acknowledged, and to check what refers to what', async () => {
  const { url } = await open('sqlite', 'settings');
  const database = await openDatabase(url);
  const read = (name: string) => database.client.$queryRawUnsafe<Record<string, unknown>[]>(`PRAGMA ${name}`);
  expect(await read('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(await read('synchronous')).toEqual([{ synchronous: 2n }]);
  expect(await read('foreign_keys')).toEqual([{ foreign_keys: 1n }]);
  expect(await read('busy_timeout')).toEqual([{ timeout: 5000n }]);
  await database.close();
});
