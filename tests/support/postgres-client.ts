import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { startPostgres, type TestPostgres } from './postgres.ts';

/** The major version of the pg_dump on the PATH; null if the PATH has no pg_dump. */
export function clientVersion(): number | null {
  try {
    const version = execFileSync('pg_dump', ['--version'], { encoding: 'utf8', stdio: 'pipe' });
    return Number(/ (\d+)\./.exec(version)?.[1]);
  } catch {
    return null;
  }
}

/**
 * Starts a Postgres that the pg_dump on the PATH can read. The embedded Postgres is often newer, and comes without
 * client programs. Debian installs server and client programs of one version.
 *
 * @returns null if there is no such Postgres
 */
export async function startPostgresForClient(): Promise<TestPostgres | null> {
  const bin = `/usr/lib/postgresql/${clientVersion()}/bin`;
  return existsSync(`${bin}/postgres`) ? await startPostgres(undefined, bin) : null;
}
