import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startBalancer } from '../../../../tests/support/balancer.ts';
import { createTestDatabase } from '../../../../tests/support/shared-postgres.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { systemClock } from '../clock.ts';
import { openPubSub } from './open-pubsub.ts';

/** Opens topics that are shared through a Postgres, and close when the test ends. Subscribes to one of them. */
async function open(url: string, port: number, clock = systemClock) {
  const address = new URL(url);
  address.port = String(port);
  const lost: unknown[] = [];
  const { pubsub, close } = await openPubSub(address.href, (error) => lost.push(error), clock);
  onTestFinished(close);
  const signals = pubsub.subscribe('viewer:ada');
  onTestFinished(async () => void (await signals.return?.()));
  await signals.next();
  return { publish: () => pubsub.publish('viewer:ada'), signals, lost };
}

test('Topics that a server publishes while it is cut off reach the other servers when it is back', async () => {
  const url = await createTestDatabase();
  const port = Number(new URL(url).port);
  const line = await startBalancer(0, [port]);
  const receiver = await open(url, port);
  const sender = await open(url, line.port);
  sender.publish();
  await receiver.signals.next();

  await line.close();
  await expect.poll(() => sender.lost.length).toBeGreaterThan(0);
  sender.publish();
  const restored = await startBalancer(line.port, [port]);
  onTestFinished(() => restored.close());
  expect(await receiver.signals.next()).toEqual({ done: false, value: undefined });
  // A receiver that reconnects signals every topic, whether or not it was published.
  expect(receiver.lost).toEqual([]);
});

test('A line that went silent is noticed by the heartbeat, and missed signals are made up for', async () => {
  const url = await createTestDatabase();
  const port = Number(new URL(url).port);
  const line = await openLine(port);
  const clock = createTestClock();
  const receiver = await open(url, line.port, clock);
  const sender = await open(url, port);
  sender.publish();
  await receiver.signals.next();

  line.drop();
  sender.publish();
  const next = receiver.signals.next();
  clock.advance(30_000);
  await next;
  expect(receiver.lost).toHaveLength(1);
});

/** A line that can be dropped as a firewall does it: silently, and reset once something is sent. */
async function openLine(port: number) {
  const connections: (() => void)[] = [];
  const server = createServer((client) => {
    const postgres = connect(port, '127.0.0.1');
    for (const socket of [client, postgres]) socket.on('error', () => undefined);
    client.once('close', () => postgres.destroy());
    postgres.once('close', () => client.destroy());
    client.pipe(postgres).pipe(client);
    connections.push(() => {
      client.unpipe(postgres);
      postgres.unpipe(client);
      client.on('data', () => client.resetAndDestroy()).resume();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('A port was expected.');
  return {
    port: address.port,
    drop: () => {
      for (const drop of connections.splice(0)) drop();
    },
  };
}
