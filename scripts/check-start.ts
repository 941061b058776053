import { lockSqliteFile, sqliteFile } from '../server/src/database/sqlite-lock.ts';
import { type Env, loadEnv } from '../server/src/env.ts';
import { StartError } from '../server/src/errors.ts';
import { probePort } from '../server/src/listen-address.ts';

/**
 * Checks the server's variables, port and database file before the build starts, because a build replaces the pages of a
 * server that is still running. Exits the process with an error if the server could not start.
 */
export async function checkStart(): Promise<Env> {
  try {
    const env = loadEnv();
    await probePort({ host: env.HOST, port: env.PORT });
    if (env.DATABASE_URL.startsWith('file:')) lockSqliteFile(sqliteFile(env.DATABASE_URL))();
    return env;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
