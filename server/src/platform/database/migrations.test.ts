import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deployWithPrisma, diffToModels, providerFolder } from '../../../../prisma/schema-engine.ts';
import { createTestDatabase } from '../../../../tests/support/shared-postgres.ts';
import { createTempFolder } from '../../../../tests/support/temp-folder.ts';
import { getDatamodel } from '../../generated/pothos.ts';
import { openDatabase } from './database.ts';
import { migratePostgres } from './postgres.ts';
import { SqliteAdapter } from './sqlite-adapter.ts';
import { migrateSqlite } from './sqlite-file.ts';

const first = '20251121000000_init';
const ledger = '20261121000000_tokens';
const clock = '20261204000000_times_from_the_clock';
const boards = '20261207000000_boards';
const cards = '20261209000000_cards';

/** A provider's migrations, in order. */
const migrationsOf = (provider: 'sqlite' | 'postgres'): string[] =>
  readdirSync(join(providerFolder(provider), 'migrations'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** A migration and those after it. */
const since = (provider: 'sqlite' | 'postgres', name: string) =>
  migrationsOf(provider).filter((other) => other >= name);

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

test.each(['sqlite', 'postgres'] as const)(
  'An account from before the ledger keeps its sessions, and its tokens are entered, on %s',
  async (provider) => {
    const { url, adapter, migrate } = await open(provider, 'before');
    const migrations = copyMigrations(provider, 'before');
    // The others change tables that the ledger's creates, or that those change.
    for (const name of [ledger, clock, ...since(provider, boards)])
      rmSync(join(migrations, name), { recursive: true });
    await migrate(migrations);
    const connection = await adapter.connect();
    await connection.executeScript(`
      INSERT INTO "User" ("id", "username", "email", "tokens") VALUES ('1', 'Ada', 'ada@example.com', 3);
      INSERT INTO "Session" ("id", "publicId", "userId", "persistence", "device", "expiresAt")
      VALUES ('a', 'b', '1', 'LOCAL', 'curl', '2099-01-01 00:00:00');
    `);
    await connection.dispose();

    const { client, close } = await openDatabase(url);
    const user = await client.user.findUniqueOrThrow({
      where: { id: '1' },
      include: { sessions: true, tokenEntries: true },
    });
    expect(user).toMatchObject({
      tokens: 3,
      points: 0,
      emailVerifiedAt: null,
      onLeaderboard: false,
      sessions: [{ id: 'a', device: 'curl' }],
      tokenEntries: [{ delta: 3, reason: 'SIGN_UP', reference: '', createdAt: user.createdAt }],
    });
    await close();
  },
);

/** A row in each table but those of links, without the migration since which times come from the clock. */
const rowsBefore = `
  INSERT INTO "User" ("id", "username", "email") VALUES ('u', 'Ada', 'ada@example.com');
  INSERT INTO "Credential" ("userId", "passwordHash") VALUES ('u', 'hash');
  INSERT INTO "Session" ("id", "publicId", "userId", "persistence", "device", "expiresAt")
  VALUES ('s', 'p', 'u', 'LOCAL', 'curl', '2099-01-01 00:00:00');
  INSERT INTO "Identity" ("issuer", "subject", "userId") VALUES ('i', 's', 'u');
  INSERT INTO "MailToken" ("hash", "userId", "purpose", "email", "expiresAt")
  VALUES ('h', 'u', 'VERIFY_EMAIL', 'ada@example.com', '2099-01-01 00:00:00');
  INSERT INTO "TokenEntry" ("id", "userId", "delta", "reason", "reference") VALUES ('t', 'u', 5, 'SIGN_UP', '');
  INSERT INTO "Unlock" ("userId", "feature") VALUES ('u', 'WIFI');
  INSERT INTO "PointEntry" ("id", "userId", "points", "reason", "reference")
  VALUES ('p', 'u', 10, 'VISIT', '2026-11-21');
  INSERT INTO "ContactMessage" ("id", "name", "email", "topic", "message", "userId")
  VALUES ('c', 'Ada', 'ada@example.com', 'IDEA', 'More colours', 'u');
  INSERT INTO "History" ("userId", "keyId") VALUES ('u', 'k');
  INSERT INTO "HistoryKey" ("userId", "method", "salt", "rounds", "ciphertext")
  VALUES ('u', 'RECOVERY', 'salt', 1, 'key');
  INSERT INTO "HistoryRecord" ("userId", "id", "version", "revision", "ciphertext", "size", "deletedAt")
  VALUES ('u', 'r', 1, 1, 'record', 6, '2026-01-01 00:00:00');
  INSERT INTO "BoardUser" ("id", "name") VALUES ('b', 'Ada');
  INSERT INTO "Task" ("id", "title", "column", "rank", "assigneeId") VALUES ('t', 'Card', 'done', 'a0', 'b');
  INSERT INTO "BoardEvent" ("version", "kind", "payload", "changeId") VALUES (7, 'TASK_DELETED', '{"id":"x"}', 'c');
  INSERT INTO "BoardRoster" ("server", "people", "count", "seenAt") VALUES ('s', '[]', 0, '2026-01-01 00:00:00');
  INSERT INTO "RateLimit" ("key", "points") VALUES ('k', 1);
`;

/** A row in each table of links. */
const linkRows = `
  INSERT INTO "Link" ("id", "slug", "target", "timeZone", "createdAt")
  VALUES ('l', 'MENU', 'https://example.com/', 'UTC', '2026-01-01 00:00:00');
  INSERT INTO "LinkTarget" ("linkId", "version", "target", "since")
  VALUES ('l', 1, 'https://example.com/', '2026-01-01 00:00:00');
  INSERT INTO "LinkChange" ("version", "slug", "createdAt") VALUES (1, 'MENU', '2026-01-01 00:00:00');
  INSERT INTO "ScanHour" ("linkId", "hour", "scans") VALUES ('l', 1, 1);
  INSERT INTO "ScanDay" ("linkId", "day", "phone", "tablet", "computer", "other", "previews", "bots")
  VALUES ('l', 1, 1, 0, 0, 0, 0, 0);
  INSERT INTO "ScanCountry" ("linkId", "day", "country", "scans") VALUES ('l', 1, 'DE', 1);
  INSERT INTO "ScanBatch" ("server", "number", "createdAt") VALUES ('s', 1, '2026-01-01 00:00:00');
  INSERT INTO "LinkReport" ("id", "slug", "target", "reason", "createdAt")
  VALUES ('r', 'MENU', 'https://example.com/', 'x', '2026-01-01 00:00:00');
`;

const indexes = {
  sqlite: `SELECT "name", "sql" FROM sqlite_schema WHERE "type" = 'index' ORDER BY "name"`,
  postgres: `SELECT "indexname", "indexdef" FROM pg_indexes WHERE "schemaname" = 'public' ORDER BY "indexname"`,
};

/** Runs SQL and reads tables on a connection of its own. */
function createSqlTools(
  provider: 'sqlite' | 'postgres',
  adapter: Awaited<ReturnType<typeof open>>['adapter'],
) {
  const using = async <Result>(work: (connection: SqlDriverAdapter) => Promise<Result>) => {
    const connection = await adapter.connect();
    return await work(connection).finally(() => connection.dispose());
  };
  const query = async (connection: SqlDriverAdapter, sql: string) => {
    const { columnNames, rows } = await connection.queryRaw({ sql, args: [], argTypes: [] });
    return rows.map((row) => Object.fromEntries(row.map((value, index) => [columnNames[index], value])));
  };
  return {
    run: (sql: string) => using((connection) => connection.executeScript(sql)),
    /** The rows of tables, and all indexes. */
    dump: (models: readonly string[]) =>
      using(async (connection) => {
        const tables = [];
        for (const model of models)
          tables.push({ model, rows: await query(connection, `SELECT * FROM "${model}"`) });
        return { tables, indexes: await query(connection, indexes[provider]) };
      }),
  };
}

const models = Object.keys(getDatamodel().datamodel.models);
const isOfLinks = (model: string) => /^(Link|Scan)/.test(model);
const isOfBoards = (model: string) => /^(Board|Task)/.test(model);

test.each(['sqlite', 'postgres'] as const)(
  'Every row and index stays when the times no longer come from the database, on %s',
  async (provider) => {
    const { adapter, migrate } = await open(provider, 'clock');
    const { run, dump } = createSqlTools(provider, adapter);
    const withClock = copyMigrations(provider, 'with clock');
    const migrations = copyMigrations(provider, 'clock');
    for (const name of since(provider, boards)) {
      for (const copy of [withClock, migrations]) rmSync(join(copy, name), { recursive: true });
    }
    rmSync(join(migrations, clock), { recursive: true });
    await migrate(migrations);
    await run(rowsBefore + linkRows);
    const later = [
      'BoardInvitation',
      'BoardColumn',
      'BoardLabel',
      'BoardNotice',
      'TaskAssignee',
      'TaskText',
      'TaskComment',
    ];
    const earlier = models.filter((model) => !later.includes(model));
    const before = await dump(earlier);
    expect(before.tables.filter(({ rows }) => rows.length !== 1)).toEqual([]);
    expect(await migrate(withClock)).toEqual([clock]);
    expect(await dump(earlier)).toEqual(before);
  },
);

test.each(['sqlite', 'postgres'] as const)(
  'Every row stays when dynamic codes are added to a site that was in use, and links can be stored, on %s',
  async (provider) => {
    const { adapter, migrate } = await open(provider, 'links');
    const { run, dump } = createSqlTools(provider, adapter);
    const migrations = copyMigrations(provider, 'links');
    for (const name of since(provider, clock)) rmSync(join(migrations, name), { recursive: true });
    await migrate(migrations);
    await run(rowsBefore);
    const earlier = models.filter((model) => !isOfLinks(model) && !isOfBoards(model));
    const before = await dump(earlier);
    expect(before.tables.filter(({ rows }) => rows.length !== 1)).toEqual([]);
    expect(await migrate()).toEqual(since(provider, clock));
    expect((await dump(earlier)).tables).toEqual(before.tables);
    await run(linkRows);
    const { tables } = await dump(models.filter(isOfLinks));
    // The log of links has its row from the start.
    expect(tables.filter(({ rows }) => rows.length !== 1)).toEqual([]);
  },
);

/** What a board in use has: people, cards with and without them, a deleted card, versions with and without a key. */
const boardBefore = `
  UPDATE "Board" SET "version" = 8, "tasks" = 2, "users" = 2, "textBytes" = 9;
  INSERT INTO "BoardUser" ("id", "name", "createdAt") VALUES
    ('ada', 'Ada', '2026-01-01 00:00:00'), ('eve', 'Eve', '2026-01-02 00:00:00');
  INSERT INTO "Task" ("id", "title", "column", "rank", "assigneeId", "createdAt", "deletedAt") VALUES
    ('t', 'Card', 'done', 'a0', 'ada', '2026-01-01 00:00:00', NULL),
    ('s', 'Ü', 'todo', 'Zz', NULL, '2026-01-01 00:00:00', NULL),
    ('d', 'Deleted', 'todo', 'a0', 'eve', '2026-01-01 00:00:00', '2026-01-03 00:00:00');
  INSERT INTO "BoardEvent" ("version", "kind", "payload", "changeId", "createdAt") VALUES
    (7, 'TASK_DELETED', '{"id":"d"}', 'key', '2026-01-03 00:00:00'),
    (8, 'BOARD_USER_UPDATED', '{"id":"eve","name":"Eve"}', NULL, '2026-01-04 00:00:00');
`;

test.each(['sqlite', 'postgres'] as const)(
  'The board that was in use is the open board afterwards, with its ids, versions, ranks and keys, on %s',
  async (provider) => {
    const { url, adapter, migrate } = await open(provider, 'boards');
    const { run, dump } = createSqlTools(provider, adapter);
    const migrations = copyMigrations(provider, 'boards');
    for (const name of since(provider, boards)) rmSync(join(migrations, name), { recursive: true });
    await migrate(migrations);
    await run(boardBefore);
    const tables = ['Board', 'BoardUser', 'Task', 'BoardEvent'];
    const before = (await dump(tables)).tables;
    expect(before.map(({ rows }) => rows.length)).toEqual([1, 2, 3, 2]);
    const { client, close } = await openDatabase(url);
    const after = (await dump(tables)).tables;
    for (const [index, { model, rows }] of before.entries()) {
      const moved = rows.map(({ assigneeId: _, ...row }) =>
        model === 'Board' ? row : { boardId: 'board', ...row },
      );
      for (const row of moved) expect(after[index]?.rows).toContainEqual(expect.objectContaining(row));
      expect(after[index]?.rows.length).toBe(rows.length);
    }
    // Another board may have the same ids, versions and keys.
    const {
      createdAt,
      activity: _,
      ...event
    } = await client.boardEvent.findFirstOrThrow({
      where: { changeId: 'key' },
    });
    const other = { ...event, payload: {}, createdAt };
    await client.boardEvent.create({ data: { ...other, boardId: 'other' } });
    await expect(client.boardEvent.create({ data: { ...other, version: 9 } })).rejects.toMatchObject({
      code: 'P2002',
    });
    await close();
  },
);

/** What boards have before cards hold more than a title: the open board and another one, with cards and their events. */
const cardsBefore = `
  INSERT INTO "Board" ("id", "name", "version") VALUES ('own', 'Own', 1);
  INSERT INTO "BoardUser" ("boardId", "id", "name", "createdAt") VALUES ('own', 'ada', 'Ada', '2026-01-01 00:00:00');
  INSERT INTO "Task" ("boardId", "id", "title", "column", "rank", "assigneeId", "createdAt", "deletedAt") VALUES
    ('own', 'b', 'Second', 'done', 'a0', 'ada', '2026-01-02 00:00:00', NULL),
    ('own', 'a', 'First', 'todo', 'a0', NULL, '2026-01-01 00:00:00', '2026-01-03 00:00:00'),
    ('board', 'a', 'Open', 'todo', 'a0', NULL, '2026-01-01 00:00:00', NULL);
  INSERT INTO "BoardEvent" ("boardId", "version", "kind", "payload", "createdAt") VALUES
    ('own', 1, 'TASK_CREATED', '{"id":"b","title":"Second","column":"done","rank":"a0","assigneeId":"ada"}', '2026-01-02 00:00:00');
`;

test.each(['sqlite', 'postgres'] as const)(
  'Cards get numbers in their order, boards of one’s own their columns, and events the new form, on %s',
  async (provider) => {
    const { url, adapter, migrate } = await open(provider, 'cards');
    const { run } = createSqlTools(provider, adapter);
    const migrations = copyMigrations(provider, 'cards');
    for (const name of since(provider, cards)) rmSync(join(migrations, name), { recursive: true });
    await migrate(migrations);
    await run(cardsBefore);
    const { client, close } = await openDatabase(url);
    const columns = await client.boardColumn.findMany({ orderBy: { rank: 'asc' } });
    expect(columns.map(({ boardId, name }) => [boardId, name])).toEqual([
      ['own', 'To do'],
      ['own', 'In progress'],
      ['own', 'Done'],
    ]);
    const card = { id: 'b', number: 2, title: 'Second', column: 'done', rank: 'a0' };
    const plain = {
      labelIds: [],
      dueOn: null,
      checklist: [],
      hasDescription: false,
      comments: 0,
      textVersion: 0,
    };
    const tasks = await client.task.findMany({ where: { number: 2 }, include: { assignees: true } });
    expect(tasks).toMatchObject([{ ...card, ...plain, assignees: [{ personId: 'ada', position: 0 }] }]);
    const [event] = await client.boardEvent.findMany();
    expect(event?.payload).toEqual({ ...card, ...plain, assigneeIds: ['ada'] });
    expect(await client.board.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { id: 'board', lastNumber: 1, archived: 0 },
      { id: 'own', lastNumber: 2, archived: 1 },
    ]);
    await close();
  },
);

test('An account from before a table was rebuilt on SQLite is overwritten in the file when it is deleted', async () => {
  const { url, adapter, migrate } = await open('sqlite', 'overwritten');
  const migrations = copyMigrations('sqlite', 'overwritten');
  for (const name of [clock, ...since('sqlite', boards)]) rmSync(join(migrations, name), { recursive: true });
  await migrate(migrations);
  const connection = await adapter.connect();
  await connection.executeScript(rowsBefore + linkRows);
  await connection.dispose();
  const isStored = () => readFileSync(url.replace('file:', ''), 'utf8').includes('ada@example.com');
  const { client, close } = await openDatabase(url);
  await client.$queryRawUnsafe('PRAGMA wal_checkpoint(TRUNCATE)');
  expect(isStored()).toBe(true);
  await client.user.deleteMany();
  await client.$queryRawUnsafe('PRAGMA wal_checkpoint(TRUNCATE)');
  expect(isStored()).toBe(false);
  await close();
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
