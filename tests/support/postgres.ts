import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { StartError } from '../../server/src/errors.ts';
import { probePort } from '../../server/src/listen-address.ts';
import { isOpenToAll, postgresAccount, reachableBinaries } from './postgres-binaries.ts';
import { createTempFolder } from './temp-folder.ts';

export interface TestPostgres {
  /** Makes an empty database, unless there is one of that name; returns its address for DATABASE_URL. */
  createDatabase(name: string): Promise<string>;
  /** Ends it as a power cut would, and starts it again on the same data and port. */
  crash(): Promise<void>;
  /** Stops it; data that nobody asked to keep is deleted. */
  stop(): Promise<void>;
}

// Data that is thrown away doesn't have to survive a power cut of the machine.
const careless = ['-c', 'fsync=off'];

/**
 * Starts a real Postgres, from the npm registry's binaries, on a free port.
 *
 * @param keptFolder where its data stays for the next time; without, it lies in a temporary folder
 * @throws StartError when it doesn't start, or root asks for a folder that the account it runs as can't reach
 */
export async function startPostgres(keptFolder?: string): Promise<TestPostgres> {
  const temp = await createTempFolder();
  const account = postgresAccount();
  if (account) chmodSync(temp.path, 0o777);
  const folder = keptFolder ? makeFolder(keptFolder, account) : temp.path;
  const bin = await reachableBinaries(temp.path, account);
  const data = join(folder, 'data');
  if (!existsSync(data)) {
    // ICU's English is a usual production order, unlike C's: a test that depends on byte order must ask for it.
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];
    const init = [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      ...(keptFolder ? [] : ['--no-sync']),
      ...locale,
    ];
    await promisify(execFile)(join(bin, 'initdb'), init, { ...account, cwd: folder });
  }

  const port = await probePort({ host: '127.0.0.1', port: 0 });
  const start = async () => {
    const own = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
    const args = ['-D', data, '-p', String(port), ...own, ...(keptFolder ? [] : careless)];
    const started = spawn(join(bin, 'postgres'), args, {
      ...account,
      cwd: folder,
      // In a group of its own where it outlives Ctrl-C: whoever started it stops it once nobody needs it.
      detached: keptFolder !== undefined,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    // Whoever started it may end half-way: nothing is left running.
    const kill = () => void started.kill('SIGQUIT');
    process.once('exit', kill);
    started.once('exit', () => process.off('exit', kill));
    await untilReady(started);
    return started;
  };
  let server = await start();
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  };
  const address = (name: string) => `postgresql://postgres@127.0.0.1:${port}/${name}`;
  return {
    createDatabase: async (name) => {
      const client = new Client({ connectionString: address('postgres') });
      await client.connect();
      const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
      if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
      await client.end();
      return address(name);
    },
    crash: async () => {
      // Postgres's immediate shutdown: nothing is written, and what was committed comes back from the log.
      await end('SIGQUIT');
      server = await start();
    },
    stop: async () => {
      await end('SIGINT');
      await temp.remove();
    },
  };
}

/** A folder for Postgres's data, which is its account's own. */
function makeFolder(path: string, account: ReturnType<typeof postgresAccount>): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (!account) return path;
  chownSync(path, account.uid, account.gid);
  if (!isOpenToAll(join(path, '..'))) {
    throw new StartError(`Postgres doesn't run as root, and nobody else may enter ${path}.`);
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
    server.once('exit', () => reject(new StartError(`Postgres did not start:\n${output}`)));
  });
}
