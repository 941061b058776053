import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createOperationQueues, type OperationQueues } from '../../../guards/concurrency/operation-queues.ts';
import { createRequestLimit } from '../../../guards/rate/request-limit.ts';
import { createHeldBytes } from '../../../guards/size/held-bytes.ts';
import { systemClock } from '../../../platform/clock.ts';
import type { Graphql } from '../engine.ts';
import type { FanOut } from '../shared-subscriptions/fan-out.ts';
import { OpenSocket } from './open-socket.ts';
import { protocolOptions } from './protocol.ts';

/** A socket that runs operations with a replacement of the engine. */
function openSocket(graphql: object, replaced: Partial<OperationQueues> = {}) {
  const queues = { ...createOperationQueues(2, systemClock, new EventEmitter()), ...replaced };
  const heldBytes = createHeldBytes();
  const requestLimit = createRequestLimit(null, systemClock.now);
  const options = protocolOptions(
    graphql as Graphql,
    { shares: () => false } as unknown as FanOut,
    { heldBytes, ...queues },
    () => undefined,
  );
  const services = { heldBytes, requestLimit, clock: systemClock, log: fastify().log };
  const client = { close: () => undefined };
  const socket = new OpenSocket(client as never, new Socket(), {}, '192.0.2.1', services);
  const connection = { extra: socket, subscriptions: { 1: null } };
  return {
    workQueue: queues.workQueue,
    socket,
    subscribe: (id: string) => options.onSubscribe?.(connection as never, id, { query: '{ a }' }),
    run: options.subscribe,
  };
}

const engine = (operation: 'query' | 'subscription') => ({
  find: () => ({ node: { operation } }),
  prepare: async () => ({ document: {} }),
});

test('An operation whose preparation fails unexpectedly keeps no turn', async () => {
  const find = () => {
    throw new Error('Unexpected');
  };
  const { workQueue, socket, subscribe } = openSocket({ find });
  await expect(subscribe('1')).rejects.toThrow('Unexpected');
  expect(socket.starting.size).toBe(0);
  expect(await workQueue.enter(socket.address)).not.toBeNull();
});

test('A query waits while the process is busy, a subscription does not', async () => {
  const busy = { startQueue: { enter: async () => null } };
  const query = openSocket(engine('query'), busy);
  expect(await query.subscribe('1')).toMatchObject([{ extensions: { code: 'OVERLOADED' } }]);
  expect(await query.workQueue.enter(query.socket.address)).not.toBeNull();
  const subscription = openSocket(engine('subscription'), busy);
  expect(await subscription.subscribe('1')).toHaveProperty('document');
});

test('A result of a subscription is freed while the next result is awaited', async () => {
  async function* results() {
    yield { data: { a: 1 } };
    yield { data: { a: 2 } };
  }
  const { subscribe, run } = openSocket({ ...engine('subscription'), subscribe: async () => results() });
  const stream = await run?.((await subscribe('1')) as never);
  if (!stream || !(Symbol.asyncIterator in stream)) throw new Error('A stream was expected.');
  const values = stream[Symbol.asyncIterator]();
  const { value: first } = await values.next();
  expect(first).toEqual({ data: { a: 1 } });
  const next = values.next();
  expect(first).toEqual({});
  expect((await next).value).toEqual({ data: { a: 2 } });
});
