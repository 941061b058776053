import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { unknownVariables } from '../../scripts/check-start.ts';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { probePort } from '../../server/src/platform/listen-address.ts';
import { builtServer } from '../support/built-server.ts';
import { freePort } from '../support/free-port.ts';
import { makeFolder } from '../support/postgres.ts';
import { isOpenToAll } from '../support/postgres-binaries.ts';
import { type ServerProcess, startProcess } from '../support/server-process.ts';
import { createTestDatabase } from '../support/shared-postgres.ts';
import { createTempFolder } from '../support/temp-folder.ts';
import { openWebSocket } from '../support/web-socket.ts';

const host = '127.0.0.1';
const mailWarning = 'SMTP_URL is not set';
let folder: Awaited<ReturnType<typeof createTempFolder>>;

beforeAll(async () => {
  folder = await createTempFolder();
});

afterAll(() => folder?.remove());

const fileUrl = (name: string) => `file:${join(folder.path, name)}`;

/** Starts the server, or the script that also builds it, without pages. */
const start = (env: Record<string, string>, file = builtServer) => startProcess(file, env, ['--no-pages']);

/** Runs a program that must refuse to start. Returns its output. */
async function refusal(env: Record<string, string>, file?: string): Promise<string> {
  const started = start(env, file);
  expect(await started.ended).toBe(1);
  expect(started.stdout()).not.toContain('is ready');
  return started.stderr();
}

/** Stops a server as a terminal's Ctrl-C does: the signal comes twice, from the terminal and from the parent. */
async function expectCleanStop(
  server: ServerProcess,
  port: string,
  signal: 'SIGINT' | 'SIGTERM',
): Promise<void> {
  const socket = openWebSocket(`http://localhost:${port}`);
  await once(socket, 'open');
  const closed = once(socket, 'close');
  server.signal(signal);
  server.signal(signal);
  expect((await closed)[0]).toBe(1001);
  expect(await server.ended).toBe(0);
  expect(server.stderr()).toBe('');
}

test.each([builtServer, 'scripts/start.ts'])(
  '%s reports every invalid variable on a line of its own and exits',
  async (file) => {
    const lines = (await refusal({ PORT: 'abc', BOARD_ACCESS: 'all', PUBLIC_URL: 'x' }, file)).split('\n');
    expect(lines).toEqual([
      expect.stringContaining('PORT is "abc"'),
      expect.stringContaining('PUBLIC_URL is "x"'),
      expect.stringContaining('BOARD_ACCESS is "all"'),
      '',
    ]);
  },
);

test('A variable of .env that is misspelt is reported, and one of .env.example is not', async () => {
  const file = join(folder.path, '.env');
  await writeFile(file, '# Ports\nPORT=5000\nDATABSE_URL=file:x.db\nPOSTGRES_PASSWORD=\nSMTP_UR=\n');
  expect(unknownVariables(file)).toEqual(['DATABSE_URL', 'SMTP_UR']);
});

test('A running server keeps its port and its database file, and SIGTERM stops it cleanly', async () => {
  const [port, otherPort] = [String(await freePort()), String(await freePort())];
  const env = { PORT: port, DATABASE_URL: fileUrl('first.db') };
  const server = start({ ...env, PUBLIC_URL: 'https://qr.example.com' });
  await server.ready;
  expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
  // Starts a worker thread, which ends with the server.
  expect((await fetch(`http://localhost:${port}/api/v1/qr.png?data=a&shape=dot`)).status).toBe(200);

  const samePort = { PORT: port, DATABASE_URL: fileUrl('second.db') };
  const sameFile = { PORT: otherPort, DATABASE_URL: env.DATABASE_URL };
  const refusals = [samePort, sameFile].map((env) => refusal(env));
  const [portInUse, fileInUse, beforeBuild] = await Promise.all([
    ...refusals,
    refusal(sameFile, 'scripts/start.ts'),
  ]);
  expect(portInUse).toMatch(new RegExp(`^Port ${port} is in use.*\n$`));
  for (const message of [fileInUse, beforeBuild])
    expect(message).toMatch(/^Another server is using the database file .+\n$/);

  await expectCleanStop(server, port, 'SIGTERM');
  expect(server.stdout()).toContain('Canary QR is ready at https://qr.example.com"');
  // A public site without SMTP is most likely a mistake.
  expect(server.stdout()).toContain(mailWarning);
  // The write-ahead log was merged into the database file.
  expect(existsSync(join(folder.path, 'first.db-wal'))).toBe(false);
});

/** The JSON lines of a log. */
const linesOf = (output: string): Record<string, unknown>[] =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('A start logs database, migrations, mail and metrics, without passwords and at every level', async () => {
  const database = new URL(await createTestDatabase());
  database.username = 'postgres';
  database.password = 'hunter2';
  database.searchParams.set('application_name', 'hunter2');
  const metricsPort = await freePort();
  const env = {
    DATABASE_URL: database.href,
    SMTP_URL: 'smtp://mailer:hunter2@mail.example.com:587/?name=hunter2',
    METRICS_ADDRESS: `${host}:${metricsPort}`,
    LOG_LEVEL: 'error',
  };
  const run = async (variables: Record<string, string>) => {
    const server = start({
      PORT: String(await freePort()),
      PUBLIC_URL: 'https://qr.example.com',
      ...variables,
    });
    await server.ready;
    server.signal('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.stdout() + server.stderr()).not.toMatch(/hunter2|mailer/);
    return server.stdout();
  };
  const opened = { msg: 'Opened the database', database: `Postgres ${database.host}${database.pathname}` };
  const first = linesOf(await run(env));
  const migrations = expect.arrayContaining([expect.stringMatching(/^\d{14}_/)]);
  expect(first).toMatchObject([
    { ...opened, migrations },
    {
      msg: 'Canary QR is ready at https://qr.example.com',
      mail: 'smtp://mail.example.com:587',
      metrics: `http://${host}:${metricsPort}/metrics`,
    },
  ]);
  expect(linesOf(await run(env))[0]).toMatchObject({ ...opened, migrations: 'none' });

  const pretty = await run({ DATABASE_URL: fileUrl('pretty.db'), LOG_FORMAT: 'pretty' });
  expect(pretty.trim().split('\n')).toEqual([
    expect.stringMatching(/ INFO {2}Opened the database database="SQLite \/.+pretty\.db" migrations=\[/),
    expect.stringMatching(/ WARN {2}SMTP_URL is not set/),
    expect.stringMatching(
      / INFO {2}Canary QR is ready at https:\/\/qr\.example\.com mail=\/.+\/mail metrics=off$/,
    ),
  ]);
});

test('A killed server leaves no lock on its database file, and SIGINT stops its successor cleanly', async () => {
  const port = String(await freePort());
  const env = { PORT: port, DATABASE_URL: fileUrl('killed.db') };
  const killed = start(env);
  await killed.ready;
  killed.signal('SIGKILL');
  await killed.ended;
  const server = start({ ...env, PUBLIC_URL: 'https://qr.example.com', SMTP_URL: 'smtp://localhost:2525' });
  await server.ready;
  await expectCleanStop(server, port, 'SIGINT');
  expect(server.stdout()).not.toContain(mailWarning);
  expect(existsSync(join(folder.path, 'killed.db-wal'))).toBe(false);
});

test('A port that is in use is reported with its number', async () => {
  const other = createServer().listen(0, host);
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(probePort({ host, port })).rejects.toThrow(`Port ${port} is in use`);
  other.close();
});

test('A database file that cannot be written is reported with its path', async () => {
  await expect(openDatabase('file:/proc/x/canary.db')).rejects.toThrow(
    /^The database file \/proc\/x\/canary\.db can't be written: ./,
  );
});

test('A file that is no database is refused', async () => {
  await writeFile(join(folder.path, 'letter.txt'), 'Dear Ada, '.repeat(100));
  expect(await refusal({ PORT: String(await freePort()), DATABASE_URL: fileUrl('letter.txt') })).toMatch(
    /^The database file .+letter\.txt is no SQLite database, or its beginning is damaged\..+\n$/,
  );
});

test('A Postgres that does not answer is reported without its password', async () => {
  const url = `postgresql://ada:hunter2@${host}:${await freePort()}/canary`;
  await expect(openDatabase(url)).rejects.toThrow(
    /^The database 127\.0\.0\.1:\d+\/canary can't be used: .*ECONNREFUSED/,
  );
});

test.runIf(process.getuid?.() === 0)(
  'Root’s Postgres can enter the folder for its data in a new clone, and after a start with SQLite',
  async () => {
    await chmod(folder.path, 0o711);
    const previous = process.umask(0o077);
    onTestFinished(() => void process.umask(previous));
    const path = makeFolder(join(folder.path, 'data/cluster'), { uid: 65_534, gid: 65_534 });
    expect(isOpenToAll(join(folder.path, 'data'))).toBe(true);
    expect(await stat(path)).toMatchObject({ uid: 65_534 });
    await chmod(join(folder.path, 'data'), 0o700);
    makeFolder(path, { uid: 65_534, gid: 65_534 });
    expect((await stat(join(folder.path, 'data'))).mode & 0o777).toBe(0o711);
  },
);
