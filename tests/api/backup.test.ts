import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { backUp, restore } from '../../server/src/platform/backup/backup.ts';
import { readDump } from '../../server/src/platform/backup/postgres-backup.ts';
import { readCopy } from '../../server/src/platform/backup/sqlite-backup.ts';
import { type OpenDatabase, openDatabase } from '../../server/src/platform/database/database.ts';
import { dumpDatabase } from '../support/dump-database.ts';
import type { TestPostgres } from '../support/postgres.ts';
import { clientVersion, startPostgresForClient } from '../support/postgres-client.ts';
import { startProcess } from '../support/server-process.ts';
import { createTestDatabase } from '../support/shared-postgres.ts';
import { createTempFolder } from '../support/temp-folder.ts';

let folder: Awaited<ReturnType<typeof createTempFolder>>;
let postgres: TestPostgres | null = null;

beforeAll(async () => {
  postgres = await startPostgresForClient();
});

afterAll(() => postgres?.stop());

beforeEach(async () => {
  folder = await createTempFolder();
});

afterEach(() => folder.remove());

const path = (name: string) => join(folder.path, name);
const fileUrl = (name: string) => `file:${path(name)}`;
const user = (name: string) => ({
  data: { username: name, email: `${name}@example.com`, createdAt: new Date() },
});

/** Runs `pnpm backup` or `pnpm restore`. Returns its exit code and output. */
async function run(program: 'backup' | 'restore', env: Record<string, string>, ...args: string[]) {
  const { ended, stdout, stderr } = startProcess(`server/dist/${program}.js`, env, args);
  return { code: await ended, output: stdout() + stderr() };
}

/** Opens a database for one task. */
async function using<Result>(
  url: string,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(url);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const fill = (url: string, ...names: string[]) =>
  using(url, async ({ client }) => {
    for (const name of names) await client.user.create(user(name));
  });
const dump = (url: string) => using(url, ({ client }) => dumpDatabase(client));
const names = (url: string) =>
  using(url, async ({ client }) => (await client.user.findMany()).map(({ username }) => username).sort());

/** Creates two accounts in one transaction, again and again, until it is stopped. */
function keepWriting({ client }: OpenDatabase) {
  let pairs = 0;
  let isStopped = false;
  const writing = (async () => {
    while (!isStopped) {
      const [one, other] = [user(`a${pairs}`), user(`b${pairs}`)];
      await client.$transaction([client.user.create(one), client.user.create(other)]);
      pairs += 1;
      // SQLite answers synchronously, so only this lets other work proceed.
      await setImmediate();
    }
  })();
  return {
    pairs: () => pairs,
    stop: () => {
      isStopped = true;
      return writing;
    },
  };
}

describe.each(['sqlite', 'postgres'] as const)('On %s', (provider) => {
  const create = async (name: string) => {
    if (provider === 'sqlite') return fileUrl(`${name}.db`);
    return (await postgres?.createDatabase(crypto.randomUUID())) ?? '';
  };

  beforeEach(({ skip }) => {
    skip(provider === 'postgres' && !postgres, 'There are no pg_dump and postgres of one version.');
  });

  test('A backup made while changes are written has whole transactions, and all that were acknowledged before', async () => {
    const [from, to] = [await create('from'), await create('to')];
    const [before, after] = await using(from, async (database) => {
      const writing = keepWriting(database);
      await expect.poll(writing.pairs).toBeGreaterThan(10);
      const started = writing.pairs();
      expect(await run('backup', { DATABASE_URL: from }, path('copy'))).toMatchObject({ code: 0 });
      const ended = writing.pairs();
      await writing.stop();
      return [started, ended];
    });
    // The server went on writing.
    expect(after).toBeGreaterThan(before);
    expect(await run('restore', { DATABASE_URL: to }, path('copy'))).toEqual({
      code: 0,
      output: expect.stringMatching(/^Restored .+copy: \d+ accounts, \d+ rows in \d+ tables\.\n$/),
    });
    const restored = await names(to);
    expect(restored.length % 2).toBe(0);
    expect(restored.length / 2).toBeGreaterThanOrEqual(before);
    expect(restored.length / 2).toBeLessThanOrEqual(after + 1);
  });

  test('A restored database equals the backed up database, and replaces another database only with --replace', async () => {
    const [from, to] = [await create('from'), await create('to')];
    await fill(from, 'ada', 'bob');
    await fill(to, 'eve');
    expect(await backUp(from, path('copy'))).toMatch(/^Wrote and checked .+copy: 2 accounts, \d+ rows/);
    expect(statSync(path('copy')).mode & 0o777).toBe(0o600);

    await expect(restore(to, path('copy'), false)).rejects.toThrow(
      /^The database has data: 1 account, \d+ rows in \d+ tables\. .*--replace/,
    );
    expect(await names(to)).toEqual(['eve']);
    await using(to, async ({ client }) => {
      await client.user.count();
      await expect(restore(to, path('copy'), true)).rejects.toThrow(/server is using the database/);
    });
    await restore(to, path('copy'), true);
    expect(await dump(to)).toBe(await dump(from));
    // The restored database is whole, so it can be backed up and restored again.
    await backUp(to, path('second'));
    await restore(from, path('second'), true);
    expect(await names(from)).toEqual(['ada', 'bob']);
  });

  test('A new database is replaced without --replace', async () => {
    const [from, to] = [await create('from'), await create('to')];
    await fill(from, 'ada');
    await fill(to);
    await backUp(from, path('copy'));
    await restore(to, path('copy'), false);
    expect(await names(to)).toEqual(['ada']);
  });

  test('A damaged or foreign file is refused and changes nothing', async () => {
    const url = await create('own');
    await fill(url, ...Array.from({ length: 200 }, (_, index) => `name-${index}`));
    await backUp(url, path('copy'));
    const before = await dump(url);
    writeFileSync(path('letter'), 'Dear Ada, '.repeat(1_000));
    writeFileSync(path('cut'), readFileSync(path('copy')));
    truncateSync(path('cut'), statSync(path('cut')).size - 5_000);
    const middle = readFileSync(path('copy'));
    middle.fill(0xff, 20_000, 22_000);
    writeFileSync(path('changed'), middle);
    for (const file of ['letter', 'cut', 'changed', 'missing']) {
      await expect(restore(url, path(file), true)).rejects.toThrow(path(file));
      // The check of a new backup finds it by itself.
      await expect((provider === 'sqlite' ? readCopy : readDump)(path(file))).rejects.toThrow(path(file));
    }
    expect(await dump(url)).toBe(before);
  });

  test('An existing file is not overwritten, and a failed backup leaves no file', async () => {
    const url = await create('own');
    await fill(url, 'ada');
    writeFileSync(path('letter'), 'Dear Ada');
    await expect(backUp(url, path('letter'))).rejects.toThrow(/letter exists\. Choose a new name/);
    await expect(backUp(url, path('no/folder'))).rejects.toThrow(/can't be written/);
    const missing = provider === 'sqlite' ? fileUrl('missing.db') : `${url}-missing`;
    await expect(backUp(missing, path('copy'))).rejects.toThrow(/missing/);
    expect(readdirSync(folder.path).filter((name) => /copy|part/.test(name))).toEqual([]);
    expect(readFileSync(path('letter'), 'utf8')).toBe('Dear Ada');
  });
});

/** Makes a shell script the pg_restore on the PATH, except for the check of a backup. It can call the original by its name. */
function replacePgRestore(script: string): void {
  const { PATH } = process.env;
  const original = `PATH='${PATH}'\ncase "$*" in --version | *--data-only*) exec pg_restore "$@"; esac`;
  mkdirSync(path('bin'));
  writeFileSync(path('bin/pg_restore'), `#!/bin/sh\n${original}\n${script}\n`, { mode: 0o755 });
  vi.stubEnv('PATH', `${path('bin')}:${PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
}

test.for([
  [
    'its file can’t be read to the end',
    // Everything before the accounts is complete.
    `pg_restore "$@" | sed '/^COPY public."User" /q'; echo 'Input/output error' >&2; exit 1`,
    'Input/output error',
  ],
  ['its last statement fails', `pg_restore "$@" && echo 'SELECT 1 / 0;'`, 'division by zero'],
] as const)(
  'A Postgres database stays as it was if a restore fails because %s',
  async ([, script, message], { skip }) => {
    skip(!postgres, 'There are no pg_dump and postgres of one version.');
    const create = () => postgres?.createDatabase(crypto.randomUUID()) ?? '';
    const [from, to] = [await create(), await create()];
    await fill(from, 'ada', 'bob');
    await fill(to, 'eve');
    await backUp(from, path('copy'));
    replacePgRestore(script);
    await expect(restore(to, path('copy'), true)).rejects.toThrow(
      new RegExp(`the database is as before:\n[^]*${message}`),
    );
    expect(await names(to)).toEqual(['eve']);
  },
);

test('A backup of a newer version is refused', async () => {
  await using(fileUrl('newer.db'), async ({ client }) => {
    await client.$executeRawUnsafe(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('1', '', '20990101000000_later')`,
    );
  });
  await backUp(fileUrl('newer.db'), path('copy')).catch(() => undefined);
  await expect(restore(fileUrl('to.db'), path('newer.db'), false)).rejects.toThrow(/newer version/);
});

test('A file that can’t be read isn’t left open', async () => {
  /** The system gives the lowest free number to a file. */
  const lowestFree = () => {
    const number = openSync(path('probe'), 'w');
    closeSync(number);
    return number;
  };
  const before = lowestFree();
  for (let count = 0; count < 20; count += 1) {
    await expect(restore(fileUrl('own.db'), folder.path, false)).rejects.toThrow(/can't be read: EISDIR/);
  }
  expect(lowestFree() - before).toBeLessThan(10);
});

test('A backup of the other kind of database is refused by name', async () => {
  await using(fileUrl('own.db'), async () => undefined);
  const postgresUrl = 'postgresql://ada:secret@127.0.0.1:1/canary';
  await expect(restore(postgresUrl, path('own.db'), false)).rejects.toThrow(
    /own\.db is a backup of an SQLite database, but DATABASE_URL is a Postgres one/,
  );
  writeFileSync(path('dump'), 'PGDMP\x01\x10');
  await expect(restore(fileUrl('own.db'), path('dump'), false)).rejects.toThrow(
    /dump is a backup of a Postgres database, but DATABASE_URL is an SQLite one/,
  );
});

test('Without Postgres’s programs on the PATH, the message says what to install', async () => {
  const env = { DATABASE_URL: 'postgresql://ada:secret@127.0.0.1:1/canary', PATH: folder.path };
  writeFileSync(path('some'), '');
  for (const [program, tool, file] of [
    ['backup', 'pg_dump', 'copy'],
    ['restore', 'pg_restore', 'some'],
  ] as const) {
    const { code, output } = await run(program, env, path(file));
    expect(code).toBe(1);
    expect(output).toMatch(
      new RegExp(`^${tool} can't be run .*ENOENT.*apt-get install postgresql-client\n$`),
    );
  }
});

test('A pg_dump that is older than the server is reported in its own words', async ({ skip }) => {
  const version = clientVersion();
  skip(version === null || version >= 18, 'There is no pg_dump older than the embedded Postgres.');
  await expect(backUp(await createTestDatabase(), path('copy'))).rejects.toThrow(/server version mismatch/);
});
