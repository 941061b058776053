import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiServer, startApiServer } from '../support/api-server.ts';

let server: ApiServer;

beforeAll(async () => {
  server = await startApiServer();
});

afterAll(() => server?.close());

const audits = serverAudits({ url: () => `${server.url}/graphql` });

test.each(audits.map((audit) => [audit.name, audit] as const))(
  'Follows the specification of GraphQL over HTTP: %s',
  async (_name, audit) => {
    expect(await audit.fn()).toMatchObject({ status: 'ok' });
  },
);
