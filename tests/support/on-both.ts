import { afterAll, beforeAll, describe } from 'vitest';
import { type ApiServer, type ApiServerOptions, startApiServer } from './api-server.ts';
import { createTestDatabase } from './shared-postgres.ts';

/**
 * Runs the same tests against a server on SQLite and a server on Postgres, each with a database of its own.
 *
 * @param tests gets a function that returns the server; call it inside tests and hooks only
 */
export function describeOnBoth(
  name: string,
  tests: (server: () => ApiServer) => void,
  options: () => ApiServerOptions | Promise<ApiServerOptions> = () => ({}),
): void {
  describe.each(['sqlite', 'postgres'] as const)(`${name} on %s`, (provider) => {
    let server: ApiServer | undefined;
    beforeAll(async () => {
      const database = provider === 'postgres' && { databaseUrl: await createTestDatabase() };
      server = await startApiServer({ ...(await options()), ...database });
    });
    afterAll(() => server?.close());
    tests(() => {
      if (!server) throw new Error('The server starts in beforeAll; use it inside tests and hooks.');
      return server;
    });
  });
}
