import { lockSqliteFile, sqliteFile } from '../server/src/database/sqlite-lock.ts';
import { type Env, loadEnv } from '../server/src/env.ts';
import { StartError } from '../server/src/errors.ts';
import { probePort } from '../server/src/listen-address.ts';

/**
 * Finds out, before any work is done, whether the server could start: its variables, its port, and its database file,
 * since a new build would replace the pages of another server that has the file. Ends the process when it couldn't.
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
