import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { addHeldBytes, createHeldBytes } from './held-bytes.ts';

test('A closed connection holds nothing, also for requests that wait behind an open one', async () => {
  let open = 0;
  const hold = () => {
    open += 1;
    return () => {
      open -= 1;
    };
  };
  const app = fastify();
  onTestFinished(() => app.close());
  addHeldBytes(app, { hold }, () => '192.0.2.1');
  const never = new Promise(() => undefined);
  app.get('/open', () => never);
  app.get('/', async () => 'answer');
  const connection = connect(Number(new URL(await app.listen()).port), '127.0.0.1');
  await once(connection, 'connect');
  for (const path of ['/open', '/', '/']) connection.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await expect.poll(() => open).toBe(3);
  connection.destroy();
  await expect.poll(() => open).toBe(0);
});

test('25 addresses that hold all that they may leave a megabyte for another one', () => {
  const held = createHeldBytes();
  const chunk = 64 * 1024;
  for (let address = 0; address < 25; address += 1) while (held.hold(String(address), chunk));
  expect(held.hold('another', 1024 * 1024)).not.toBeNull();
});

test('An address has room again as soon as bytes are released, for as many and no more', () => {
  const held = createHeldBytes();
  const megabyte = 1024 * 1024;
  const holdAll = () => {
    const releases: (() => void)[] = [];
    for (;;) {
      const release = held.hold('192.0.2.1', megabyte);
      if (!release) return releases;
      releases.push(release);
    }
  };
  const releases = holdAll();
  expect(releases).toHaveLength(16);
  for (const release of releases.slice(0, 3)) release();
  expect(holdAll()).toHaveLength(3);
});
