import { closeSync, createReadStream, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { reasonOf, StartError } from '../errors.ts';
import { dumpPostgres, readDump, restorePostgres } from './postgres-backup.ts';
import { describeCounts } from './row-counts.ts';
import { copySqlite, readCopy, restoreSqlite } from './sqlite-backup.ts';

/**
 * Writes a consistent copy of the database to a new file, also while servers use the database. The file gets its name after
 * the whole copy was read back.
 *
 * @returns a text about the content of the file
 * @throws StartError if the file exists or can't be written, or the database can't be read
 */
export async function backUp(databaseUrl: string, file: string): Promise<string> {
  if (existsSync(file)) throw new StartError(`${file} exists. Choose a new name for the backup.`);
  const part = `${file}.part`;
  createPrivate(part);
  try {
    const isSqlite = databaseUrl.startsWith('file:');
    await (isSqlite ? copySqlite : dumpPostgres)(databaseUrl, part);
    const counts = await (isSqlite ? readCopy : readDump)(part);
    sync(part);
    renameSync(part, file);
    return `Wrote and checked ${file}: ${describeCounts(counts)}.\n`;
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/**
 * Replaces the content of the database by a backup. If anything fails, the database stays as it was.
 *
 * @param mayReplace whether data in the database may be lost
 * @returns a text about the restored content
 * @throws StartError if the file isn't a backup of such a database, a server uses the database, or the database has
 *   data and `mayReplace` is false
 */
export async function restore(databaseUrl: string, file: string, mayReplace: boolean): Promise<string> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const isSqlite = databaseUrl.startsWith('file:');
  if ((await startOf(file)).startsWith(isSqlite ? 'PGDMP' : 'SQLite format 3')) {
    const [source, target] = isSqlite ? ['a Postgres', 'an SQLite'] : ['an SQLite', 'a Postgres'];
    throw new StartError(
      `${file} is a backup of ${source} database, but DATABASE_URL is ${target} one. Set it to ${source} database.`,
    );
  }
  const counts = await (isSqlite ? restoreSqlite : restorePostgres)(databaseUrl, file, mayReplace);
  return `Restored ${file}: ${describeCounts(counts)}.\n`;
}

/** The first characters of a file, which tell its format. */
async function startOf(file: string): Promise<string> {
  try {
    return await text(createReadStream(file, { end: 15 }));
  } catch (error) {
    throw new StartError(`${file} can't be read: ${reasonOf(error)}.`);
  }
}

/** Creates a file that only its owner may read, because a backup contains accounts. */
function createPrivate(file: string): void {
  rmSync(file, { force: true });
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    throw new StartError(`The backup can't be written: ${reasonOf(error)}.`);
  }
}

/** Waits until a file is on the disk. */
function sync(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}
