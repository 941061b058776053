import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { checkSqliteFile } from '../server/src/platform/database/sqlite-file.ts';
import { lockSqliteFile, sqliteFile } from '../server/src/platform/database/sqlite-lock.ts';
import { type Env, loadEnv } from '../server/src/platform/env.ts';
import { StartError } from '../server/src/platform/errors.ts';
import { probePort } from '../server/src/platform/listen-address.ts';

/**
 * Checks the server's variables, port and database file before the build starts, because a build replaces the pages of a
 * server that is still running. Exits the process with an error if the server could not start.
 */
export async function checkStart(): Promise<Env> {
  try {
    for (const name of existsSync('.env') ? unknownVariables('.env') : [])
      console.warn(`.env sets ${name}, which this site doesn't have. See .env.example for all variables.`);
    const env = loadEnv();
    await probePort({ host: env.HOST, port: env.PORT });
    if (env.DATABASE_URL.startsWith('file:')) {
      const file = sqliteFile(env.DATABASE_URL);
      if (existsSync(file)) await checkSqliteFile(file);
      lockSqliteFile(file)();
    }
    return env;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** The variables of an .env file that are missing in .env.example, most likely because of a typo. */
export function unknownVariables(file: string): string[] {
  const read = (path: string) => parseEnv(readFileSync(path, 'utf8'));
  const known = read(join(import.meta.dirname, '../.env.example'));
  return Object.keys(read(file)).filter((name) => !(name in known));
}
