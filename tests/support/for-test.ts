import type { Client } from 'graphql-ws';
import { onTestFinished } from 'vitest';
import { type ApiServer, type ApiServerOptions, startApiServer } from './api-server.ts';
import { connectGraphql } from './graphql-client.ts';

// What is opened last closes first.

/** Starts a server that closes when the test ends. */
export async function startServerForTest(options?: ApiServerOptions): Promise<ApiServer> {
  const server = await startApiServer(options);
  onTestFinished(() => server.close());
  return server;
}

/** Creates a graphql-ws client that is disposed of when the test ends. */
export function connectForTest(url: string, headers?: Record<string, string>): Client {
  const client = connectGraphql(url, headers);
  onTestFinished(async () => void (await client.dispose()));
  return client;
}
