import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../clock.ts';
import type { AppServices } from '../context.ts';
import { createHeldBytes } from '../limits/held-bytes.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import { createWorkLimit } from '../limits/work-limit.ts';
import { addGraphql, type Graphql } from './graphql.ts';

/** Starts a server whose answers are a stream without data. Returns the stream, the request for it, and the log. */
async function sendAnswer() {
  const log: unknown[] = [];
  const write = (line: string) => void log.push(JSON.parse(line).msg);
  const app = fastify({ logger: { level: 'error', stream: { write } } });
  onTestFinished(() => app.close());
  const answer = Object.assign(new Readable({ read: () => undefined }), { headers: new Headers() });
  const graphql = { graphqlEndpoint: '/graphql', handleNodeRequestAndResponse: async () => answer };
  await addGraphql(app, graphql as unknown as Graphql, {
    ...({} as AppServices),
    isOurOrigin: () => true,
    addressOf: () => '192.0.2.1',
    requestLimit: createRequestLimit(null, systemClock.now),
    heldBytes: createHeldBytes(),
    workLimit: createWorkLimit(null, systemClock),
    hasExplorer: false,
  });
  await app.listen();
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json' };
  const sent = request({ port, path: '/graphql', method: 'POST', headers }).on('error', () => undefined);
  const answered = once(app.server, 'request').then(([, response]) => once(response, 'close'));
  sent.end('{"query": "{ me { id } }"}');
  await expect.poll(() => answer.listenerCount('data')).toBe(1);
  return { answer, sent, answered, log };
}

test('An answer that fails is logged', async () => {
  const { answer, sent, answered, log } = await sendAnswer();
  answer.destroy(new Error('Premature close'));
  const [response] = await once(sent, 'response');
  response.resume();
  await answered;
  expect(response.statusCode).toBe(500);
  expect(log).toEqual(['GraphQL request failed']);
});

test('An answer whose client has left is not logged', async () => {
  const { answer, sent, answered, log } = await sendAnswer();
  sent.destroy();
  await answered;
  await expect.poll(() => answer.closed).toBe(true);
  expect(log).toEqual([]);
});
