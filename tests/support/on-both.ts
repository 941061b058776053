import { afterAll, beforeAll, describe } from 'vitest';
import { type ApiServer, type ApiServerOptions, startApiServer } from './api-server.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

/**
 * The same tests over a server on SQLite and one on a real Postgres.
 *
 * @param name what they are about; also the name of the Postgres database, so letters only
 * @param tests gets a function that returns the server, which is there once the tests run
 */
export function describeOnBoth(
  name: string,
  tests: (server: () => ApiServer) => void,
  options: () => ApiServerOptions | Promise<ApiServerOptions> = () => ({}),
): void {
  let postgres: TestPostgres | undefined;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());

  describe.each(['sqlite', 'postgres'] as const)(`${name} on %s`, (provider) => {
    let server: ApiServer | undefined;
    beforeAll(async () => {
      const databaseUrl = provider === 'postgres' && (await postgres?.createDatabase(name.toLowerCase()));
      server = await startApiServer({ ...(await options()), ...(databaseUrl && { databaseUrl }) });
    });
    afterAll(() => server?.close());
    tests(() => {
      if (!server) throw new Error('The server is there once the tests run.');
      return server;
    });
  });
}
