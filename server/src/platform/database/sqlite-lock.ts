import { closeSync, existsSync, mkdirSync, openSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { reasonOf, StartError } from '../errors.ts';

/** How long a server waits until the previous server, which may still be shutting down, has released the file. */
const timeoutMs = 2_000;

/** The absolute path of a `file:…` URL with symbolic links resolved, so that each file has one path. */
export function sqliteFile(url: string): string {
  const file = resolve(url.replace(/^file:/, ''));
  if (existsSync(file)) return realpathSync(file);
  try {
    createFolder(dirname(file));
    return join(realpathSync(dirname(file)), basename(file));
  } catch (error) {
    throw new StartError(`The database file ${file} can't be written: ${reasonOf(error)}.`);
  }
}

/**
 * Creates a folder and its parents. Node's `recursive` option never returns if the system answers ENOENT, as it does in
 * /proc.
 */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  // The folder will contain accounts, so only the owner may read it.
  mkdirSync(folder, { mode: 0o700 });
}

/** Creates a file that only the owner may read, if it is missing. SQLite copies the mode to the files beside it. */
function createPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}

/**
 * Locks a database file for this process, with an SQLite lock on a second file beside it. The system releases the lock
 * when the process ends, so no stale lock remains.
 *
 * @returns a function that releases the lock
 * @throws StartError if another server has the file, or the folder can't be written
 */
export function lockSqliteFile(file: string): () => void {
  let lock: Sqlite.Database | undefined;
  try {
    for (const name of [file, `${file}.lock`]) createPrivate(name);
    lock = new Sqlite(`${file}.lock`, { timeout: timeoutMs });
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) {
      throw new StartError(
        `Another server is using the database file ${file}. Stop it, or choose another file.`,
      );
    }
    throw new StartError(`The database file ${file} can't be written: ${reasonOf(error)}.`);
  }
  return () => lock.close();
}
