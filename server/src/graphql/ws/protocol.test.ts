import { Socket } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { systemClock } from '../../clock.ts';
import { registry } from '../../metrics/metrics.ts';
import type { Graphql } from '../engine.ts';
import { createHeldBytes } from '../limits/held-bytes.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import { createWorkQueue } from '../limits/work-queue.ts';
import type { FanOut } from '../shared-subscriptions/fan-out.ts';
import { OpenSocket } from './open-socket.ts';
import { protocolOptions } from './protocol.ts';

test('A closed socket is forgotten, with the operations that it ran', async () => {
  const { log } = fastify();
  const heldBytes = createHeldBytes();
  const graphql = { find: () => ({ node: {} }), prepare: async () => ({ document: {} }) };
  const { onSubscribe, onClose } = protocolOptions(
    graphql as unknown as Graphql,
    {} as FanOut,
    {
      requestLimit: createRequestLimit(null, systemClock.now),
      workQueue: createWorkQueue(null, systemClock),
      heldBytes,
    },
    () => undefined,
  );
  const running = async () =>
    (await registry.getSingleMetric('canary_subscriptions')?.get())?.values[0]?.value;
  const services = { heldBytes, clock: systemClock, log };
  const connection = {
    extra: new OpenSocket({} as never, new Socket(), {}, '192.0.2.1', services),
    subscriptions: { 1: null, 2: null },
  } as unknown as Parameters<typeof onClose>[0];
  await onSubscribe(connection, '1', { query: '{ a }' });
  await onSubscribe(connection, '2', { query: '{ b }' });
  expect(await running()).toBe(2);
  onClose(connection);
  expect(await running()).toBe(0);
});

test('An operation whose preparation fails unexpectedly keeps no turn', async () => {
  const { log } = fastify();
  const [heldBytes, workQueue] = [createHeldBytes(), createWorkQueue(1, systemClock)];
  const find = () => {
    throw new Error('Unexpected');
  };
  const { onSubscribe } = protocolOptions(
    { find } as unknown as Graphql,
    {} as FanOut,
    { requestLimit: createRequestLimit(null, systemClock.now), workQueue, heldBytes },
    () => undefined,
  );
  const services = { heldBytes, clock: systemClock, log };
  const extra = new OpenSocket({} as never, new Socket(), {}, '192.0.2.1', services);
  const connection = { extra, subscriptions: {} } as unknown as Parameters<typeof onSubscribe>[0];
  await expect(onSubscribe(connection, '1', { query: '{ a }' })).rejects.toThrow('Unexpected');
  expect(extra.operations.size).toBe(0);
  expect(await workQueue.enter('192.0.2.1')).not.toBeNull();
});
