import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { probePort } from '../../server/src/listen-address.ts';
import { startProcess } from '../support/server-process.ts';
import { createTempFolder } from '../support/temp-folder.ts';

const host = '127.0.0.1';
let folder: Awaited<ReturnType<typeof createTempFolder>>;

beforeAll(async () => {
  folder = await createTempFolder();
});

afterAll(() => folder?.remove());

function fileUrl(name: string): string {
  return `file:${join(folder.path, name)}`;
}

function startServer(env: Record<string, string>) {
  return startProcess('server/src/main.ts', env, ['--no-pages']);
}

describe.each(['server/src/main.ts', 'scripts/start.ts'])(
  '%s ends with one line for each thing that is wrong:',
  (file) => {
    async function refuse(env: Record<string, string>): Promise<string> {
      const started = startProcess(file, env, ['--no-pages']);
      expect(await started.ended).toBe(1);
      expect(started.stdout()).toBe('');
      return started.stderr();
    }

    test('a bad variable', async () => {
      expect(await refuse({ PORT: 'abc' })).toBe(
        'PORT is "abc", and must be a whole number from 1 to 65535.\n',
      );
    });

    test('several bad variables', async () => {
      expect(await refuse({ PORT: 'abc', BOARD_ACCESS: 'all', PUBLIC_URL: 'x' })).toBe(
        'PORT is "abc", and must be a whole number from 1 to 65535.\n' +
          'PUBLIC_URL is "x", and must be an http:// or https:// address.\n' +
          'BOARD_ACCESS is "all", and must be open or members.\n',
      );
    });

    test('a port that is in use', async () => {
      const other = createServer().listen(0, host);
      await once(other, 'listening');
      const address = other.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      expect(await refuse({ PORT: String(port), DATABASE_URL: fileUrl('port.db') })).toBe(
        `Port ${port} is in use; stop what uses it, or set PORT to another.\n`,
      );
      other.close();
    });

    test('a database file that cannot be written', async () => {
      const port = await probePort({ host, port: 0 });
      expect(await refuse({ PORT: String(port), DATABASE_URL: 'file:/proc/x/canary.db' })).toMatch(
        /^The database file \/proc\/x\/canary\.db can't be written: .+\n$/,
      );
    });

    test('a database file that another server has', async () => {
      const url = fileUrl(`shared-${file.length}.db`);
      const [first, second] = await Promise.all([1, 2].map(() => probePort({ host, port: 0 })));
      const server = startServer({ PORT: String(first), DATABASE_URL: url });
      await server.ready;
      expect(await refuse({ PORT: String(second), DATABASE_URL: url })).toMatch(
        /^Another server is using the database file .+; stop it, or choose another file\.\n$/,
      );
      server.signal('SIGTERM');
      expect(await server.ended).toBe(0);
    });
  },
);

test('A file that is no database is said to be none', async () => {
  const port = await probePort({ host, port: 0 });
  await writeFile(join(folder.path, 'letter.txt'), 'Dear Ada, '.repeat(100));
  const started = startServer({ PORT: String(port), DATABASE_URL: fileUrl('letter.txt') });
  expect(await started.ended).toBe(1);
  expect(started.stderr()).toMatch(/^The database file .+ can't be used: file is not a database\n$/);
});

test('A Postgres that does not answer is named without its password', async () => {
  const [port, nobody] = await Promise.all([1, 2].map(() => probePort({ host, port: 0 })));
  const url = `postgresql://ada:hunter2@${host}:${nobody}/canary`;
  const started = startServer({ PORT: String(port), DATABASE_URL: url });
  expect(await started.ended).toBe(1);
  expect(started.stderr()).toMatch(
    /^The database 127\.0\.0\.1:\d+\/canary can't be used: .*ECONNREFUSED.*\n$/,
  );
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends a server cleanly, sockets and all', async (signal) => {
  const port = await probePort({ host, port: 0 });
  const server = startServer({ PORT: String(port), DATABASE_URL: fileUrl(`${signal}.db`) });
  await server.ready;
  expect(server.stdout()).toBe(`Canary QR is ready at http://localhost:${port}\n`);
  expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);

  const socket = new WebSocket(`ws://localhost:${port}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  const closed = once(socket, 'close');
  // Twice, as a terminal's Ctrl-C and a parent that passes it on do.
  server.signal(signal);
  server.signal(signal);
  expect((await closed)[0]).toBe(1001);
  expect(await server.ended).toBe(0);
  expect(server.stderr()).toBe('');
  // What the write-ahead log held is in the file, and the log is gone.
  expect(existsSync(join(folder.path, `${signal}.db-wal`))).toBe(false);
});

test.each([
  [{ PUBLIC_URL: 'https://qr.example.com' }, true],
  [{ PUBLIC_URL: 'https://qr.example.com', SMTP_URL: 'smtp://localhost:2525' }, false],
])('Started with %j, its log says that mails reach nobody: %s', async (env, isSaid) => {
  const port = await probePort({ host, port: 0 });
  const server = startServer({ PORT: String(port), DATABASE_URL: fileUrl(`mail-${port}.db`), ...env });
  await server.ready;
  server.signal('SIGTERM');
  expect(await server.ended).toBe(0);
  // Only now all that it logged has come: the log may be written a moment after the line that says it is ready.
  expect(server.stdout().includes('SMTP_URL is not set: mails are written to files')).toBe(isSaid);
});

test('A server that was killed leaves no lock behind', async () => {
  const url = fileUrl('killed.db');
  const port = String(await probePort({ host, port: 0 }));
  const first = startServer({ PORT: port, DATABASE_URL: url });
  await first.ready;
  first.signal('SIGKILL');
  await first.ended;
  const second = startServer({ PORT: port, DATABASE_URL: url });
  await second.ready;
  second.signal('SIGINT');
  expect(await second.ended).toBe(0);
});
