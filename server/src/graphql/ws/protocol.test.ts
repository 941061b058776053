import fastify from 'fastify';
import { expect, test } from 'vitest';
import { systemClock } from '../../clock.ts';
import { registry } from '../../metrics/metrics.ts';
import type { Graphql } from '../http/graphql.ts';
import { createHeldBytes } from '../limits/held-bytes.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import { createWorkLimit } from '../limits/work-limit.ts';
import type { FanOut } from '../shared-subscriptions/fan-out.ts';
import { protocolOptions } from './protocol.ts';

test('A closed socket is forgotten, with the operations that it ran', async () => {
  const { onConnect, onClose } = protocolOptions(
    fastify(),
    {} as Graphql,
    {} as FanOut,
    {
      requestLimit: createRequestLimit(null, systemClock.now),
      workLimit: createWorkLimit(null, systemClock),
      heldBytes: createHeldBytes(),
      clock: systemClock,
    },
    () => undefined,
  );
  const running = async () =>
    (await registry.getSingleMetric('canary_subscriptions')?.get())?.values[0]?.value;
  const connection = {} as Parameters<typeof onConnect>[0];
  Object.assign(connection, { connectionParams: {}, subscriptions: { 1: null, 2: null } });
  onConnect(connection);
  expect(await running()).toBe(2);
  onClose(connection);
  expect(await running()).toBe(0);
});
