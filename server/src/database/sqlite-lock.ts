import { closeSync, existsSync, mkdirSync, openSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { reasonOf, StartError } from '../errors.ts';

/** How long a server waits for the one before it, which may still be shutting down, to let go of the file. */
const patienceMs = 2_000;

/** The absolute path of the file that a `file:…` address names, without links, so that one file has one name. */
export function sqliteFile(url: string): string {
  const file = resolve(url.replace(/^file:/, ''));
  if (existsSync(file)) return realpathSync(file);
  try {
    makeFolder(dirname(file));
    return join(realpathSync(dirname(file)), basename(file));
  } catch (error) {
    throw new StartError(`The database file ${file} can't be written: ${reasonOf(error)}.`);
  }
}

/** Node's own `recursive` never returns where the system refuses with «no such file», as it does in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  // It will hold accounts: what is made for it is for its owner only.
  mkdirSync(folder, { mode: 0o700 });
}

/** Makes a file for its owner only, unless it is there; SQLite gives what it writes beside it the same rights. */
function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}

/**
 * Takes the lock that makes this process the file's only server, as an SQLite lock on a second file beside it:
 * the system lets go of it when the process ends, however it ends, so no stale lock is ever left.
 *
 * @returns a function that gives it back
 * @throws StartError when another server has it, or the folder can't be written
 */
export function lockSqliteFile(file: string): () => void {
  let lock: Sqlite.Database | undefined;
  try {
    for (const name of [file, `${file}.lock`]) makePrivate(name);
    lock = new Sqlite(`${file}.lock`, { timeout: patienceMs });
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) {
      throw new StartError(
        `Another server is using the database file ${file}; stop it, or choose another file.`,
      );
    }
    if (error instanceof Error && 'code' in error && error.code === 'ERR_DLOPEN_FAILED') {
      throw new StartError(
        'The SQLite driver was installed under another version of Node. Run: npx -y pnpm@10 rebuild better-sqlite3',
      );
    }
    throw new StartError(`The database file ${file} can't be written: ${reasonOf(error)}.`);
  }
  return () => lock.close();
}
