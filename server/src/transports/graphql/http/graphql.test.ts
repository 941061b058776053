import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import fastify from 'fastify';
import type { ExecutionResult } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import { gate } from '../../../../../client/src/testing/gate.ts';
import { createOperationQueues, overloadedError } from '../../../guards/concurrency/operation-queues.ts';
import { createRequestLimit } from '../../../guards/rate/request-limit.ts';
import { systemClock } from '../../../platform/clock.ts';
import type { AppServices } from '../context.ts';
import type { Graphql } from '../engine.ts';
import { addGraphql } from './graphql.ts';

/** Starts a server and sends an operation to it. `answer` ends that operation. */
async function sendOperation() {
  const log: unknown[] = [];
  const write = (line: string) => void log.push(JSON.parse(line).msg);
  const app = fastify({ logger: { level: 'error', stream: { write } } });
  onTestFinished(() => app.close());
  let heldBytes = 0;
  const hold = (_address: string, bytes: number) => {
    heldBytes += bytes;
    return () => {
      heldBytes -= bytes;
    };
  };
  const { opened, open } = gate();
  const arrived = gate();
  let answer = (): ExecutionResult => ({});
  const graphql = {
    endpoint: '/graphql',
    find: () => ({ node: { operation: 'query', selectionSet: { selections: [] } } }),
    prepare: async (operation: object) => ({ ...operation, document: {} }),
    execute: async () => {
      arrived.open();
      await opened;
      return answer();
    },
  };
  const guards = {
    isOurOrigin: () => true,
    addressOf: () => '192.0.2.1',
    requestLimit: createRequestLimit(null, systemClock.now),
    heldBytes: { hold },
    connections: { admit: () => true, refuse: () => true },
    ...createOperationQueues(null, systemClock, app.server),
  };
  await addGraphql(app, graphql as unknown as Graphql, guards, {} as AppServices, null);
  await app.listen();
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json' };
  const sent = request({ port, path: '/graphql', method: 'POST', headers }).on('error', () => undefined);
  const answered = once(app.server, 'request').then(([, response]) => once(response, 'close'));
  sent.end('{"query": "{ me { id } }"}');
  await arrived.opened;
  const answerWith = (create: () => ExecutionResult) => {
    answer = create;
    open();
  };
  return { answerWith, sent, answered, log, heldBytes: () => heldBytes };
}

test('An answer that fails is logged and masked', async () => {
  const { answerWith, sent, answered, log } = await sendOperation();
  answerWith(() => {
    throw new Error('Secret');
  });
  const [response] = await once(sent, 'response');
  expect(await text(response)).not.toContain('Secret');
  await answered;
  expect(response.statusCode).toBe(500);
  expect(log).toEqual(['GraphQL request failed']);
});

test('An operation gets 503 if a field of it is too much for the server now', async () => {
  const { answerWith, sent } = await sendOperation();
  answerWith(() => ({ data: null, errors: [overloadedError()] }));
  const [response] = await once(sent, 'response');
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '1']);
  expect(await text(response)).toContain('OVERLOADED');
});

test('An answer whose client has left is not logged', async () => {
  const { answerWith, sent, answered, log } = await sendOperation();
  sent.destroy();
  await answered;
  answerWith(() => ({ data: null }));
  await setImmediate();
  expect(log).toEqual([]);
});

test('The bytes of an answer are held until its client has read it', async () => {
  const { answerWith, sent, answered, heldBytes } = await sendOperation();
  const data = { text: 'x'.repeat(20_000_000) };
  answerWith(() => ({ data }));
  const [response] = await once(sent, 'response');
  const { length } = JSON.stringify({ data });
  expect(heldBytes()).toBe(length);
  expect(await text(response)).toHaveLength(length);
  await answered;
  expect(heldBytes()).toBe(0);
});
